import { whose } from '../../engine/party.ts'
import type { ExclusionCells } from './reason-id.ts'

/** Reasons where something stands between the violation and the evidence. */
export const LINK_CELLS = {
  'found-warrant': ({ suspect, detective }) => ({
    'yes-attenuated': [
      `discovery of a valid arrest warrant attenuated the taint of the stop`,
      `the valid arrest warrant was an intervening circumstance after the stop`,
      `A valid warrant, older than the stop, broke the chain, and an honest mistake isn't flagrant misconduct.`,
    ],
    'yes-isolated': [
      `the exclusionary rule does not apply to the fruit of a negligent stop`,
      `a negligent stop does not violate the Fourth Amendment`,
      `A negligent stop still violates the Fourth Amendment, and its fruit is excluded unless the link is attenuated. The valid warrant did that.`,
    ],
    'yes-source': [
      `the warrant check was an independent source of the evidence`,
      `${whose(suspect)} name was an independent source of the evidence`,
      `The name and the check came from the unlawful stop, so they weren't independent of it. Attenuation is the answer.`,
    ],
    'no-fruit': [
      `the evidence is the fruit of a stop made without reasonable suspicion`,
      `evidence found minutes after an unlawful stop is its fruit`,
      `Short time points to fruit, but the valid warrant and the lack of flagrancy outweigh it.`,
    ],
    'no-culpable': [
      `a stop without reasonable suspicion is flagrant police misconduct`,
      `${detective.the} acted recklessly in stopping ${suspect.the} without reasonable suspicion`,
      `A good-faith misjudgment of what a stop requires is at most negligent. Flagrancy takes more.`,
    ],
    'no-source': [
      `the arrest warrant was not an independent source apart from the stop`,
      `the stop led to the warrant check, which was not an independent source`,
      `It's true that the stop led to the check. But attenuation doesn't need an independent source.`,
    ],
  }),
  'warned-confession': ({ suspect, detective }) => ({
    'no-fruit': [
      `the statement is the fruit of an arrest made without probable cause`,
      `Miranda warnings did not attenuate the taint of an arrest without probable cause`,
      `Less than two hours, no intervening event, and an arrest on a hunch. Warnings alone don't purge that taint.`,
    ],
    'no-involuntary': [
      `a statement made soon after an unlawful arrest is involuntary`,
      `an arrest without probable cause made ${whose(suspect)} statement involuntary`,
      `An unlawful arrest isn't coercion by itself, and nothing else shows that the statement was involuntary. It's the arrest's fruit.`,
    ],
    'no-face': [
      `a Miranda waiver signed after an unlawful arrest is invalid`,
      `no officer could reasonably rely on a waiver signed after an unlawful arrest`,
      `The waiver form was fine under Miranda. The Fourth Amendment asks separately whether the arrest led to the statement.`,
    ],
    'yes-attenuated': [
      `Miranda warnings attenuated the taint of an arrest without probable cause`,
      `the signed waiver was an intervening circumstance after the arrest`,
      `Warnings and a signed waiver protect the Fifth Amendment. By themselves they don't break the link to an unlawful arrest.`,
    ],
    'yes-product': [
      `the statement, made at the station, was not the product of the arrest`,
      `a statement at a police station is not the product of an arrest on the street`,
      `Without probable cause, ${suspect.the} could not lawfully be held at the station at all, so the place doesn't help.`,
    ],
    'yes-isolated': [
      `an arrest on a hunch is isolated negligence, which does not require exclusion`,
      `${whose(detective)} hunch about ${suspect.the} was isolated negligence`,
      `Arresting on a hunch in order to question is deliberate, not isolated negligence.`,
    ],
  }),
  'free-return': ({ suspect }) => ({
    'yes-attenuated': [
      `a voluntary return four days after release attenuated the taint of the arrest`,
      `${whose(suspect)} voluntary return was an intervening circumstance after the arrest`,
      `Four days at liberty, a lawyer's advice, and an unasked return leave nothing of the arrest's taint.`,
    ],
    'yes-product': [
      `the statement, made at the station, was not the product of the arrest`,
      `a statement at a police station is not the product of an arrest on the street`,
      `A station isn't a place free of the product of a street arrest made without probable cause. The free return is what counts.`,
    ],
    'yes-inevitable': [
      `${suspect.the}, who wished to confess, would inevitably have made the statement`,
      `inevitable discovery applies to a confession that ${suspect.the} wished to make`,
      `Nothing shows that a confession would inevitably have been made. The statement comes in because it was no longer tied to the arrest.`,
    ],
    'no-fruit': [
      `the statement is the fruit of an arrest made without probable cause`,
      `${suspect.the} would not have spoken but for the arrest, which makes the statement its fruit`,
      `But for the arrest ${suspect.the} might not have come, but fruit needs more than but-for cause. The taint was gone.`,
    ],
    'no-culpable': [
      `an arrest on a hunch is flagrant misconduct that requires exclusion`,
      `the arrest was deliberate police misconduct, which the exclusionary rule must deter`,
      `Deliberate or flagrant misconduct is one factor. Four days, a lawyer, and an unasked return outweigh it.`,
    ],
    'no-involuntary': [
      `the statement, made without Miranda warnings, was involuntary`,
      `the earlier arrest made ${whose(suspect)} statement involuntary`,
      `Coming back unasked after talking with a lawyer isn't involuntary. Nor was it custody that requires warnings.`,
    ],
  }),
  'home-arrest': ({ suspect, detective }) => ({
    'yes-product': [
      `the police had probable cause, so the statement was not the product of the entry`,
      `probable cause made custody at the station lawful despite the unlawful entry`,
      `The warrant rule protects the home. With probable cause, custody at the station was lawful, so its product is admissible.`,
    ],
    'yes-attenuated': [
      `Miranda warnings attenuated the taint of the unlawful entry`,
      `the signed waiver was an intervening circumstance after the unlawful entry`,
      `Warnings, a waiver, and an hour wouldn't attenuate the taint. They aren't needed where the police have probable cause.`,
    ],
    'yes-reliance': [
      `${detective.the} relied in good faith on probable cause for the arrest`,
      `the good-faith exception applies to an arrest made on probable cause`,
      `Good faith covers reliance on a warrant, a statute, or a precedent. There was none for that entry.`,
    ],
    'no-fruit': [
      `the statement is the fruit of an arrest made in a home without a warrant`,
      `a statement made an hour after an unlawful entry is its fruit`,
      `The entry was unlawful, but the statement was made elsewhere, in custody that probable cause justified.`,
    ],
    'no-involuntary': [
      `the unlawful entry made ${whose(suspect)} later statement involuntary`,
      `a statement made soon after an unlawful entry is involuntary`,
      `An unlawful entry isn't coercion of the will. Warnings, a waiver, and an hour suggest the opposite.`,
    ],
    'no-source': [
      `the statement had no independent source apart from the unlawful entry`,
      `custody at the station had no independent source apart from the unlawful entry`,
      `No independent source is needed. Probable cause made the custody at the station lawful in itself.`,
    ],
  }),
  'own-decision': ({ detective }) => ({
    'yes-source': [
      `the warrant was an independent source of the evidence`,
      `the warrant, decided on earlier, was an independent source`,
      `The decision and the probable cause both came before the entry, so the warrant owed nothing to it.`,
    ],
    'yes-inevitable': [
      `inevitable discovery excused the unlawful entry`,
      `inevitable discovery justified an entry without a warrant`,
      `Nothing excused the entry, and the evidence was in fact found lawfully later. That's independent source, not inevitable discovery.`,
    ],
    'yes-reliance': [
      `the good-faith exception excused the unlawful entry`,
      `the good-faith exception covers the entry that ${detective.the} made`,
      `Nothing excused the entry. The detective had no warrant yet on which to rely in good faith.`,
    ],
    'no-fruit': [
      `the evidence is the fruit of an unlawful entry`,
      `the warrant was the fruit of an unlawful entry`,
      `The goods were seen in the entry, but the warrant that led to the seizure wasn't its fruit.`,
    ],
    'no-lie': [
      `the affidavit made a false statement by omitting the entry`,
      `omitting the entry from the affidavit voided the warrant`,
      `Omitting the entry kept the warrant independent. An omission matters only if probable cause depends on it.`,
    ],
    'no-culpable': [
      `the unlawful entry was deliberate police misconduct`,
      `a deliberate violation of the Fourth Amendment requires exclusion`,
      `Even a deliberate violation of the Fourth Amendment doesn't bar evidence from an independent source. Misconduct puts the police in no worse position.`,
    ],
  }),
  'prompted-decision': () => ({
    'no-source': [
      `the warrant was not an independent source of the evidence`,
      `the warrant, prompted by the entry, was not an independent source`,
      `What was seen in the entry prompted the application. A warrant so prompted isn't independent.`,
    ],
    'no-lie': [
      `the affidavit made a false statement by omitting the entry`,
      `omitting the entry from the affidavit voided the warrant`,
      `The affidavit was true, and probable cause didn't depend on the omission. The prompting is what taints the warrant.`,
    ],
    'no-face': [
      `no officer could reasonably rely on the affidavit`,
      `the affidavit did not establish probable cause`,
      `The affidavit did establish probable cause, so officers could reasonably rely on it. The fault lay in why the warrant was sought.`,
    ],
    'yes-source': [
      `the warrant was an independent source of the evidence`,
      `the facts known earlier were an independent source`,
      `Probable cause from earlier facts is only half of it. The decision to seek the warrant must be independent too.`,
    ],
    'yes-inevitable': [
      `officers would inevitably have discovered the evidence`,
      `inevitable discovery applies, given the facts known earlier`,
      `The case was being closed, so nothing would inevitably have been discovered from the facts known earlier.`,
    ],
    'yes-reliance': [
      `officers reasonably relied on a magistrate's warrant`,
      `the good-faith exception applies to a magistrate's warrant`,
      `Reliance on a magistrate's warrant in good faith doesn't help a detective whose own violation led to it.`,
    ],
  }),
  'search-party': () => ({
    'yes-inevitable': [
      `officers with a warrant would inevitably have discovered the evidence`,
      `inevitable discovery applies, since a lawful search would have reached the evidence`,
      `A search was already under way and would have reached the spot without the violation.`,
    ],
    'yes-source': [
      `the search under the warrant was an independent source of the evidence`,
      `the warrant for the facility was an independent source of the evidence`,
      `The search under the warrant hadn't yet found anything. An independent source does; inevitable discovery asks what would have happened.`,
    ],
    'yes-attenuated': [
      `the length of the interview attenuated the taint of the violation`,
      `the search under the warrant was an intervening circumstance after the violation`,
      `The suspect was persuaded in that very interview, so nothing intervened. What the search under way would have found decides.`,
    ],
    'no-fruit': [
      `the evidence is the fruit of a violation of the right to counsel`,
      `questioning without counsel makes the evidence fruit of the poisonous tree`,
      `The evidence was the fruit of that violation, but fruit that lawful means would have brought to light anyway is admissible.`,
    ],
    'no-culpable': [
      `a deliberate violation of the right to counsel requires exclusion`,
      `inevitable discovery requires that the police have acted in good faith`,
      `The prosecution needn't show good faith. Even a deliberate violation doesn't bar what would inevitably have been found.`,
    ],
    'no-source': [
      `the warrant, which had led to nothing, was not an independent source of the evidence`,
      `the police had no independent source of the evidence apart from the violation`,
      `The warrant had led to nothing yet, so it was no independent source. But inevitable discovery is a separate exception.`,
    ],
  }),
  'no-knock': ({ detective }) => ({
    'yes-remedy': [
      `exclusion is not the remedy for a knock-and-announce violation`,
      `the exclusionary rule does not apply to a knock-and-announce violation`,
      `The valid warrant, not the missing knock, led to the evidence. Exclusion would cost too much for that interest.`,
    ],
    'yes-reliance': [
      `${detective.the} reasonably relied on a warrant that a neutral magistrate had issued`,
      `the good-faith exception applies to the execution of a valid warrant`,
      `The warrant was valid, so nothing needs saving by good faith. And skipping the knock was no reasonable reliance.`,
    ],
    'yes-inevitable': [
      `inevitable discovery excuses a knock-and-announce violation`,
      `inevitable discovery justified an entry without a knock`,
      `Nothing justified entering without a knock. The violation stands, but it doesn't lead to exclusion.`,
    ],
    'no-fruit': [
      `the evidence is the fruit of an unlawful entry`,
      `the evidence is the fruit of a knock-and-announce violation`,
      `The entry was unlawful in manner only. The search under the warrant was lawful, and exclusion doesn't follow.`,
    ],
    'no-culpable': [
      `${detective.the} deliberately violated the knock-and-announce rule`,
      `a deliberate knock-and-announce violation requires exclusion`,
      `Even an officer who deliberately violated the knock-and-announce rule doesn't bring about exclusion. Other remedies must deter it.`,
    ],
    'no-face': [
      `a knock-and-announce violation makes a warrant invalid`,
      `no officer could reasonably rely on a warrant executed without a knock`,
      `The warrant was valid and kept its force. Its execution was unreasonable only in the missing knock.`,
    ],
  }),
  'willing-witness': () => ({
    'yes-attenuated': [
      `four months and the clerk's free will attenuated the taint of the search`,
      `the clerk's free decision to speak was an intervening circumstance after the search`,
      `A witness who speaks freely after four months, about what she knew herself, is far removed from the search.`,
    ],
    'yes-source': [
      `the clerk's memory was an independent source of her testimony`,
      `the clerk, whom officers had not looked for, was an independent source`,
      `The police learned of her from the search, so she was no independent source. The link was attenuated instead.`,
    ],
    'yes-inevitable': [
      `the police would inevitably have discovered the clerk by questioning employees`,
      `inevitable discovery applies, since the police routinely question employees`,
      `Questioning employees might have led to her, but no one shows that the police would routinely or inevitably have done so.`,
    ],
    'no-fruit': [
      `the clerk's testimony is the fruit of an unlawful search`,
      `the slip that named the clerk makes her testimony the fruit of a search`,
      `The slip led to her, but live testimony freely given months later is less readily treated as fruit.`,
    ],
    'no-source': [
      `the police had no independent source for the clerk's name`,
      `the clerk's testimony had no independent source apart from the search`,
      `The clerk's name did come from the slip, with no independent source. But attenuation requires none.`,
    ],
    'no-culpable': [
      `a search without a warrant is flagrant police misconduct`,
      `using the slip to find a witness was deliberate police misconduct`,
      `A mistake about the law isn't flagrant, and the search wasn't made to find witnesses.`,
    ],
  }),
} as const satisfies ExclusionCells
