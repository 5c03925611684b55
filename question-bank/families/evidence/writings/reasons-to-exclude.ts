import { whose } from '../../engine/party.ts'
import type { WritingStory } from './facts.ts'
import { type Cell, worded } from './worded.ts'

/** The reason that content was not proved by the original, with what is wrong with it. */
const content =
  (why: string) =>
  ({ writing }: WritingStory): Cell => [
    `the original is required to prove the content of ${writing}`,
    `the terms of ${writing} may be proved only by the original document`,
    why,
  ]

/** Reasons to exclude what is offered. */
export const reasonsToExclude = {
  'no-content': worded('no', {
    terms: ({ writing }) => [
      `the original of ${writing} is required to prove its content`,
      `the original is required to prove the terms, and its absence is not excused`,
      `The testimony would recite terms. Having watched the signing changes nothing while the original lies unexcused in a safe.`,
    ],
    reading: ({ witness }) => [
      `${witness.the} would prove the content of a book whose original is required`,
      `the original is required to prove the entry, and its absence is not excused`,
      `Everything the witness knows comes from an entry. Repeating it proves the content of a book that is at hand.`,
    ],
    typed: () => [
      `the typed version is not a duplicate, and the absence of the original is not excused`,
      `the original is required to prove the terms, and a retyped text is not a duplicate`,
      `A person typing isn't a process that reproduces an original accurately, and the original is at hand.`,
    ],
    event: ({ witness }) => [
      `${witness.the} would prove the content of a receipt whose original is required`,
      `the original receipt is required to prove the payment that it records`,
      `The witness would describe a payment and not a receipt. No original is needed for an event that exists apart from its record.`,
    ],
    collateral: ({ witness }) => [
      `${witness.the} would prove the content of a newspaper whose original is required`,
      `the original newspaper is required to prove the report that it contained`,
      `The report is content, but it only fixes an undisputed date. Collateral writings are exempt from the original-document rule.`,
    ],
    undoubted: content(
      `The original document isn't the only proof of its terms. A duplicate will do unless authenticity is genuinely questioned or admission would be unfair.`,
    ),
    printout: () => [
      `the original is required to prove the terms, and it is stored on a computer`,
      `a printout is secondary evidence of messages whose original is the computer file`,
      `A printout that accurately reflects stored data isn't secondary evidence. It counts as an original, and no computer has to come to court.`,
    ],
    careless: content(
      `The original document isn't required to prove terms if it was lost without the proponent's bad faith, and carelessness isn't bad faith.`,
    ),
    overseas: content(
      `Terms may be proved without the original document when no judicial process can reach it, and a foreign bank holds this one.`,
    ),
    noticed: content(
      `Terms may be proved without the original document when an opponent who holds it was put on notice and doesn't produce it.`,
    ),
    'copy exists': content(
      `Terms may be proved without the original document if it was destroyed without the proponent's bad faith, as by lightning.`,
    ),
    certified: ({ office }) => [
      `the original is required to prove the content, and it is on file in ${office}`,
      `the content of a recorded document may be proved only by the original`,
      `Public originals stay on file. A copy that the custodian certified as correct proves their content.`,
    ],
    open: ({ records }) => [
      `the originals of ${records} are required to prove their content`,
      `the content of the records may be proved only by admitting the originals`,
      `A summary may replace voluminous records, in evidence or not, if they were made available to the opponent.`,
    ],
    deposition: content(
      `Terms may be proved without the original document by the opposing party's deposition, and the proponent needn't account for the original.`,
    ),
  }),
  'no-notice': worded('no', {
    unnoticed: ({ defendant }) => [
      `${defendant.the} was not put on notice that the letter would be a subject of proof`,
      `an original in ${whose(defendant)} control is excused only if ${defendant.the} was put on notice`,
      `The original was in the opponent's hands, but no pleading or message warned that its content would be proved at trial.`,
    ],
    withheld: ({ defendant }) => [
      `the originals were not made available to ${defendant.the} for examination or copying`,
      `a summary requires that its opponent be allowed to examine or copy the records`,
      `The proponent of a summary must make originals or duplicates available at a reasonable time. These requests were refused.`,
    ],
    reading: ({ defendant }) => [
      `${defendant.the} was not put on notice that the content of the book would be proved`,
      `${defendant.the} was given no chance to examine or copy the original account book`,
      `Notice matters when the opponent holds the original. The proponent has the book and simply hasn't produced it.`,
    ],
    typed: ({ defendant }) => [
      `${defendant.the} received no advance notice that a typed version would be offered`,
      `${defendant.the} was not put on notice that the original would not be produced`,
      `Notice wouldn't have helped. A typed version isn't a duplicate, and the original in the safe isn't excused.`,
    ],
    overseas: ({ defendant }) => [
      `${defendant.the} was not put on notice that the content would be proved by testimony`,
      `${defendant.the} was given no chance to examine or copy the original at the bank`,
      `Notice, or a chance to examine the original, matters when the opponent holds it. A foreign bank holds this one.`,
    ],
    noticed: () => [
      `notice to the opposing party does not excuse an original that could be subpoenaed`,
      `an original in the opponent's control must be sought by judicial process`,
      `Rule 1004(c) requires notice, control and nonproduction. It doesn't require a subpoena.`,
    ],
    open: () => [
      `the originals were not brought to court for examination or copying at the trial`,
      `a summary requires that the originals be available for examination in court`,
      `The records must be open at a reasonable time and place. That need not be the courtroom unless the court so orders.`,
    ],
  }),
  'no-doubt': worded('no', {
    doubted: ({ defendant }) => [
      `${defendant.the} raised a genuine question about the authenticity of the original`,
      `a duplicate is inadmissible when the original's authenticity is genuinely in question`,
      `An examiner supports the charge that a page was replaced, and only the original would show it.`,
    ],
    undoubted: ({ plaintiff }) => [
      `${plaintiff.the} has not shown that the original of the photocopy is authentic`,
      `a duplicate is inadmissible until the original's authenticity is proved`,
      `The burden runs the other way. A duplicate comes in unless its opponent raises a genuine question about authenticity.`,
    ],
    printout: () => [
      `an electronic message can be altered, which puts its authenticity in question`,
      `a duplicate is inadmissible when the authenticity of a message may be in question`,
      `The mere chance of alteration raises no genuine question, and the printout was identified as accurate.`,
    ],
    certified: () => [
      `no witness with knowledge testified to the authenticity of the copy`,
      `a duplicate is inadmissible until a witness testifies to its authenticity`,
      `A certified copy of a public record authenticates itself, so no witness has to sponsor it.`,
    ],
  }),
} as const
