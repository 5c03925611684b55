import { The } from '../../engine/party.ts'
import type { RuleTable } from '../../engine/tables.ts'
import type { CounselFacts, CounselStory } from './facts.ts'

const ATTACHES =
  'The Sixth Amendment right to counsel attaches only at or after the initiation of adversary judicial criminal proceedings, whether by formal charge, preliminary hearing, indictment, information, or arraignment.'
const HENRY =
  'After the right to counsel has attached, the government may not use in its case in chief statements that its agent deliberately elicited from the accused about the charged offense in the absence of counsel.'
const COBB =
  'The Sixth Amendment right to counsel is offense specific: it covers the charged offense and any other that would be the same offense under the Blockburger test, but not a crime that is only factually related.'
const MONTEJO =
  'An accused who has a lawyer may waive the right to counsel without the lawyer, and Miranda warnings typically suffice; but once the accused asks for counsel, interrogation must stop.'
const WADE =
  'After a lineup that violated the right to counsel, an in-court identification is admissible only if the government establishes by clear and convincing evidence that it is based on observations other than the lineup.'
const BIGGERS =
  'An identification that follows an unnecessarily suggestive police procedure is excluded only if there is a very substantial likelihood of misidentification, judged by the opportunity to view, attention, prior description, certainty, and time elapsed.'

