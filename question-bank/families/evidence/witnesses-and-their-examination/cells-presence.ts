import { The, whose } from '../../engine/party.ts'
import type { WitnessCells } from './reason-id.ts'

const discretion = (why: string) =>
  [
    'whether to exclude witnesses is left to the discretion of the judge',
    'a judge may exclude witnesses only if a party has shown a reason to do so',
    why,
  ] as const
const cross = (why: string) =>
  [
    'a party that can cross-examine a witness on credibility has no need to exclude the witness',
    'hearing the testimony of others affects the credibility of a witness and nothing more',
    why,
  ] as const
const unsworn = (why: string) =>
  [
    'a witness may not be in the courtroom before taking the oath',
    'a person who has not taken the oath may not hear the testimony of others',
    why,
  ] as const

/** Reasons about who may stay in the courtroom and hear the others. */
export const PRESENCE_CELLS = {
  eyewitness: ({ accident: { witness: w } }) => ({
    'no-exclusion': [
      'on request the court must exclude witnesses from the courtroom',
      `the court must exclude witnesses on request, and no exception covers ${w.the}`,
      `The request was made, and no exception covers an eyewitness. Honesty and a good reason don't come into it.`,
    ],
    'no-second': [
      'only a designated officer or employee of a party may stay in the courtroom',
      `a witness may stay only as a designated officer or employee, which ${w.the} is not`,
      "Others may stay as well, such as parties and essential persons. An eyewitness as such isn't among them.",
    ],
    'no-oath': unsworn(
      'A witness need not have taken an oath to sit in the courtroom and hear others. What counts is the request.',
    ),
    'yes-party': [
      "a court may not exclude a witness on whom a party's case depends",
      'the duty to exclude witnesses covers only those of the party that asked for it',
      "The duty covers the witnesses of both sides, even those on whom a case depends. Being important doesn't make a witness's presence essential.",
    ],
    'yes-order': discretion(
      'Once a party asks, a judge has no discretion to decide otherwise, and no reason need be shown.',
    ),
    'yes-credibility': cross(
      'Cross-examination can hurt the credibility of a witness who has heard the others. The rule means to prevent the need for it.',
    ),
  }),
  party: ({ accident: { plaintiff: p } }) => ({
    'yes-party': [
      'a party who is a natural person may not be excluded for being a witness',
      'the power to exclude witnesses does not reach a party who is a natural person',
      `It's ${whose(p)} own case. A natural person who sues may be there from beginning to end.`,
    ],
    'yes-order': discretion(
      'There is no discretion here, whatever reason is shown. Rule 615 gives a judge no power to exclude such a party.',
    ),
    'yes-credibility': cross(
      "On cross-examination, the credibility of any witness who has heard the others can be tested, and yet most have to leave. A party needn't.",
    ),
    'no-exclusion': [
      'the court must exclude witnesses at the request of a party',
      'the duty to exclude witnesses extends to a party who will testify',
      'The duty to exclude ends where an exception begins, and the first one is for people who sue or are sued.',
    ],
    'no-second': [
      'a party may stay only through a designated officer or employee',
      'the exception covers a designated officer or employee but not a party in person',
      'A designated officer or employee sits in for a company. A living party needs no employee in order to stay.',
    ],
    'no-oath': unsworn(
      `${The(p)} will take the oath as a witness when called, and in the courtroom may hear the others until then.`,
    ),
  }),
  second: ({ accident: { defendant: d, manager, second: s } }) => ({
    'no-second': [
      `${d.the} may keep only one designated officer or employee in the courtroom`,
      'a party may designate one officer or employee to stay in the courtroom, not two',
      `${The(manager)} fills the one place that a party of this sort has. For another, it would have to show a need.`,
    ],
    'no-exclusion': [
      `only an officer of ${d.the} may be designated to stay, and ${s.the} is an employee`,
      'the exception covers a designated officer of a party but not an employee',
      `The exception covers an officer or an employee alike. ${The(manager)} has used it up.`,
    ],
    'no-oath': unsworn(
      'Only the witness on the stand has taken an oath, and others in the courtroom may hear without one. The number of seats is what counts.',
    ),
    'yes-party': [
      `the duty to exclude witnesses does not reach ${s.the}, an employee of a party`,
      'each employee of a party that is not a natural person counts as a party',
      'The exception for a party is for a natural person. A business sits there through one employee, and that place was taken.',
    ],
    'yes-order': discretion(
      'A request was made. Without an exception, a judge has no discretion to refuse it and needs no reason to be shown.',
    ),
    'yes-credibility': cross(
      'Credibility can be tested on cross-examination. Still, the rule wants no witness to have heard the others.',
    ),
  }),
  'bare order': ({ accident: { witness: w } }) => ({
    'yes-order': [
      `the order to exclude witnesses kept ${w.the} out of the courtroom and did no more`,
      `the order to exclude witnesses did not forbid ${w.the} to read testimony`,
      'Such an order shuts the door and does no more. To keep transcripts from a witness takes a second order.',
    ],
    'yes-party': [
      'an order to exclude witnesses does not bind an eyewitness',
      'an order to exclude witnesses binds only those of the party that asked for it',
      `The order bound ${w.the} like everyone else. It was obeyed.`,
    ],
    'yes-credibility': cross(
      'If a witness heard what an order forbids, a judge could do more than leave credibility to cross-examination. No order forbade this.',
    ),
    'no-exclusion': [
      `${w.the} violated the order to exclude witnesses by reading testimony`,
      'an order to exclude witnesses also forbids them to learn of testimony in another form',
      'Some courts once read such orders that way. The amended rule asks for a separate order about access to testimony.',
    ],
    'no-knowledge': [
      'a witness who has read testimony no longer speaks from personal knowledge',
      `${w.the}, having read the transcript, no longer has personal knowledge of the accident`,
      `${The(w)} saw the accident, and reading a transcript takes nothing away from personal knowledge.`,
    ],
    'no-second': [
      'only a designated officer or employee of a party may read testimony before testifying',
      `a witness may read testimony only as a designated officer or employee, which ${w.the} is not`,
      'A designated officer or employee may sit in the courtroom. To read testimony elsewhere takes no exception unless an order forbids it.',
    ],
  }),
} satisfies WitnessCells
