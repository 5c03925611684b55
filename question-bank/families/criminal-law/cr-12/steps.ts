import type { Rule } from '../../engine/contract.ts'
import type { Path } from './decide.ts'
import type { ExclusionFacts, ExclusionSkin } from './facts.ts'

type Applied = Rule<ExclusionFacts, ExclusionSkin>['applied']

/** By path: the rule that decides it, in our words, where it stands, and how these facts meet it. */
const RULES: Readonly<Record<Path, readonly [authority: string, rule: string, applied: Applied]>> = {
  'weak-warrant': [
    'United States v. Leon',
    'Evidence found by officers who reasonably relied on a warrant issued by a detached and neutral judge is admissible although the warrant is later held to lack probable cause.',
    (_, skin) =>
      `Judges differed about the affidavit against ${skin.suspect}, and ${skin.officer} had told the judge everything.`,
  ],
  'blank-warrant': [
    'Groh v. Ramirez',
    'Officers cannot reasonably rely on a warrant that does not describe the things to be seized, though the application did.',
    (_, skin) => `The warrant itself said nothing of ${skin.thing}.`,
  ],
  'bare-warrant': [
    'United States v. Leon',
    'Officers cannot reasonably rely on a warrant whose affidavit is so lacking in signs of probable cause that belief in it would be unreasonable.',
    (_, skin) => `The affidavit against ${skin.suspect} held nothing but a conclusion.`,
  ],
  'needed-lie': [
    'Franks v. Delaware',
    'A warrant is void if the affidavit contains a knowing or reckless falsehood and, without it, does not show probable cause.',
    (_, skin) => `${skin.officer} made up the purchase, and the rest of the affidavit showed too little.`,
  ],
  'needless-lie': [
    'Franks v. Delaware',
    'A knowing falsehood in an affidavit is struck out, and the warrant stands if what remains shows probable cause.',
    (_, skin) => `Two witnesses had truthfully described ${skin.thing}, which was cause enough.`,
  ],
  'clerk-record': [
    'Arizona v. Evans',
    'Evidence found by an officer who reasonably relied on a court record is admissible although an employee of the court had failed to correct it.',
    (_, skin) => `The mistake about ${skin.suspect} was made in the office of the court.`,
  ],
  'careless-record': [
    'Herring v. United States',
    'Isolated negligence in police records, at some remove from the arrest, does not call for exclusion.',
    (_, skin) => `The mistake about ${skin.suspect} was a single slip of a clerk of the police.`,
  ],
  'knowing-record': [
    'Herring v. United States',
    'Exclusion is called for where police records are knowingly falsified or recklessly kept so as to lay the ground for false arrests.',
    (_, skin) =>
      `The police kept withdrawn warrants, that against ${skin.suspect} among them, in order to have grounds for arrests.`,
  ],
  'old-precedent': [
    'Davis v. United States',
    'Evidence from a search that binding appellate precedent allowed at the time is admissible although the precedent is later overruled.',
    (_, skin) => `${skin.officer} did what the precedent then in force allowed.`,
  ],
  'found-warrant': [
    'Utah v. Strieff',
    'The discovery of a valid outstanding arrest warrant breaks the link between an unlawful stop, if it was not flagrant, and evidence found in the arrest that follows.',
    (_, skin) => `The warrant against ${skin.suspect} was older than the stop and had nothing to do with it.`,
  ],
  'warned-confession': [
    'Brown v. Illinois',
    'Miranda warnings alone do not break the link between an arrest without probable cause and a confession; time, events in between and the purpose of the misconduct count too.',
    (_, skin) =>
      `${skin.suspect} spoke within two hours, still in custody, and nothing had happened in between.`,
  ],
  'free-return': [
    'Wong Sun v. United States',
    'A confession by one who was released after an unlawful arrest and came back freely days later is no longer the product of the arrest.',
    (_, skin) => `${skin.suspect} had been at liberty for days and came back by choice.`,
  ],
  'home-arrest': [
    'New York v. Harris',
    'Where the police have probable cause, a statement made outside the home is not the product of an arrest in the home that was unlawful only for lack of a warrant.',
    (_, skin) => `${skin.suspect} could lawfully be held at the station, where the words were spoken.`,
  ],
  'own-decision': [
    'Murray v. United States',
    'Evidence seen in an unlawful entry is admissible if it is later seized under a warrant that was sought, and granted, independently of what was seen.',
    (_, skin) =>
      `The judge found that ${skin.officer} would have sought the warrant anyhow, and the affidavit did not mention the entry.`,
  ],
  'prompted-decision': [
    'Murray v. United States',
    'A warrant is no independent source if the decision to seek it was prompted by what was seen in an unlawful entry, even if the affidavit omits that.',
    (_, skin) => `The judge found that ${skin.officer} would not have sought the warrant but for the entry.`,
  ],
  'search-party': [
    'Nix v. Williams',
    'Evidence is admissible if the prosecution shows that it would inevitably have been found by lawful means, and no absence of bad faith need be shown.',
    (_, skin) => `The search under way would have reached the place where ${skin.thing} lay.`,
  ],
  'no-knock': [
    'Hudson v. Michigan',
    'A failure to knock and announce before executing a valid warrant does not call for the exclusion of what is found.',
    (_, skin) =>
      `The warrant was valid, and only the wait at the door was missing when ${skin.officer} went in.`,
  ],
  'willing-witness': [
    'United States v. Ceccolini',
    'The testimony of a witness who was found through an unlawful search but speaks by free choice, long after and about matters of which that person knew, is less readily excluded.',
    (_, skin) => `The witness against ${skin.suspect} came forward freely months later.`,
  ],
  'contradict-accused': [
    'United States v. Havens',
    'Evidence that was unlawfully seized may be used to contradict answers of the accused to proper cross-examination suggested by the direct examination.',
    (_, skin) => `${skin.suspect} denied on cross-examination what the seized goods prove.`,
  ],
  'contradict-witness': [
    'James v. Illinois',
    'The exception for impeaching the accused does not extend to the other witnesses of the defense.',
    (_, skin) => `The friend testified, and ${skin.suspect} did not.`,
  ],
  'grand-jury': [
    'United States v. Calandra',
    'The exclusionary rule does not apply in grand jury proceedings.',
    (_, skin) => `The questions to ${skin.suspect} are put by a grand jury.`,
  ],
  'unwarned-contradiction': [
    'Harris v. New York',
    'A voluntary statement taken without Miranda warnings may be used to contradict the testimony of the accused.',
    (_, skin) => `The statement of ${skin.suspect} was voluntary and only lacked warnings.`,
  ],
  'involuntary-contradiction': [
    'Mincey v. Arizona',
    'An involuntary statement may not be used against the accused for any purpose, impeachment included.',
    (_, skin) => `The statement of ${skin.suspect} was found to be involuntary.`,
  ],
}

/** One rule a path: the cases are told apart by the fact that decides. */
export const steps: readonly Rule<ExclusionFacts, ExclusionSkin>[] = Object.entries(RULES).map(
  ([id, [authority, rule, applied]]) => ({ id, authority, rule, applied, asOf: '2026-11-01' }),
)
