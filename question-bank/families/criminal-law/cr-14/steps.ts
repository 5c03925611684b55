import type { Rule } from '../../engine/contract.ts'
import type { Path } from './decide.ts'
import type { CounselFacts, CounselSkin } from './facts.ts'

type Applied = Rule<CounselFacts, CounselSkin>['applied']

/** By path: the rule that decides it, in our words, where it stands, and how these facts meet it. */
const RULES: Readonly<Record<Path, readonly [authority: string, rule: string, applied: Applied]>> = {
  'uncharged-informer': [
    'Kirby v. Illinois',
    'The Sixth Amendment right to counsel attaches only with the start of formal proceedings, by charge, hearing, information, indictment or arraignment, and not with an arrest.',
    (_, skin) => `${skin.suspect} had been arrested and had not been charged or brought before a judge.`,
  ],
  'unwarned-questions': [
    'Miranda v. Arizona',
    'Before any charge the Fifth Amendment protects a suspect in custody, whose answers to known police may not be used in the case in chief without warnings and a waiver.',
    (_, skin) =>
      `${skin.suspect} was asked about the crime in custody by a detective and had heard no warnings.`,
  ],
  'active-informer': [
    'United States v. Henry',
    'After the right to counsel has attached, the government may not use words that its agents deliberately elicited from the accused about that offense without counsel.',
    (_, skin) =>
      `The informer worked for the police and steered the talk with ${skin.suspect} to the charge.`,
  ],
  'first-appearance': [
    'Rothgery v. Gillespie County',
    'The right to counsel attaches at the first appearance before a judge at which the accused learns of the accusation and liberty is restricted, whether or not a prosecutor has acted.',
    (_, skin) =>
      `A judge had told ${skin.suspect} of the accusation and set bail before the informer began to ask.`,
  ],
  'passive-informer': [
    'Kuhlmann v. Wilson',
    'An informer who takes no action beyond listening, and so does not deliberately elicit the words, does not violate the right to counsel.',
    (_, skin) => `The informer asked ${skin.suspect} nothing and only listened.`,
  ],
  'private-cellmate': [
    'Massiah v. United States',
    'The right to counsel forbids the government and its agents to elicit words deliberately; it does not reach a private person who acts alone.',
    (_, skin) =>
      `The cellmate asked ${skin.suspect} questions for reasons of his own, and the police knew nothing of it.`,
  ],
  'other-offense': [
    'Texas v. Cobb',
    'The right to counsel is specific to the offense charged and does not extend to another crime that is factually related, unless the two are the same offense by their elements.',
    (_, skin) =>
      `The burglary and the robbery that ${skin.suspect} was charged with each have an element that the other lacks.`,
  ],
  'included-offense': [
    'Texas v. Cobb',
    'The right to counsel extends to an uncharged offense that is the same as the charged one by its elements, as a lesser included offense is.',
    (_, skin) => `The theft that ${skin.suspect} spoke about has no element that the robbery lacks.`,
  ],
  waiver: [
    'Montejo v. Louisiana',
    'An accused who has a lawyer may waive the right to counsel alone, and warnings of the usual kind and a voluntary decision suffice even if the police began the talk.',
    (_, skin) => `${skin.suspect} was warned, understood and signed, and asked for nobody.`,
  ],
  'waiver-overborne': [
    'Montejo v. Louisiana',
    'Once an accused who has been warned says that a lawyer is wanted, the police must stop, and a waiver that they obtain by going on is not valid.',
    (_, skin) => `${skin.suspect} asked for the lawyer, and the detective kept on.`,
  ],
  impeachment: [
    'Kansas v. Ventris',
    'Words elicited in violation of the right to counsel are barred from the case in chief, but may be used to impeach testimony of the accused that contradicts them.',
    (_, skin) => `${skin.suspect} testified to the contrary, and the words are offered for nothing else.`,
  ],
  'charged-lineup': [
    'Gilbert v. California',
    'A lineup after formal proceedings have begun is a critical stage, and testimony that the witness picked the accused out at one held without counsel or waiver is barred.',
    (_, skin) => `${skin.suspect} had been indicted, and the lawyer was not told of the lineup.`,
  ],
  'uncharged-lineup': [
    'Kirby v. Illinois',
    'There is no right to counsel at a lineup held before formal proceedings have begun.',
    (_, skin) => `${skin.suspect} had been arrested and not yet charged, and the lineup was fair.`,
  ],
  photographs: [
    'United States v. Ash',
    'The right to counsel does not extend to a display of photographs to a witness, at which the accused is not present.',
    (_, skin) => `Only the picture of ${skin.suspect} was shown, among others like it.`,
  ],
  sample: [
    'Gilbert v. California',
    'The taking of handwriting or similar samples is not a critical stage, and a sample is not testimony.',
    (_, skin) => `${skin.suspect} had to give only a sample of ordinary handwriting.`,
  ],
  'own-source': [
    'United States v. Wade',
    'After a lineup that violated the right to counsel the witness may identify the accused in court if clear and convincing evidence shows a source independent of the lineup.',
    (_, skin) =>
      `The witness had watched ${skin.suspect} closely and for long, described the robber well and never wavered.`,
  ],
  'no-own-source': [
    'United States v. Wade',
    'After a lineup that violated the right to counsel an identification in court is barred unless clear and convincing evidence shows a source independent of the lineup.',
    (_, skin) =>
      `The brief view in poor light and the poor description of ${skin.suspect} show no such source.`,
  ],
  'reliable-showup': [
    'Neil v. Biggers',
    'An identification after a suggestive procedure is admissible if it is reliable in view of the opportunity to see, attention, earlier description, certainty and time elapsed.',
    (_, skin) => `Each of these speaks for the identification of ${skin.suspect}.`,
  ],
  'unreliable-showup': [
    'Manson v. Brathwaite',
    'Due process bars an identification that results from a needlessly suggestive police procedure if under all the circumstances it is not reliable.',
    (_, skin) =>
      `The view was poor, the description wrong, the time long, and ${skin.suspect} was shown alone without need.`,
  ],
  'chance-encounter': [
    'Perry v. New Hampshire',
    'Due process calls for no inquiry by the judge into reliability where the suggestive circumstances were not arranged by the police.',
    (_, skin) => `Nobody had arranged that the witness should see ${skin.suspect} then.`,
  ],
}

/** One rule a path: the cases are told apart by the fact that decides. */
export const steps: readonly Rule<CounselFacts, CounselSkin>[] = Object.entries(RULES).map(
  ([id, [authority, rule, applied]]) => ({ id, authority, rule, applied, asOf: '2026-11-01' }),
)
