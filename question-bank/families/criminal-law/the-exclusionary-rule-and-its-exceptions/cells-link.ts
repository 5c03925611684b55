import { his, whose } from '../../engine/party.ts'
import type { ExclusionCells } from './reason-id.ts'

/** Reasons where something stands between the violation and the evidence. */
export const LINK_CELLS = {
  'found-warrant': ({ suspect, detective }) => ({
    'yes-attenuated': [
      `the valid arrest warrant was an intervening circumstance`,
      `attenuation followed from discovery of a valid arrest warrant`,
      `A valid warrant, older than the stop, broke the chain, and an honest mistake isn't flagrant misconduct.`,
    ],
    'yes-isolated': [
      `a stop without reasonable suspicion is isolated negligence`,
      `${whose(detective)} stop was isolated negligence and no violation`,
      `The stop was a violation, and negligence in making a stop doesn't end the inquiry. The valid warrant does.`,
    ],
    'yes-source': [
      `${whose(suspect)} name was an independent source of the evidence`,
      `the warrant check was an independent source of the evidence`,
      `The name and the check came from the unlawful stop, so they weren't independent of it. Attenuation is the answer.`,
    ],
    'no-fruit': [
      `the evidence was fruit of a stop that lacked reasonable suspicion`,
      `the discovery minutes after an unlawful stop was its tainted fruit`,
      `Short time points to fruit, but the valid warrant and the lack of flagrancy outweigh it.`,
    ],
    'no-culpable': [
      `a stop without reasonable suspicion is flagrant misconduct`,
      `stopping ${suspect.the} without cause was reckless police conduct`,
      `A good-faith misjudgment of what a stop requires is at most negligent. Flagrancy takes more.`,
    ],
    'no-source': [
      `the arrest warrant had no independent source apart from the stop`,
      `the check that revealed the warrant had no independent source`,
      `It's true that the stop led to the check. But attenuation doesn't need an independent source.`,
    ],
  }),
  'warned-confession': ({ suspect, detective }) => ({
    'no-fruit': [
      `the statement is the fruit of an arrest made without probable cause`,
      `the unlawful arrest was exploited without any intervening circumstance`,
      `Less than two hours, no intervening event, and an arrest on a hunch. Warnings alone don't purge that taint.`,
    ],
    'no-involuntary': [
      `an arrest on a hunch made the statement involuntary under due process`,
      `the statement was involuntary, coming so soon after an unlawful arrest`,
      `An unlawful arrest isn't coercion by itself, and nothing else shows that the statement was involuntary. It's the arrest's fruit.`,
    ],
    'no-face': [
      `${detective.the} could not reasonably rely on a waiver form`,
      `a waiver signed after an unlawful arrest is facially deficient`,
      `The waiver form was fine under Miranda. The Fourth Amendment asks separately whether the arrest led to the statement.`,
    ],
    'yes-attenuated': [
      `the Miranda warnings were an intervening circumstance`,
      `attenuation followed from Miranda warnings and a signed waiver`,
      `Warnings protect the Fifth Amendment. By themselves they don't break the link to an unlawful arrest.`,
    ],
    'yes-product': [
      `the statement was made at the station and not at the unlawful arrest`,
      `a statement made at the station is no product of a street arrest`,
      `Without probable cause, ${suspect.the} could not lawfully be held at the station at all, so the place doesn't help.`,
    ],
    'yes-isolated': [
      `arresting on a hunch is isolated negligence without exclusion`,
      `a single arrest on a hunch is only isolated negligence`,
      `Arresting on a hunch in order to question is deliberate, not isolated negligence.`,
    ],
  }),
  'free-return': ({ suspect }) => ({
    'yes-attenuated': [
      `the voluntary return four days after release made for attenuation`,
      `release and a voluntary return were an intervening circumstance`,
      `Four days at liberty, a lawyer's advice, and an unasked return leave nothing of the arrest's taint.`,
    ],
    'yes-product': [
      `a statement at the station is no product of a street arrest`,
      `the statement was made away from the place of the unlawful arrest`,
      `A station isn't a place free of the product of a street arrest made without probable cause. The free return is what counts.`,
    ],
    'yes-inevitable': [
      `inevitable discovery applies, since ${suspect.the} wanted to confess`,
      `a confession was an inevitable discovery in the investigation`,
      `Nothing made a confession inevitable. The statement comes in because it was no longer tied to the arrest.`,
    ],
    'no-fruit': [
      `the statement was fruit of an arrest made on nothing but a hunch`,
      `the exclusionary rule bars all fruit of an arrest without probable cause`,
      `But for the arrest ${suspect.the} might not have come, but fruit needs more than but-for cause. The taint was gone.`,
    ],
    'no-culpable': [
      `an arrest on a hunch is flagrant misconduct that requires exclusion`,
      `exclusion must follow deliberate police misconduct like that arrest`,
      `Flagrant misconduct is one factor. Four days, a lawyer, and an unasked return outweigh it.`,
    ],
    'no-involuntary': [
      `the statement was involuntary without Miranda warnings and counsel`,
      `${suspect.the} spoke involuntarily in the shadow of the arrest`,
      `Coming back unasked after talking with a lawyer isn't involuntary. Nor was it custody that requires warnings.`,
    ],
  }),
  'home-arrest': ({ suspect, detective }) => ({
    'yes-product': [
      `given probable cause, the statement was not a product of the entry`,
      `probable cause made the later custody outside the home lawful`,
      `The warrant rule protects the home. With probable cause, custody at the station was lawful, so its product is admissible.`,
    ],
    'yes-attenuated': [
      `the Miranda warnings were an intervening circumstance after the arrest`,
      `attenuation followed from one hour and complete Miranda warnings`,
      `Warnings and an hour wouldn't make for attenuation. They aren't needed where the police have probable cause.`,
    ],
    'yes-reliance': [
      `${detective.the} relied in good faith on probable cause for the arrest`,
      `the good-faith exception covers a home arrest made on probable cause`,
      `Good faith covers reliance on a warrant, a statute, or a precedent. There was none for that entry.`,
    ],
    'no-fruit': [
      `the statement is fruit of an arrest that required an arrest warrant`,
      `an unlawful home arrest made the later statement its tainted fruit`,
      `The entry was unlawful, but the statement was made elsewhere, in custody that probable cause justified.`,
    ],
    'no-involuntary': [
      `an arrest in the home made ${his(suspect)} later statement involuntary`,
      `the statement was involuntary after an unlawful entry into the home`,
      `An unlawful entry isn't coercion of the will. Warnings, a waiver, and an hour suggest the opposite.`,
    ],
    'no-source': [
      `the statement had no independent source apart from the home arrest`,
      `no independent source supported custody after the home arrest`,
      `No independent source is needed. Probable cause made the custody at the station lawful in itself.`,
    ],
  }),
  'own-decision': ({ detective, goods }) => ({
    'yes-source': [
      `the warrant was an independent source`,
      `an independent source supported the seizure`,
      `The decision and the probable cause both came before the entry, so the warrant owed nothing to it.`,
    ],
    'yes-inevitable': [
      `inevitable discovery justified the entry`,
      `inevitable discovery excused the entry`,
      `Nothing excused the entry, and the evidence was in fact found lawfully later. That's independent source, not inevitable discovery.`,
    ],
    'yes-reliance': [
      `the entry was made in good-faith reliance`,
      `good-faith reliance excused the entry`,
      `Nothing excused the entry. No warrant had been issued, so no good-faith reliance was made on one.`,
    ],
    'no-fruit': [
      `${goods} were fruit of the entry`,
      `the warrant was tainted fruit of the entry`,
      `The goods were seen in the entry, but the warrant that led to the seizure wasn't its fruit.`,
    ],
    'no-lie': [
      `the affiant omitted the entry from the affidavit`,
      `the omission was a false statement by the affiant`,
      `Omitting the entry kept the warrant independent. An omission matters only if probable cause depends on it.`,
    ],
    'no-culpable': [
      `the entry was deliberate misconduct by ${detective.the}`,
      `${detective.the} committed flagrant misconduct`,
      `Even deliberate misconduct doesn't bar evidence from an independent source. The police are put in no worse position.`,
    ],
  }),
  'prompted-decision': ({ detective, goods }) => ({
    'no-source': [
      `the warrant was not an independent source`,
      `no independent source prompted the warrant`,
      `What was seen in the entry prompted the application. A warrant so prompted isn't independent.`,
    ],
    'no-lie': [
      `the affiant omitted the entry from the affidavit`,
      `the omission was a false statement by the affiant`,
      `The affidavit was true, and probable cause didn't depend on the omission. The prompting is what taints the warrant.`,
    ],
    'no-face': [
      `the affidavit lacked probable cause`,
      `the warrant was facially deficient`,
      `The warrant wasn't facially deficient, and the affidavit didn't lack probable cause. The fault lay in why the warrant was sought.`,
    ],
    'yes-source': [
      `the warrant was an independent source`,
      `the earlier facts were an independent source`,
      `Probable cause from earlier facts is only half of it. The decision to seek the warrant must be independent too.`,
    ],
    'yes-inevitable': [
      `inevitable discovery of ${goods} was shown`,
      `inevitable discovery would have followed`,
      `The case was about to be closed, so discovery was anything but inevitable.`,
    ],
    'yes-reliance': [
      `${detective.the} relied in good faith on the warrant`,
      `the good-faith exception covers the warrant`,
      `Good faith doesn't cover a detective who brought about the violation and then used it to get a warrant.`,
    ],
  }),
  'search-party': ({ goods }) => ({
    'yes-inevitable': [
      `the search under way by volunteers made for inevitable discovery`,
      `the volunteers' search made for inevitable discovery by evening`,
      `A search was already under way and would have reached the spot without the violation.`,
    ],
    'yes-source': [
      `the volunteers were an independent source of the evidence`,
      `an independent source led police to ${goods}`,
      `The volunteers never actually found anything. An independent source does; inevitable discovery asks what would have happened.`,
    ],
    'yes-attenuated': [
      `attenuation followed from the long drive to the creek`,
      `the drive to the creek was an intervening circumstance`,
      `The suspect was persuaded during that very drive, so nothing intervened. The search under way decides.`,
    ],
    'no-fruit': [
      `the evidence was fruit of a violation of the right to counsel`,
      `${goods} were fruit of questions asked without counsel`,
      `They were the fruit of that violation, but fruit that lawful means would have brought to light anyway is admissible.`,
    ],
    'no-culpable': [
      `a deliberate violation of the right to counsel rules out exceptions`,
      `the deliberate bad faith of the police requires exclusion`,
      `The prosecution needn't show good faith. Even a deliberate violation doesn't bar what would inevitably have been found.`,
    ],
    'no-source': [
      `no independent source led the police to ${goods}`,
      `the volunteers were not an independent source of the evidence`,
      `The volunteers led the police to nothing, so they were no independent source. But inevitable discovery is a separate exception.`,
    ],
  }),
  'no-knock': ({ detective, goods }) => ({
    'yes-remedy': [
      `exclusion is no remedy for a knock-and-announce violation`,
      `a knock-and-announce violation does not lead to exclusion`,
      `The valid warrant, not the missing knock, led to the evidence. Exclusion would cost too much for that interest.`,
    ],
    'yes-reliance': [
      `${detective.the} relied in good faith on a valid warrant`,
      `the good-faith exception covers the execution of a valid warrant`,
      `The warrant was valid, so nothing needs saving by good faith. And skipping the knock was no reasonable reliance.`,
    ],
    'yes-inevitable': [
      `inevitable discovery excuses how a warrant is carried out`,
      `inevitable discovery justified entry without a knock`,
      `Nothing justified entering without a knock. The violation stands, but it doesn't lead to exclusion.`,
    ],
    'no-fruit': [
      `${goods} are fruit of an unlawful entry`,
      `the evidence is fruit of a knock-and-announce violation`,
      `The entry was unlawful in manner only. The search under the warrant was lawful, and exclusion doesn't follow.`,
    ],
    'no-culpable': [
      `${detective.the} deliberately ignored the knock-and-announce rule`,
      `a deliberate knock-and-announce violation requires exclusion`,
      `Even a deliberate violation of that rule doesn't lead to exclusion. Other remedies must deter it.`,
    ],
    'no-face': [
      `no officer could reasonably rely on a warrant executed like that`,
      `the warrant lost its force when it was executed unreasonably`,
      `The warrant was valid and kept its force. Its execution was unreasonable only in the missing knock.`,
    ],
  }),
  'willing-witness': ({ goods }) => ({
    'yes-attenuated': [
      `the clerk's free choice and the time elapsed made for attenuation`,
      `attenuation followed from four months and the clerk's own free will`,
      `A witness who speaks freely after four months, about what she knew herself, is far removed from the search.`,
    ],
    'yes-source': [
      `the clerk's memory was an independent source for her testimony`,
      `the clerk was an independent source, unknown before the search`,
      `The police learned of her from the search, so she was no independent source. The link was attenuated instead.`,
    ],
    'yes-inevitable': [
      `inevitable discovery applies, as questioning clerks is routine police work`,
      `questioning all clerks would have led to inevitable discovery of her`,
      `Questioning all the clerks might have led to her, but no one shows that police would have done such routine work.`,
    ],
    'no-fruit': [
      `the clerk's testimony is fruit of the unlawful search`,
      `the testimony is fruit of the slip that lay beside ${goods}`,
      `The slip led to her, but live testimony freely given months later is less readily treated as fruit.`,
    ],
    'no-source': [
      `the police had no independent source for the clerk's name`,
      `the clerk's testimony had no independent source but the search`,
      `The clerk's name did come from the slip, with no independent source. But attenuation requires none.`,
    ],
    'no-culpable': [
      `a search without a warrant is flagrant misconduct as a matter of law`,
      `using the slip to find a witness was deliberate misconduct`,
      `A mistake about the law isn't flagrant, and the search wasn't made to find witnesses.`,
    ],
  }),
} as const satisfies ExclusionCells
