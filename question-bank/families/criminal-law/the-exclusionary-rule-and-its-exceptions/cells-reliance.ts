import { whose } from '../../engine/party.ts'
import type { ExclusionCells } from './reason-id.ts'

/** Reasons where the police relied on a warrant, a record or a precedent. */
export const RELIANCE_CELLS = {
  'weak-warrant': ({ detective }) => ({
    'yes-reliance': [
      `officers reasonably relied on a warrant that a neutral magistrate had issued`,
      `the good-faith exception applies to officers who rely on a magistrate's warrant`,
      `A neutral magistrate weighed a truthful affidavit in a close case. Officers may rely on such a warrant although it proves invalid.`,
    ],
    'yes-isolated': [
      `${whose(detective)} error about probable cause was isolated negligence`,
      `a shortfall in an affidavit is isolated negligence, which does not require exclusion`,
      `Nobody was negligent, in isolation or otherwise, and the affidavit was complete. Reasonable reliance on the magistrate is what saves the evidence.`,
    ],
    'yes-source': [
      `the warrant was an independent source of the evidence`,
      `the magistrate's decision made the warrant an independent source of the evidence`,
      `An independent source is one untouched by a violation. The warrant was the only source, and it was invalid.`,
    ],
    'no-face': [
      `no officer could reasonably rely on a warrant issued without probable cause`,
      `the affidavit lacked probable cause, so reliance on the warrant was unreasonable`,
      `An affidavit just short in a close case isn't one on which no reasonable officer could rely.`,
    ],
    'no-fruit': [
      `evidence found under a warrant without probable cause is the fruit of an unlawful search`,
      `a search without probable cause makes the evidence fruit of the poisonous tree`,
      `A search on an invalid warrant isn't enough for exclusion. Fruit is admissible where officers reasonably relied on a magistrate.`,
    ],
    'no-culpable': [
      `${detective.the} acted recklessly in seeking a warrant without probable cause`,
      `seeking a warrant on too little evidence was reckless police conduct`,
      `Telling a magistrate everything, even what helps the other side, isn't reckless. Misjudging a close question isn't either.`,
    ],
  }),
  'blank-warrant': ({ detective }) => ({
    'no-face': [
      `no officer could reasonably rely on a warrant that lacked particularity`,
      `the warrant, on its face, failed to describe the items with particularity`,
      `The warrant described nothing to be seized. Any officer who glanced at it could see that, whatever the application said.`,
    ],
    'no-culpable': [
      `${whose(detective)} error in preparing the warrant was reckless police conduct`,
      `${detective.the} acted recklessly in preparing a warrant without particularity`,
      `An error in preparing a warrant isn't reckless conduct. The evidence is out because the warrant, on its face, described nothing.`,
    ],
    'no-lie': [
      `the description of the building was a false statement that voided the warrant`,
      `${detective.the} made a false statement in the warrant about the items to be seized`,
      `Nothing sworn was false. A misplaced description isn't a false statement, but it leaves the warrant without particularity.`,
    ],
    'yes-reliance': [
      `officers reasonably relied on a warrant that a neutral magistrate had signed`,
      `the good-faith exception applies to officers who rely on a magistrate's warrant`,
      `That a neutral magistrate signed it doesn't make reliance reasonable. This warrant, on its face, described nothing to be seized.`,
    ],
    'yes-isolated': [
      `a typing mistake is isolated negligence, which does not require exclusion`,
      `${whose(detective)} typing mistake in the warrant was isolated negligence`,
      `The rule on isolated negligence is about mistakes behind a record or recall. A warrant plainly lacking a description can't be relied on.`,
    ],
    'yes-inevitable': [
      `officers with a proper warrant would inevitably have discovered the evidence`,
      `inevitable discovery applies when the police could have obtained a proper warrant`,
      `That the police could have had a proper warrant isn't inevitable discovery. No lawful search was under way.`,
    ],
  }),
  'bare-warrant': ({ detective }) => ({
    'no-face': [
      `no officer could reasonably rely on a warrant issued on so bare an affidavit`,
      `the affidavit stated a bare conclusion, so reliance on the warrant was unreasonable`,
      `The affidavit gave a conclusion and nothing else. A well-trained officer would know that it fell far short.`,
    ],
    'no-lie': [
      `calling the source credible was a false statement that voided the warrant`,
      `${detective.the} recklessly made a false statement about the source in the affidavit`,
      `Nothing shows that the assertion was false or the source not credible. The affidavit fails because it says too little.`,
    ],
    'no-source': [
      `an unnamed informant was not an independent source of probable cause`,
      `the warrant required an independent source beyond the word of an informant`,
      `Independent source is an answer to an earlier violation, and an informant may suffice. This affidavit was just bare.`,
    ],
    'yes-reliance': [
      `the good-faith exception applies to a detective who honestly believes in probable cause`,
      `officers reasonably relied on a warrant that a neutral magistrate had issued`,
      `The test is objective. An honest belief doesn't make reliance on such a bare affidavit reasonable.`,
    ],
    'yes-isolated': [
      `leaving details out of an affidavit is isolated negligence, which does not require exclusion`,
      `${whose(detective)} omission of details from the affidavit was isolated negligence`,
      `Relying on an affidavit this bare is more than isolated negligence. No reasonable officer would have done it.`,
    ],
    'yes-remainder': [
      `the magistrate's finding of probable cause was entitled to deference`,
      `reliable information from a credible person established probable cause for the warrant`,
      `A conclusory report, however credible the person, gives a magistrate nothing to judge, so the finding gets no deference.`,
    ],
  }),
  'needed-lie': ({ suspect, detective, place }) => ({
    'no-lie': [
      `probable cause for the warrant depended on ${whose(detective)} false statement`,
      `the affidavit did not establish probable cause without the false statement`,
      `Strike the invented buyer, and a large suitcase is all that remains. That isn't probable cause, so the warrant is void.`,
    ],
    'no-face': [
      `no officer could reasonably rely on a warrant that was facially deficient`,
      `no officer could reasonably rely on a warrant issued on one detective's affidavit`,
      `The warrant wasn't facially deficient, so an officer could rely on what it said. The defect was the lie behind it.`,
    ],
    'no-source': [
      `no independent source apart from the affidavit led officers to the evidence`,
      `the police had no independent source for a search of ${place}`,
      `Independent source is an answer to an earlier unlawful search, and a valid affidavit needs no second source. Here, the lie voids the warrant.`,
    ],
    'yes-reliance': [
      `the good-faith exception applies to officers who did not know of the false statement`,
      `officers reasonably relied on a warrant that a neutral magistrate had issued`,
      `The good-faith exception doesn't cover a warrant obtained by misleading the magistrate, even for officers who rely on it unaware of the lie.`,
    ],
    'yes-remainder': [
      `the affidavit established probable cause without the false statement`,
      `probable cause for the warrant did not depend on the false statement`,
      `What remains once the false statement is struck is that ${suspect.the} was seen with a suitcase. That's no fair probability of anything.`,
    ],
    'yes-inevitable': [
      `the police, who suspected ${suspect.the}, would inevitably have discovered the evidence`,
      `inevitable discovery applies when the police already suspect a defendant`,
      `Suspicion doesn't make a discovery inevitable. No lawful means of finding the evidence was under way.`,
    ],
  }),
  'needless-lie': ({ detective, place }) => ({
    'yes-remainder': [
      `the affidavit established probable cause without the false statement`,
      `probable cause for the warrant did not depend on the false statement`,
      `Strike the invented buyer, and two named eyewitnesses still place the evidence there that week.`,
    ],
    'yes-reliance': [
      `the good-faith exception applies to officers who did not know of the false statement`,
      `officers reasonably relied on a warrant that a neutral magistrate had issued`,
      `The good-faith exception doesn't save a warrant from an affiant who knowingly misled a neutral magistrate, though officers relied on it. What was true suffices.`,
    ],
    'yes-isolated': [
      `one false statement is isolated negligence, which does not require exclusion`,
      `${whose(detective)} false statement was an act of isolated negligence`,
      `One knowing false statement is deliberate, not isolated negligence. It just wasn't needed for probable cause.`,
    ],
    'no-lie': [
      `a statement that an affiant knows to be false voids the warrant`,
      `${whose(detective)} knowing false statement to the magistrate voided the warrant`,
      `A knowing false statement voids a warrant only if probable cause needed it. The neighbors' account was enough.`,
    ],
    'no-culpable': [
      `a deliberate false statement is police misconduct that requires exclusion`,
      `${detective.the} deliberately deceived a magistrate, which the exclusionary rule must deter`,
      `Whoever deliberately deceived a magistrate committed misconduct, but the evidence is excluded only where probable cause depended on it.`,
    ],
    'no-source': [
      `the neighbors' report was not an independent source apart from the affidavit`,
      `the police had no independent source for a search of ${place}`,
      `The neighbors' report stood in the same affidavit and supported the warrant by itself. No other source was needed.`,
    ],
  }),
  'clerk-record': ({ suspect, detective }) => ({
    'yes-reliance': [
      `${detective.the} reasonably relied on a court record that had not been corrected`,
      `the good-faith exception applies to an officer who relies on a mistaken court record`,
      `The mistake was a court employee's. Excluding evidence wouldn't deter an officer who had no reason to doubt it.`,
    ],
    'yes-attenuated': [
      `the report of a warrant was an intervening circumstance after the stop`,
      `the two weeks after the withdrawal attenuated the taint of the mistake`,
      `A mistaken report isn't an intervening circumstance, and two weeks attenuate nothing. Reliance on the record decides.`,
    ],
    'yes-source': [
      `the lawful traffic stop was an independent source of the evidence`,
      `the stop was an independent source of authority to search ${whose(suspect)} coat`,
      `The stop alone gave no ground to search a coat. The arrest did, and it rested on the record.`,
    ],
    'no-fruit': [
      `the evidence is the fruit of an arrest on a warrant that had been withdrawn`,
      `an arrest without a valid warrant makes the evidence its fruit`,
      `The arrest lacked a valid warrant, but exclusion doesn't follow from every violation. The officer reasonably relied on the record.`,
    ],
    'no-culpable': [
      `the court employee's failure to report the withdrawal was reckless conduct`,
      `the exclusionary rule must deter court employees as well as the police`,
      `One forgotten message isn't reckless or systemic, and court employees aren't whom the exclusionary rule is meant to deter.`,
    ],
    'no-face': [
      `no officer could reasonably rely on a warrant that had been withdrawn`,
      `no officer could reasonably rely on a radio report of a warrant`,
      `Officers act on radio reports every day. With no reason for doubt, reliance was reasonable though the warrant was gone.`,
    ],
  }),
  'careless-record': ({ suspect }) => ({
    'yes-isolated': [
      `the clerk's mistake was isolated negligence, which does not require exclusion`,
      `the exclusionary rule does not apply to isolated negligence in keeping records`,
      `One careless omission, far from the arrest, isn't the deliberate, reckless, or systemic conduct that exclusion should deter.`,
    ],
    'yes-attenuated': [
      `the report of a warrant was an intervening circumstance after the stop`,
      `the five months after the withdrawal were an intervening circumstance`,
      `Neither five months of a wrong record nor the report of it breaks a chain. The low culpability decides.`,
    ],
    'yes-source': [
      `the lawful traffic stop was an independent source of the evidence`,
      `the stop was an independent source of authority to search ${whose(suspect)} coat`,
      `A traffic stop doesn't justify searching a coat. The arrest did, and it rested on the mistaken record.`,
    ],
    'no-culpable': [
      `negligence by the police, unlike negligence by a court, requires exclusion`,
      `the exclusionary rule applies to a police department's negligence in keeping records`,
      `Negligence by police isn't enough by itself. The conduct must be deliberate, reckless, or part of a systemic failing.`,
    ],
    'no-fruit': [
      `the evidence is the fruit of an arrest on a warrant that had been withdrawn`,
      `an arrest without a valid warrant makes the evidence its fruit`,
      `A violation doesn't bring exclusion automatically. An isolated, negligent mistake about a withdrawn warrant doesn't call for it.`,
    ],
    'no-face': [
      `no officer could reasonably rely on a warrant that had been withdrawn`,
      `no officer could reasonably rely on a radio report of a warrant`,
      `Nothing gave reason to doubt the report, so relying on it was reasonable though the warrant had been withdrawn.`,
    ],
  }),
  'knowing-record': ({ suspect, detective }) => ({
    'no-culpable': [
      `the arrest was the product of systemic and deliberate police misconduct`,
      `the exclusionary rule applies to deliberate misconduct in keeping records`,
      `The chief kept dead warrants on file to create grounds for arrest. Exclusion exists to deter exactly that.`,
    ],
    'no-face': [
      `no officer could reasonably rely on a warrant that had been withdrawn`,
      `no officer could reasonably rely on a radio report of a warrant`,
      `Relying on a radio report of a warrant is reasonable in itself. The department's deliberate practice is what matters.`,
    ],
    'yes-reliance': [
      `${detective.the} reasonably relied on a police record without knowing of the practice`,
      `the good-faith exception applies to an officer who relies on a police record`,
      `One detective's reliance on a police record doesn't launder the department's own scheme, so the good-faith exception fails.`,
    ],
    'yes-isolated': [
      `${whose(detective)} own mistake was isolated negligence, which does not require exclusion`,
      `the exclusionary rule does not apply to isolated negligence in keeping records`,
      `Keeping withdrawn warrants for years on purpose is neither isolated nor negligent.`,
    ],
    'yes-source': [
      `the lawful traffic stop was an independent source of the evidence`,
      `the stop was an independent source of authority to search ${whose(suspect)} coat`,
      `A traffic stop gives no ground to search a coat. The arrest did, and it rested on the false file.`,
    ],
  }),
  'old-precedent': ({ detective }) => ({
    'yes-reliance': [
      `${detective.the} reasonably relied on binding precedent that allowed the search`,
      `the good-faith exception applies to an officer who relies on binding precedent`,
      `Binding appellate precedent allowed the search when it was made. Exclusion would only punish obedience to the law.`,
    ],
    'yes-isolated': [
      `a search under outdated law is isolated negligence, which does not require exclusion`,
      `${whose(detective)} mistake about the law was isolated negligence`,
      `There was no negligence and no mistake. The law of the circuit allowed the search on that day.`,
    ],
    'yes-remedy': [
      `a new Fourth Amendment rule does not apply to a search made before it`,
      `the Supreme Court's decision does not apply to an earlier search`,
      `A new rule, or a decision of the Supreme Court, does apply to an earlier search while the case isn't final. Reliance on precedent bars exclusion.`,
    ],
    'no-fruit': [
      `the Supreme Court's decision makes the evidence the fruit of an unlawful search`,
      `the exclusionary rule applies to the fruit of a search that is now held unlawful`,
      `A decision handed down later doesn't make officers culpable. They followed binding precedent.`,
    ],
    'no-culpable': [
      `${detective.the} acted recklessly in searching a car without probable cause`,
      `searching a car without a warrant was reckless police conduct`,
      `Whoever searched a car as binding decisions plainly allowed didn't act recklessly, even if the search turns out to be invalid.`,
    ],
    'no-face': [
      `no officer could reasonably rely on precedent in place of a warrant`,
      `the good-faith exception applies to reliance on a warrant and not on precedent`,
      `Good faith isn't limited to warrants. It also covers statutes, records, and binding appellate precedent.`,
    ],
  }),
} as const satisfies ExclusionCells