/** Every rule that a path can run through. The last one of a path says the result. */
export const rules = {
  'uncharged-informant': {
    authority: 'Kirby v. Illinois',
    rule: ATTACHES,
    applied: (_, { suspect }) =>
      `An arrest is not such a step, and Miranda does not cover a prisoner whom ${suspect.the} took for a friend. The statement is admissible.`,
  },
  'unwarned-questions': {
    authority: 'Miranda v. Arizona',
    rule: 'Before any charge, the Fifth Amendment protects a suspect in custody: answers to interrogation by known police are inadmissible in the case in chief without warnings and a waiver.',
    applied: (_, { suspect, detective }) =>
      `${The(suspect)} was in jail, ${detective.the} showed a badge and asked about the crime, and nothing was said about rights. The statement is inadmissible.`,
  },
  'active-informant': {
    authority: 'United States v. Henry',
    rule: HENRY,
    applied: (_, { suspect }) =>
      `The prisoner was working for an earlier release and asked ${suspect.the} about the very crime in the indictment. The statement is inadmissible.`,
  },
  'first-appearance': {
    authority: 'Rothgery v. Gillespie County',
    rule: 'The right to counsel attaches at the first appearance before a judicial officer at which a defendant is told of the accusation and restrictions are imposed on his liberty, whether or not a prosecutor is aware of it.',
    applied: (_, { suspect }) =>
      `${The(suspect)} heard the accusation and could not post bail. The prisoner then asked questions for the police, so the statement is inadmissible.`,
  },
  'passive-informant': {
    authority: 'Kuhlmann v. Wilson',
    rule: 'A defendant must show that the police and their informant took some action, beyond merely listening, that was designed deliberately to elicit incriminating remarks.',
    applied: (_, { suspect }) =>
      `The prisoner asked nothing, and ${suspect.the} broke the silence. The statement is admissible.`,
  },
  'private-cellmate': {
    authority: 'Massiah v. United States',
    rule: 'The Sixth Amendment forbids the government and its agents to elicit statements deliberately from an accused without counsel; it does not restrain a private person.',
    applied: (_, { suspect }) =>
      `The prisoner questioned ${suspect.the} for a newspaper's money, before anyone in the government had spoken with the prisoner. The statement is admissible.`,
  },
  'other-offense': {
    authority: 'Texas v. Cobb',
    rule: COBB,
    applied: () =>
      `Burglary requires a breaking, which robbery does not, and robbery requires a taking by force, which burglary does not. At the trial for burglary the statement is admissible.`,
  },
  'included-offense': {
    authority: 'Texas v. Cobb',
    rule: COBB,
    applied: (_, { suspect }) =>
      `Theft has no element that the robbery charged against ${suspect.the} lacks. The prisoner asked about it for the police, so the statement is inadmissible.`,
  },
  waiver: {
    authority: 'Montejo v. Louisiana',
    rule: MONTEJO,
    applied: (_, { suspect }) =>
      `${The(suspect)} understood the warnings, asked for no one, and signed, although the visit was the detective's idea. The statement is admissible.`,
  },
  'waiver-overborne': {
    authority: 'Montejo v. Louisiana',
    rule: MONTEJO,
    applied: (_, { suspect, detective }) =>
      `${The(suspect)} wanted the lawyer there, and ${detective.the} stayed and went on. The statement is inadmissible.`,
  },
  impeachment: {
    authority: 'Kansas v. Ventris',
    rule: "A statement elicited in violation of the right to counsel is barred from the prosecution's case in chief but is admissible to impeach the defendant's inconsistent testimony.",
    applied: (_, { suspect }) =>
      `${The(suspect)} testified to having been at home, and the statement is offered in rebuttal against that, so it is admissible.`,
  },
  'charged-lineup': {
    authority: 'Gilbert v. California',
    rule: 'A lineup after formal charges is a critical stage, and testimony that a witness identified the accused at one held without counsel or a waiver is excluded per se.',
    applied: (_, { suspect }) =>
      `${The(suspect)} had been indicted, and the lawyer knew nothing of the lineup. The identification is inadmissible.`,
  },
  'uncharged-lineup': {
    authority: 'Kirby v. Illinois',
    rule: ATTACHES,
    applied: (_, { suspect }) =>
      `The lineup took place on the day of the arrest, and the five others resembled ${suspect.the}. The identification is admissible.`,
  },
  photographs: {
    authority: 'United States v. Ash',
    rule: 'The Sixth Amendment does not grant the right to counsel at photographic displays conducted by the government for the purpose of allowing a witness to attempt an identification of the offender.',
    applied: (_, { suspect }) =>
      `${The(suspect)} was not present, and the six pictures were alike. The identification is admissible.`,
  },
  sample: {
    authority: 'Gilbert v. California',
    rule: 'The taking of a handwriting exemplar is not a critical stage at which counsel is required, and a mere exemplar is an identifying physical characteristic outside the Fifth Amendment privilege.',
    applied: (_, { suspect }) =>
      `${The(suspect)} only copied a newspaper page so that the writing could be compared. The sample is admissible.`,
  },
  'own-source': {
    authority: 'United States v. Wade',
    rule: WADE,
    applied: (_, { witness }) =>
      `${The(witness)} watched the robber for ten minutes in bright light and gave a detailed description that same day. The in-court identification is admissible.`,
  },
  'no-own-source': {
    authority: 'United States v. Wade',
    rule: WADE,
    applied: (_, { witness }) =>
      `${The(witness)} saw little in the dark, described someone else, and cannot tell the two memories apart. The in-court identification is inadmissible.`,
  },
  'reliable-showup': {
    authority: 'Neil v. Biggers',
    rule: BIGGERS,
    applied: (_, { witness }) =>
      `Handcuffs and a single suspect were suggestive. But ${witness.the} had a long, close view and gave a detailed description, and only an hour had passed. The identification is admissible.`,
  },
  'unreliable-showup': {
    authority: 'Manson v. Brathwaite',
    rule: BIGGERS,
    applied: (_, { witness }) =>
      `${The(witness)} saw a hood in the dark, gave a wrong description, and was told seven weeks later who had done it. The identification is inadmissible.`,
  },
  'chance-encounter': {
    authority: 'Perry v. New Hampshire',
    rule: 'The Due Process Clause does not require a preliminary judicial inquiry into the reliability of an eyewitness identification that was not procured under unnecessarily suggestive circumstances arranged by law enforcement.',
    applied: (_, { witness }) =>
      `The lost umbrella brought ${witness.the} there unannounced, so the police arranged nothing. The identification is admissible.`,
  },
} as const satisfies RuleTable<CounselFacts, CounselStory>
