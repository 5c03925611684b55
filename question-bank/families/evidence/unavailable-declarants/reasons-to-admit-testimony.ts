import { him, The, whose } from '../../engine/party.ts'
import type { AbsentStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

type Made = (why: (s: AbsentStory) => string) => (s: AbsentStory) => Cell

const crossExamined: Made = (why) => (s) => [
  `${s.defendant.the} had an opportunity and similar motive to cross-examine ${s.witness.the}`,
  `the former testimony is offered against a party who cross-examined ${s.witness.the}`,
  why(s),
]

const predecessor: Made = (why) => (s) => [
  `a predecessor in interest had an opportunity and similar motive to cross-examine`,
  `the former owner, a predecessor in interest, cross-examined with a similar motive`,
  why(s),
]

const interview: Made = (why) => (s) => [
  `${whose(s.witness)} interview with the detective was an earlier proceeding`,
  `${whose(s.witness)} statement to the detective was testimony in an earlier proceeding`,
  why(s),
]

const died: Made = (why) => (s) => [
  `${whose(s.witness)} death made ${him(s.witness)} unavailable`,
  `the death of a declarant makes that declarant unavailable`,
  why(s),
]

const confessorDied: Made = (why) => (s) => [
  `${whose(s.confessor)} death made ${him(s.confessor)} unavailable`,
  `the death of a declarant makes that declarant unavailable`,
  why(s),
]

/** Reasons to admit a statement for its speaker's absence, or as former testimony. */
export const reasonsToAdmitTestimony = {
  'yes-testimony': worded('yes', {
    refused: crossExamined(
      (s) =>
        `${The(s.defendant)} fought over the same issue at the first trial. With the declarant unavailable, that's all you need.`,
    ),
    memory: crossExamined(
      (s) =>
        `The issue was the same at the first trial, where ${s.defendant.the} used the chance to cross-examine. Unavailability is the other half.`,
    ),
    searched: crossExamined(
      (s) =>
        `${The(s.defendant)} faced this testimony at the first trial with the same stakes, and a missing declarant is unavailable.`,
    ),
    abroad: crossExamined(
      (s) =>
        `${The(s.defendant)} had every reason to test this testimony the first time. For it, you needn't show that a deposition was tried.`,
    ),
    unordered: crossExamined(
      (s) =>
        `That is half of the exception. ${The(s.witness)} must also be unavailable, and a refusal that no court order has tested isn't enough.`,
    ),
    unsearched: crossExamined(
      () =>
        `Earlier cross-examination doesn't excuse you from looking for the declarant. One returned letter is no reasonable effort.`,
    ),
    procured: crossExamined(
      (s) =>
        `Cross-examination at the first trial helps only if the declarant is unavailable, and ${s.plaintiff.the} paid for the absence.`,
    ),
    predecessor: predecessor(
      (s) =>
        `The former owner defended the same point, and ${s.defendant.the} stepped into that position by purchase. In a civil case, that's enough.`,
    ),
    accused: predecessor(
      (s) =>
        `You may use a predecessor in interest in civil cases alone. Against an accused, the opportunity must have been ${whose(s.defendant)} own.`,
    ),
    'grand-jury': (s) => [
      `${whose(s.witness)} testimony before the grand jury was given under oath by an unavailable declarant`,
      `an unavailable declarant's testimony under oath is former testimony`,
      `An oath and a proceeding aren't enough. The opponent must have had an opportunity to examine the witness there.`,
    ],
    silenced: interview(
      () =>
        `An interview isn't a trial, hearing, or deposition. It's the killing and its purpose that open the door.`,
    ),
    quarrel: interview(
      () => `An interview isn't a trial, hearing, or deposition, and no one could cross-examine there.`,
    ),
  }),
  'yes-unavailable': worded('yes', {
    refused: (s) => [
      `${whose(s.witness)} refusal to obey the court order made ${him(s.witness)} unavailable`,
      `a witness who refuses to testify despite a court order is unavailable`,
      `The judge ordered an answer and got none. That makes even a declarant in the witness box unavailable.`,
    ],
    memory: (s) => [
      `${whose(s.witness)} lack of memory made ${him(s.witness)} unavailable`,
      `a witness who testifies to a lack of memory is unavailable`,
      `A declarant on the stand is unavailable all the same when the subject matter is gone from memory.`,
    ],
    searched: (s) => [
      `${whose(s.plaintiff)} reasonable efforts to procure ${whose(s.witness)} attendance had failed`,
      `${s.witness.the} could not be found by reasonable efforts and was therefore unavailable`,
      `Two months of inquiries and an attempted subpoena are reasonable means, and former testimony needs no more.`,
    ],
    abroad: (s) => [
      `${s.witness.the} was beyond the reach of a subpoena and was therefore unavailable`,
      `${whose(s.witness)} attendance could not be procured by reasonable means`,
      `For former testimony, only attendance counts. The offer of a deposition would matter for other exceptions.`,
    ],
    privilege: (s) => [
      `the privilege that the court sustained made ${s.confessor.the} unavailable`,
      `a declarant whose claim of privilege is sustained is unavailable`,
      `A sustained claim of privilege makes the person who confessed unavailable, and the confession meets an exception.`,
    ],
    unordered: (s) => [
      `${whose(s.witness)} refusal to testify again made ${him(s.witness)} unavailable`,
      `a declarant who declares a refusal to testify is unavailable`,
      `A refusal counts only if it goes on despite a court order, and no one asked the judge for one.`,
    ],
    unsearched: (s) => [
      `${s.witness.the} had moved away and was therefore unavailable`,
      `the letter was a reasonable effort to procure ${whose(s.witness)} attendance`,
      `Moving away isn't enough. The party offering the testimony must try reasonable means, and one letter to a stale address isn't that.`,
    ],
    procured: (s) => [
      `${whose(s.witness)} absence from the country made ${him(s.witness)} unavailable`,
      `${s.witness.the} was out of the country and was therefore unavailable`,
      `Absence doesn't count for the side that arranged it in order to keep the declarant off the stand.`,
    ],
    accused: died(
      () =>
        `Death makes a declarant unavailable, but you still need an exception. Former testimony needs an opportunity of the accused's own.`,
    ),
    'grand-jury': died(
      () =>
        `Death opens Rule 804 and no more. The exception still asks for an opportunity to examine, which the accused didn't have.`,
    ),
    'not-homicide': died(
      (s) =>
        `Death makes a declarant unavailable, but an exception must be met too, and a trial for ${s.crime} is closed to this one.`,
    ),
    hopeful: died(
      () =>
        `Unavailability is one half. The statement must also have been made in the belief that death was imminent.`,
    ),
    aside: died(
      () =>
        `Unavailability is one half. The statement must also be about the cause or circumstances of the death.`,
    ),
    bare: confessorDied(
      () =>
        `Someone who has died is unavailable as a witness, but the death alone admits nothing. In a criminal case, such a confession also needs corroboration.`,
    ),
    blame: confessorDied(
      () =>
        `Someone who has died is unavailable as a witness, but the death alone admits nothing. The sentence must be against interest, and this one shifts the blame.`,
    ),
    deposition: (s) => [
      `${whose(s.confessor)} absence abroad made ${him(s.confessor)} unavailable`,
      `${whose(s.confessor)} attendance could not be procured by reasonable means`,
      `Attendance alone is the test for former testimony. For a statement against interest, a deposition must be out of reach as well.`,
    ],
    quarrel: died(
      () =>
        `A death makes a declarant unavailable, whatever its motive. But you then need an exception, and none covers this interview.`,
    ),
    excited: (s) => [
      `${s.witness.the}, whom neither side had called, was unavailable`,
      `a declarant whom no party calls as a witness is unavailable`,
      `A declarant whom no party has called, but who could be subpoenaed, isn't unavailable. For this outcry, it doesn't matter.`,
    ],
  }),
}
