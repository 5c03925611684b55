import { whose } from '../../engine/party.ts'
import type { ExclusionCells } from './reason-id.ts'

/** Reasons where the police relied on a warrant, a record or a precedent. */
export const RELIANCE_CELLS = {
  'weak-warrant': ({ detective }) => ({
    'yes-reliance': [
      `officers relied on the warrant in objectively reasonable good faith`,
      `officers acted in reasonable reliance on a magistrate's warrant`,
      `A neutral magistrate weighed a truthful affidavit in a close case. Officers may rely on such a warrant although it proves invalid.`,
    ],
    'yes-isolated': [
      `the shortfall in the affidavit was isolated negligence of ${detective.the}`,
      `isolated negligence in writing an affidavit does not void a warrant`,
      `Nobody was negligent, in isolation or otherwise, and the affidavit was complete. Reasonable reliance on the magistrate is what saves the evidence.`,
    ],
    'yes-source': [
      `the magistrate's decision was an independent source of the evidence`,
      `the affidavit was an independent source of probable cause for the search`,
      `An independent source is one untouched by a violation. The warrant was the only source, and it was invalid.`,
    ],
    'no-face': [
      `the affidavit was so lacking in probable cause that reliance was unreasonable`,
      `no reasonable officer could rely on a warrant without probable cause`,
      `An affidavit just short in a close case isn't one on which no reasonable officer could rely.`,
    ],
    'no-fruit': [
      `evidence seized without probable cause is fruit of the poisonous tree`,
      `a search without probable cause makes all its fruit inadmissible`,
      `A search on an invalid warrant isn't enough for exclusion. Fruit is admissible where officers reasonably relied on a magistrate.`,
    ],
    'no-culpable': [
      `seeking a warrant on too little evidence was reckless police conduct`,
      `${detective.the} recklessly sought a warrant without probable cause`,
      `Telling a magistrate everything, even what helps the other side, isn't reckless. Misjudging a close question isn't either.`,
    ],
  }),
  'blank-warrant': ({ detective }) => ({
    'no-face': [
      `no officer could reasonably rely on a warrant that lacked particularity`,
      `the warrant was facially deficient for want of particularity`,
      `The warrant described nothing to be seized. Any officer who glanced at it could see that, whatever the application said.`,
    ],
    'no-culpable': [
      `the mistake in the warrant was reckless police conduct by ${detective.the}`,
      `${detective.the} showed systemic recklessness in preparing the warrant`,
      `A mistake in typing isn't reckless conduct or systemic recklessness. The evidence is out because the warrant was deficient on its face.`,
    ],
    'no-lie': [
      `the affiant's false statement about the building voided the warrant`,
      `the description of the building was a false statement by the affiant`,
      `Nothing sworn was false. A misplaced description isn't a false statement, but it leaves the warrant without particularity.`,
    ],
    'yes-reliance': [
      `the officers acted in reasonable reliance on a magistrate's signature`,
      `the good-faith exception covers a warrant signed by a magistrate`,
      `A signature doesn't make reliance reasonable. This warrant, on its face, described nothing to be seized.`,
    ],
    'yes-isolated': [
      `a typing mistake is isolated negligence that does not trigger exclusion`,
      `the omission was isolated negligence, which needs no exclusion`,
      `The rule on isolated negligence is about mistakes behind a record or recall. A warrant plainly lacking a description can't be relied on.`,
    ],
    'yes-inevitable': [
      `inevitable discovery applies, as a proper warrant could have been had`,
      `a corrected warrant would have led to inevitable discovery`,
      `That the police could have had a proper warrant isn't inevitable discovery. No lawful search was under way.`,
    ],
  }),
  'bare-warrant': ({ detective }) => ({
    'no-face': [
      `the affidavit was too bare for reasonable reliance on the warrant`,
      `no officer could reasonably rely on a warrant with so bare an affidavit`,
      `The affidavit gave a conclusion and nothing else. A well-trained officer would know that it fell far short.`,
    ],
    'no-lie': [
      `the affiant's vague assertion amounted to a reckless false statement`,
      `calling the source credible was a reckless false statement by the affiant`,
      `Nothing shows that the assertion was false or the source not credible. The affidavit fails because it says too little.`,
    ],
    'no-source': [
      `the unnamed informant was not an independent source of probable cause`,
      `the warrant lacked an independent source beyond the informant`,
      `Independent source is an answer to an earlier violation, and an informant may suffice. This affidavit was just bare.`,
    ],
    'yes-reliance': [
      `${whose(detective)} honest belief makes the good-faith exception apply`,
      `officers may act in good faith on any warrant that a magistrate issues`,
      `The test is objective. An honest belief doesn't make reliance on such a bare affidavit reasonable.`,
    ],
    'yes-isolated': [
      `a bare affidavit is isolated negligence that does not trigger exclusion`,
      `leaving out the details was isolated negligence by ${detective.the}`,
      `Relying on an affidavit this bare is more than isolated negligence. No reasonable officer would have done it.`,
    ],
    'yes-remainder': [
      `the magistrate's finding of probable cause binds the trial court`,
      `a credible person's report established probable cause for the warrant`,
      `A conclusory report, however credible the person, gives a magistrate nothing to judge. The finding isn't binding.`,
    ],
  }),
  'needed-lie': ({ suspect, detective, goods }) => ({
    'no-lie': [
      `probable cause for the warrant depended on the affiant's false statement`,
      `without the affiant's false statement there was no probable cause`,
      `Strike the invented buyer, and a large suitcase is all that remains. That isn't probable cause, so the warrant is void.`,
    ],
    'no-face': [
      `the warrant was facially deficient, and no officer could rely on it`,
      `no reasonable officer could rely on a warrant so facially deficient`,
      `The warrant wasn't facially deficient, so an officer could rely on what it said. The defect was the lie behind it.`,
    ],
    'no-source': [
      `no independent source led the officers to ${goods}`,
      `the buyer was not an independent source for the warrant`,
      `There was no buyer, and independent source isn't the question. A knowing lie that probable cause needed voids the warrant.`,
    ],
    'yes-reliance': [
      `the good-faith exception covers officers who rely on a warrant`,
      `the good-faith exception protects officers unaware of the lie`,
      `The good-faith exception doesn't cover a warrant obtained by misleading the magistrate, even for officers who rely on it unaware of the lie.`,
    ],
    'yes-remainder': [
      `the rest of the affidavit established probable cause for a warrant`,
      `probable cause remained once the false statement was set aside`,
      `What remains is that ${suspect.the} was seen with a suitcase. That's no fair probability of anything.`,
    ],
    'yes-inevitable': [
      `inevitable discovery applies, given the suspicion of ${suspect.the}`,
      `inevitable discovery by ${detective.the} would have come in time`,
      `Suspicion doesn't make a discovery inevitable. No lawful means of finding the evidence was under way.`,
    ],
  }),
  'needless-lie': ({ detective, place }) => ({
    'yes-remainder': [
      `probable cause for the warrant remains without the false statement`,
      `the affidavit established probable cause without the false statement`,
      `Strike the invented buyer, and two named eyewitnesses still place the evidence there that week.`,
    ],
    'yes-reliance': [
      `the good-faith exception covers officers who rely on a warrant`,
      `the good-faith exception cures an affiant's false statement`,
      `The good-faith exception doesn't cover officers whose affiant misled the magistrate by a knowing false statement. What was true suffices.`,
    ],
    'yes-isolated': [
      `a single false statement is isolated negligence by an affiant`,
      `one false statement is isolated negligence and not recklessness`,
      `One knowing false statement is deliberate, not isolated negligence. It just wasn't needed for probable cause.`,
    ],
    'no-lie': [
      `a warrant is void if the affiant makes a knowing false statement`,
      `${whose(detective)} knowing false statement voided the warrant`,
      `A knowing false statement voids a warrant only if probable cause needed it. The neighbors' account was enough.`,
    ],
    'no-culpable': [
      `a deliberate false statement triggers exclusion whatever its effect`,
      `${detective.the} engaged in deliberate and culpable police conduct`,
      `The conduct was deliberate, but it had no effect. Exclusion follows only if the false part was necessary.`,
    ],
    'no-source': [
      `the neighbors were not an independent source after the lie`,
      `no independent source justified the search of ${place}`,
      `The neighbors' report stood in the same affidavit and supported the warrant by itself. No other source was needed.`,
    ],
  }),
  'clerk-record': ({ detective, goods }) => ({
    'yes-reliance': [
      `${detective.the} acted in reasonable reliance on a court record`,
      `reasonable reliance on a court record is within the good-faith exception`,
      `The mistake was a court employee's. Excluding evidence wouldn't deter an officer who had no reason to doubt it.`,
    ],
    'yes-attenuated': [
      `the withdrawn warrant was an intervening circumstance`,
      `attenuation followed from the two weeks that had passed`,
      `A withdrawn warrant isn't an intervening circumstance, and the passing of two weeks cuts nothing off. Reliance on the record decides.`,
    ],
    'yes-source': [
      `the traffic stop was an independent source of the evidence`,
      `the lawful stop was an independent source for finding ${goods}`,
      `The stop alone gave no ground to search a coat. The arrest did, and it rested on the record.`,
    ],
    'no-fruit': [
      `an arrest on a withdrawn warrant makes the evidence its tainted fruit`,
      `the evidence is fruit of an arrest that lacked any valid warrant`,
      `The arrest lacked a valid warrant, but exclusion doesn't follow from every violation. The officer reasonably relied on the record.`,
    ],
    'no-culpable': [
      `the mistake of the court's employee was reckless government conduct`,
      `courts and police are charged together with systemic recklessness`,
      `One forgotten message isn't reckless or systemic, and court employees aren't whom the exclusionary rule is meant to deter.`,
    ],
    'no-face': [
      `no officer can reasonably rely on a warrant that does not exist`,
      `reliance on a warrant heard of by radio is unreasonable`,
      `Officers act on radio reports every day. With no reason for doubt, reliance was reasonable though the warrant was gone.`,
    ],
  }),
  'careless-record': ({ detective, goods }) => ({
    'yes-isolated': [
      `the clerk's isolated negligence does not trigger exclusion`,
      `exclusion does not follow from a clerk's isolated negligence`,
      `One careless omission, far from the arrest, isn't the deliberate, reckless, or systemic conduct that exclusion should deter.`,
    ],
    'yes-attenuated': [
      `five months made for attenuation between mistake and arrest`,
      `the radio report was an intervening circumstance before the arrest`,
      `Neither five months of a wrong record nor the report of it breaks a chain. The low culpability decides.`,
    ],
    'yes-source': [
      `the traffic stop was an independent source of the evidence`,
      `the lawful stop was an independent source for finding ${goods}`,
      `A traffic stop doesn't justify searching a coat. The arrest did, and it rested on the mistaken record.`,
    ],
    'no-culpable': [
      `police, unlike courts, answer for any negligence in their records`,
      `negligence within a police department is culpable police conduct`,
      `Negligence by police isn't enough by itself. The conduct must be deliberate, reckless, or part of a systemic failing.`,
    ],
    'no-fruit': [
      `an arrest on a withdrawn warrant makes the evidence its tainted fruit`,
      `the evidence is fruit of an arrest that lacked any valid warrant`,
      `A violation doesn't bring exclusion automatically. An isolated, negligent mistake about a withdrawn warrant doesn't call for it.`,
    ],
    'no-face': [
      `no officer can reasonably rely on a warrant that does not exist`,
      `${detective.the} could not reasonably rely on an unseen warrant`,
      `Nothing gave reason to doubt the report, so relying on an unseen warrant was reasonable.`,
    ],
  }),
  'knowing-record': ({ detective, goods }) => ({
    'no-culpable': [
      `the false records were the product of deliberate police misconduct`,
      `systemic and deliberate police misconduct lay behind the arrest`,
      `The chief kept dead warrants on file to create grounds for arrest. Exclusion exists to deter exactly that.`,
    ],
    'no-face': [
      `no officer can reasonably rely on a warrant heard of by radio`,
      `${detective.the} could not reasonably rely on an unseen warrant`,
      `Relying on a radio report of a warrant is reasonable in itself. The department's deliberate practice is what matters.`,
    ],
    'no-lie': [
      `a false statement by an affiant had voided the warrant`,
      `the chief's false statement as affiant voided the warrant`,
      `No affiant swore to anything false. The warrant had been valid, and then the department kept it on file.`,
    ],
    'yes-reliance': [
      `${detective.the} acted in reasonable reliance on a police record`,
      `the good-faith exception covers an arrest made on a police record`,
      `One detective's reliance on a police record doesn't launder the department's own scheme, so the good-faith exception fails.`,
    ],
    'yes-isolated': [
      `a mistaken record is isolated negligence at some remove`,
      `the withdrawn warrant was isolated negligence before the arrest`,
      `Keeping withdrawn warrants for years on purpose is neither isolated nor negligent.`,
    ],
    'yes-source': [
      `the traffic stop was an independent source of the evidence`,
      `the lawful stop was an independent source for finding ${goods}`,
      `A traffic stop gives no ground to search a coat. The arrest did, and it rested on the false file.`,
    ],
  }),
  'old-precedent': ({ suspect, detective }) => ({
    'yes-reliance': [
      `${detective.the} reasonably relied on binding precedent in the circuit`,
      `reliance on binding precedent is within the good-faith exception`,
      `Binding appellate precedent allowed the search when it was made. Exclusion would only punish obedience to the law.`,
    ],
    'yes-isolated': [
      `searching on outdated law is isolated negligence`,
      `${whose(detective)} mistake about the law was isolated negligence`,
      `There was no negligence and no mistake. The law of the circuit allowed the search on that day.`,
    ],
    'yes-remedy': [
      `the Court's new rule does not apply to searches made before it`,
      `a new Fourth Amendment rule is not retroactive to earlier searches`,
      `A new rule does apply to cases not yet final. The search was a violation, but reliance on precedent bars exclusion.`,
    ],
    'no-fruit': [
      `the exclusionary rule applies to fruit of a search now held invalid`,
      `the new decision applies to ${suspect.the}, which makes the evidence fruit`,
      `A decision handed down later doesn't make officers culpable. They followed binding precedent.`,
    ],
    'no-culpable': [
      `the search of a car after the arrest was reckless police conduct`,
      `searching without probable cause was deliberate police misconduct`,
      `Doing what binding decisions plainly allow isn't reckless misconduct, even if the search turns out to be invalid.`,
    ],
    'no-face': [
      `no officer could reasonably rely on precedent without a warrant`,
      `the good-faith exception is limited to reliance on a warrant`,
      `Good faith isn't limited to warrants. It also covers statutes, records, and binding appellate precedent.`,
    ],
  }),
} as const satisfies ExclusionCells
