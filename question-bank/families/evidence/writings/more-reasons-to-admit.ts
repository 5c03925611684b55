import { The, whose } from '../../engine/party.ts'
import { worded } from './worded.ts'

/** More reasons to admit what is offered: those that take the place of an original. */
export const moreReasonsToAdmit = {
  'yes-lost': worded('yes', {
    careless: ({ plaintiff }) => [
      `the original was destroyed without bad faith on ${whose(plaintiff)} part`,
      `${plaintiff.the} did not act in bad faith when the original was destroyed`,
      `An employee's carelessness isn't bad faith. The loss excuses the original, and any other evidence of its content will do.`,
    ],
    overseas: () => [
      `the original cannot be obtained by any available judicial process`,
      `no judicial process reaches the bank, which excuses production of the original`,
      `The bank is beyond the reach of process and refuses to cooperate, so other evidence of the content is admissible.`,
    ],
    noticed: ({ defendant }) => [
      `${defendant.the} had control of the original, was put on notice, and did not produce it`,
      `the original was in ${whose(defendant)} control, and ${defendant.the} failed to produce it after notice`,
      `The opponent held the original and knew for two months that its content would be proved. That excuses the proponent.`,
    ],
    'copy exists': () => [
      `the original was destroyed without bad faith, and any secondary evidence will do`,
      `a fire excuses the original, and secondary evidence of any kind is then admissible`,
      `Lightning destroyed the original. Once it's excused, Rule 1004 doesn't rank a photocopy above a witness's memory.`,
    ],
    'bad faith': () => [
      `the original was destroyed, so other evidence of its content is admissible`,
      `an original that no longer exists may be replaced by secondary evidence`,
      `A destroyed original is excused, and other evidence admissible, only if the proponent didn't destroy it in bad faith. This one was burned to hide clauses.`,
    ],
    unnoticed: ({ defendant }) => [
      `the original of the letter is in the control of ${defendant.the}, the opposing party`,
      `an original that the opposing party controls may be replaced by secondary evidence`,
      `Control by the opponent is only half of it. The opponent must also have been put on notice and failed to produce the original.`,
    ],
    'from memory': () => [
      `an original on file in a public office is beyond the proponent's control`,
      `the original cannot be removed from the office, so secondary evidence will do`,
      `For a public record the usual excuses don't help. A certified copy comes first if reasonable diligence would yield one.`,
    ],
    printout: ({ plaintiff }) => [
      `the originals of the messages cannot be obtained by judicial process`,
      `the original messages were not lost through bad faith on ${whose(plaintiff)} part`,
      `No original was lost or beyond judicial process, and nothing needs excusing. The printout itself counts as an original of the messages.`,
    ],
    collateral: ({ plaintiff }) => [
      `a newspaper is not in ${whose(plaintiff)} control, which excuses its production`,
      `the original of a newspaper cannot be obtained by judicial process`,
      `Judicial process could reach a newspaper, whoever has control of it. The original isn't needed because the report hardly matters to the dispute.`,
    ],
  }),
  'yes-volume': worded('yes', {
    open: ({ defendant }) => [
      `the chart is a summary of voluminous records that ${defendant.the} could examine`,
      `voluminous records may be proved by a summary once they are open to examination`,
      `The records are too many to examine in court and were open for inspection and copying. They needn't be in evidence.`,
    ],
    withheld: () => [
      `the chart is a summary of voluminous records that are themselves admissible`,
      `voluminous records that cannot be examined in court may be proved by a summary`,
      `Volume isn't enough. The originals must be made available for examination or copying, and the requests were refused.`,
    ],
    drawing: ({ scene }) => [
      `the diagram is a summary of ${scene}, which cannot be examined in court`,
      `a summary that was shown to the opponent in advance is admissible as evidence`,
      `Rule 1006 covers summaries of voluminous writings, recordings or photographs. A diagram made to explain testimony summarizes none.`,
    ],
  }),
  'yes-admitted': worded('yes', {
    deposition: ({ defendant }) => [
      `${defendant.the} admitted the content in a deposition offered against ${defendant.the}`,
      `the content may be proved by the deposition of ${defendant.the}, an opposing party`,
      `An opposing party's deposition proves the content of a writing, with no need to account for the original.`,
    ],
    lunch: ({ defendant }) => [
      `${defendant.the} admitted the content, and the admission is offered against ${defendant.the}`,
      `the content may be proved by the admission of ${defendant.the}, an opposing party`,
      `An opposing party's admission isn't hearsay, but it proves the content of a writing only if written or given as testimony.`,
    ],
    terms: ({ defendant, writing }) => [
      `the terms of ${writing} are an opposing party's statement, signed by ${defendant.the}`,
      `${defendant.the} adopted the terms of ${writing} by signing the document`,
      `That an opposing party signed or adopted a statement answers a hearsay objection only. The original-document rule asks separately how the terms may be proved.`,
    ],
    noticed: ({ defendant }) => [
      `${whose(defendant)} failure to produce the original admitted its content`,
      `${defendant.the} adopted the account of ${whose(defendant)} opponent by not producing the original`,
      `Not producing an original admits nothing. It lets the proponent prove the content by other evidence.`,
    ],
    needed: ({ plaintiff }) => [
      `the words of ${plaintiff.the} are an opposing party's statement and not hearsay`,
      `${plaintiff.the} is a party, so the whole statement is outside the hearsay rule`,
      `A party's own words are excluded from hearsay only when an opponent offers them. Fairness is what brings these in.`,
    ],
    unneeded: ({ plaintiff }) => [
      `the words of ${plaintiff.the} are an opposing party's statement and not hearsay`,
      `${plaintiff.the} is a party, so the whole statement is outside the hearsay rule`,
      `A party's statement is outside the hearsay rule only when offered against that party. ${The(plaintiff)} is offering this one.`,
    ],
  }),
  'yes-whole': worded('yes', {
    needed: ({ defendant }) => [
      `in fairness the continuation ought to be considered with the part that ${defendant.the} proved`,
      `the rule of completeness admits a remainder that corrects a misleading part`,
      `Without the continuation the jury would be misled, and since 2023 completion covers unrecorded words, even over a hearsay objection.`,
    ],
    unneeded: ({ defendant }) => [
      `in fairness the continuation ought to be considered with the part that ${defendant.the} proved`,
      `the rule of completeness admits the remainder of a statement that was proved in part`,
      `Completion reaches only a remainder that fairness requires. This one neither explains nor qualifies what the jury heard.`,
    ],
  }),
} as const
