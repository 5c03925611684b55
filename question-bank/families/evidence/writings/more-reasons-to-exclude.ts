import { his, whose } from '../../engine/party.ts'
import type { WritingStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

/** The reason that recited terms are hearsay, with what is wrong with it. */
const recital =
  (why: string) =>
  ({ witness, writing }: WritingStory): Cell => [
    `${whose(witness)} account of ${writing} would be hearsay if offered to prove its terms`,
    `the terms of ${writing} are out-of-court statements offered for their truth`,
    why,
  ]

/** More reasons to exclude what is offered. */
export const moreReasonsToExclude = {
  'no-ladder': worded('no', {
    'from memory': ({ plaintiff }) => [
      `${plaintiff.the} could have obtained a certified copy with reasonable diligence`,
      `a certified copy was available and must be used to prove a public record`,
      `A certified copy could be had within the hour. A public record is the exception to the rule that secondary evidence isn't ranked.`,
    ],
    'copy exists': ({ plaintiff }) => [
      `${plaintiff.the} has a photocopy, which is better secondary evidence than memory`,
      `a duplicate was available, and it ranks above testimony from memory`,
      `There are no degrees of secondary evidence here. Once the fire excused the original, testimony was as good as a photocopy.`,
    ],
    event: ({ plaintiff }) => [
      `${plaintiff.the} has a signed receipt, which is the best evidence of payment`,
      `the best evidence of payment is the receipt, which ranks above testimony`,
      `Despite its nickname, the best evidence rule doesn't rank proof of an event. It applies only when content is being proved.`,
    ],
    collateral: ({ plaintiff }) => [
      `${plaintiff.the} could have obtained the newspaper with reasonable diligence`,
      `the best evidence of the date is the newspaper, which ranks above memory`,
      `No rule ranks a newspaper above memory, and diligence in obtaining a copy matters only for public records.`,
    ],
    undoubted: ({ plaintiff }) => [
      `${plaintiff.the} has the signed original, which is better evidence than a copy`,
      `the signed original was available, and it ranks above any duplicate`,
      `A duplicate is admissible although the better, signed original is available, unless authenticity or fairness is in question.`,
    ],
    drawing: ({ scene }) => [
      `a photograph of ${scene} would be better evidence than a diagram made for trial`,
      `the best evidence of ${scene} is a photograph, which ranks above a diagram`,
      `No rule ranks photographs above diagrams. This one stays out of the jury room because it isn't evidence.`,
    ],
    deposition: ({ plaintiff }) => [
      `${plaintiff.the} has the signed original, which is better evidence than a deposition`,
      `the signed original was available, and it ranks above a deposition`,
      `Rule 1007 lets an opposing party's deposition prove the content, although the original is available.`,
    ],
  }),
  'no-hearsay': worded('no', {
    unneeded: ({ plaintiff }) => [
      `the remark is hearsay when ${plaintiff.the}, who made it, offers it for its truth`,
      `${plaintiff.the} is offering ${his(plaintiff)} own out-of-court statement to prove its truth`,
      `The plaintiff wants the remark believed, and a party's own words are excluded from hearsay only against that party.`,
    ],
    needed: ({ plaintiff }) => [
      `the continuation is hearsay when ${plaintiff.the} offers it for its truth`,
      `${plaintiff.the} is offering ${his(plaintiff)} own out-of-court statement to prove its truth`,
      `Rule 106 lets a remainder that fairness requires come in over a hearsay objection.`,
    ],
    terms: recital(
      `Contract terms aren't offered for the truth of a statement but for their legal effect. The objection that succeeds is that the original wasn't produced.`,
    ),
    doubted: recital(
      `Contract terms aren't offered for the truth of a statement but for their legal effect. The photocopy fails because the original's authenticity is challenged.`,
    ),
    undoubted: recital(
      `Contract terms are offered for their legal effect, not for the truth of a statement, so they aren't hearsay.`,
    ),
    'bad faith': recital(
      `Contract terms aren't offered for the truth of a statement but for their legal effect. What keeps the testimony out is the proponent's bad faith.`,
    ),
    noticed: recital(
      `The terms are offered for their legal effect, not for the truth of a statement, and nonproduction after notice excuses the original.`,
    ),
    printout: ({ writing }) => [
      `the messages that contain ${writing} are hearsay if offered to prove its terms`,
      `the terms of ${writing} are out-of-court statements offered for their truth`,
      `Messages that form a contract are offered for their legal effect, not for the truth of a statement.`,
    ],
    collateral: () => [
      `the report in the newspaper is an out-of-court statement offered for its truth`,
      `a newspaper is hearsay, and no exception admits a report of news`,
      `No hearsay exception is needed, because the report isn't offered for its truth. It only explains why the witness remembers the day.`,
    ],
    unnoticed: () => [
      `the letter is an out-of-court statement offered for the truth of its warning`,
      `the warning in the letter is hearsay, and no exception applies to it`,
      `A warning offered to show notice isn't hearsay and needs no exception. The objection that succeeds concerns the original.`,
    ],
    'from memory': () => [
      `the recorded document is an out-of-court statement offered for its truth`,
      `a recorded document is hearsay, and an account of it is within no exception`,
      `Recorded documents come within hearsay exceptions. The flaw is that no certified copy was offered.`,
    ],
    deposition: ({ defendant }) => [
      `the deposition of ${defendant.the} is an out-of-court statement offered for its truth`,
      `a deposition is hearsay unless ${defendant.the} is unavailable at the trial`,
      `A deposition offered against the party who gave it is an opposing party's statement. Availability doesn't matter.`,
    ],
    lunch: ({ defendant }) => [
      `the remark of ${defendant.the} is an out-of-court statement offered for its truth`,
      `the admission over lunch is hearsay unless ${defendant.the} is unavailable`,
      `An opposing party's statement isn't hearsay. It fails here because it was spoken, unsworn, and offered to prove a document's content.`,
    ],
  }),
  'no-blame': worded('no', {
    'bad faith': ({ plaintiff }) => [
      `${plaintiff.the} destroyed the original in bad faith`,
      `an original destroyed by its proponent in bad faith is not excused`,
      `The judge found that the original was burned to conceal clauses. Bad faith takes away the excuse of destruction.`,
    ],
    careless: ({ plaintiff }) => [
      `${plaintiff.the} is responsible for the destruction of the original by an employee`,
      `an original destroyed through the proponent's negligence is not excused`,
      `Negligence, even one's own, doesn't forfeit the excuse. Only bad faith does, and the judge found none.`,
    ],
    'copy exists': ({ plaintiff }) => [
      `${plaintiff.the} acted in bad faith by not producing the photocopy of the original`,
      `an original is not excused when its proponent holds back a duplicate`,
      `Bad faith must concern the loss of the original. Lightning caused this loss, and no duplicate need be offered.`,
    ],
    overseas: ({ plaintiff }) => [
      `${plaintiff.the} is responsible for not keeping another original of the document`,
      `an original is not excused when its proponent let a third party hold it`,
      `Keeping another original isn't required, and the third party's holding it doesn't matter. It's excused because no process reaches that party.`,
    ],
  }),
  'no-aid': worded('no', {
    drawing: () => [
      `the diagram is an illustrative aid, which is not evidence for the jury room`,
      `an illustrative aid may not go to the jury room without consent or good cause`,
      `The diagram only helped the jury follow testimony. With neither consent nor good cause it doesn't go to the jury room.`,
    ],
    open: () => [
      `the chart is an illustrative aid, which is not evidence of the records`,
      `an illustrative aid prepared for trial may be shown but not admitted`,
      `A chart that proves the content of voluminous records is a summary under Rule 1006, and it's evidence.`,
    ],
    withheld: () => [
      `the chart is an illustrative aid, which is not evidence of the records`,
      `an illustrative aid prepared for trial may be shown but not admitted`,
      `The chart was offered to prove content, not to illustrate testimony. It fails because the records were withheld.`,
    ],
  }),
  'no-spoken': worded('no', {
    lunch: ({ defendant }) => [
      `an oral admission by ${defendant.the} out of court does not prove the content of a writing`,
      `${defendant.the} admitted the content neither in a written statement nor in testimony`,
      `The admission was made over lunch. To prove content, an opposing party's admission must be written or given as testimony.`,
    ],
    deposition: ({ defendant }) => [
      `an admission by ${defendant.the} out of court does not prove the content of a writing`,
      `${defendant.the} admitted the content neither in a written statement nor at this trial`,
      `A deposition is one of the forms that Rule 1007 accepts. Only an unsworn oral admission falls short.`,
    ],
    needed: () => [
      `the rule of completeness does not reach an unrecorded oral statement`,
      `the remainder of a statement may be admitted only if it is in a writing or recording`,
      `That was the rule until 2023. Rule 106 now covers oral statements that weren't recorded.`,
    ],
    unneeded: () => [
      `the rule of completeness does not reach an unrecorded oral statement`,
      `the remainder of a statement may be admitted only if it is in a writing or recording`,
      `The result is right, but Rule 106 now covers unrecorded words. The remark stays out because fairness doesn't require it.`,
    ],
  }),
} as const
