import { capital } from '../../../text/capital.ts'
import type { WritingFacts, WritingSkin } from './facts.ts'

/** The facts in prose: the suit, the writing, what is offered. */
export function tell({ twist }: WritingFacts, skin: WritingSkin): string {
  return `${skin.opening} ${OFFERS[twist](skin)}`
}

const memory = (s: WritingSkin) =>
  `To prove that ${s.writing} provides that ${s.term}, ${s.plaintiff} calls ${s.witness}, who has read it carefully and would describe its terms from memory.`
const safe = (s: WritingSkin) => `The signed original is in the office safe of ${s.plaintiff}.`

/** What is offered, and what became of the original. */
const OFFERS: Readonly<Record<WritingFacts['twist'], (skin: WritingSkin) => string>> = {
  terms: (s) =>
    `${memory(s)} ${capital(s.she)} was present when the parties negotiated and signed the document. ${safe(s)}`,
  event: (s) =>
    `It is disputed whether ${s.plaintiff} ever made the first payment. ${s.plaintiff} calls ${s.witness}, who was standing at the counter and would testify that ${s.she} watched ${s.plaintiff} hand ${s.defendant} ${s.sum} in banknotes. ${s.defendant} signed a receipt for the money, which ${s.plaintiff} has at home and has not produced.`,
  reading: (s) =>
    `It is disputed whether ${s.plaintiff} ever made the first payment. ${s.plaintiff} calls ${s.witness}, who was not present at any payment but has examined the account book of the business, and would testify that according to an entry in it ${s.defendant} received ${s.sum}. The account book is in the office safe of ${s.plaintiff}.`,
  collateral: (s) =>
    `${s.plaintiff} calls ${s.witness} to describe a conversation with ${s.defendant}. Asked how ${s.she} can be certain of the day, ${s.she} would answer that ${s.she} had read in the newspaper that morning that ${s.headline}. Nobody disputes that this was reported or attaches any other importance to the newspaper, which has not been produced.`,
  undoubted: (s) =>
    `To prove that ${s.writing} provides that ${s.term}, ${s.plaintiff} offers a photocopy, which ${s.witness} made and identifies. ${safe(s)} Nobody questions that the original is genuine or that the photocopy is complete and accurate.`,
  doubted: (s) =>
    `To prove that ${s.writing} provides that ${s.term}, ${s.plaintiff} offers a photocopy, which ${s.witness} made and identifies. ${safe(s)} On reasonable grounds, supported by a handwriting examiner, ${s.defendant} contends that the page with that term was substituted after the signing, which cannot be examined on a photocopy.`,
  typed: (s) =>
    `To prove that ${s.writing} provides that ${s.term}, ${s.plaintiff} offers a version that ${s.witness} typed out from the original for private use, carefully and, as ${s.she} testifies, without any error. ${safe(s)}`,
  printout: (s) =>
    `The parties never signed a paper, and concluded ${bare(s.writing)} by an exchange of electronic messages. To prove that it provides that ${s.term}, ${s.plaintiff} offers a printout of the messages stored on the office computer, which ${s.witness} identifies as accurate. No device has been brought to court.`,
  careless: (s) =>
    `${memory(s)} The only original was thrown out by an employee of ${s.plaintiff}, who carelessly cleared the wrong shelf. The judge finds that there was no bad faith.`,
  'bad faith': (s) =>
    `${memory(s)} The only original was burned by ${s.plaintiff}. The judge finds that this was done in bad faith, to conceal some unfavorable clauses.`,
  overseas: (s) =>
    `${memory(s)} The only original is held by a bank in Singapore, which is beyond the reach of any judicial process. In spite of several requests from ${s.plaintiff} it refuses to send the document or to let it be copied.`,
  noticed: (s) =>
    `${memory(s)} The only original is in the possession of ${s.defendant}. Two months before the trial ${s.plaintiff} informed ${s.defendant} in writing that its content would be a subject of proof, but ${s.defendant} has not brought it.`,
  unnoticed: (s) =>
    `To prove that ${s.defendant} had been warned, ${s.plaintiff} calls ${s.witness}, who would testify that a letter that ${s.she} once mailed to ${s.defendant} said that ${s.warning}. ${s.defendant} has the letter at home. Until ${s.witness} took the stand, neither the pleadings nor anything else had informed ${s.defendant} that the content of that letter would be a subject of proof.`,
  'copy exists': (s) =>
    `${memory(s)} The only original was destroyed when lightning set the office on fire. There is a complete photocopy of it in the files of ${s.plaintiff}, which has not been produced.`,
  certified: (s) =>
    `To prove that ${s.filed} says that ${s.says}, ${s.plaintiff} offers a copy that the custodian of that public office has certified as correct. The document itself, which was properly recorded there, has not been brought to court.`,
  'from memory': (s) =>
    `To prove that ${s.filed} says that ${s.says}, ${s.plaintiff} calls ${s.witness}, who read the recorded document in that public office and would describe it from memory. A certified copy could have been obtained there within an hour.`,
  open: (s) =>
    `To prove that ${s.total}, ${s.plaintiff} offers a chart on which ${s.witness}, an accountant, has added up ${s.records}. The records satisfy the exception for business records but are not in evidence. A month before the trial ${s.plaintiff} invited ${s.defendant} to examine and copy them at a convenient office, but nobody came.`,
  withheld: (s) =>
    `To prove that ${s.total}, ${s.plaintiff} offers a chart on which ${s.witness}, an accountant, has added up ${s.records}. The records satisfy the exception for business records but are not in evidence. Before the trial ${s.defendant} repeatedly requested an opportunity to examine or copy them, which ${s.plaintiff} refused.`,
  drawing: (s) =>
    `While testifying about what ${s.she} had observed, ${s.witness} used ${s.drawing}, prepared for the trial, to help the jury follow. ${s.defendant} had been shown it in advance. ${s.plaintiff} now offers it as an exhibit, to be taken into the jury room. ${s.defendant} does not consent, and the judge sees no particular reason for it.`,
  deposition: (s) =>
    `To prove that ${s.writing} provides that ${s.term}, ${s.plaintiff} offers the deposition of ${s.defendant}, who testified there that it does. ${safe(s)}`,
  lunch: (s) =>
    `To prove that ${s.writing} provides that ${s.term}, ${s.plaintiff} calls ${s.witness}, who would testify that ${s.defendant} admitted this in conversation over lunch. ${safe(s)}`,
  needed: (s) =>
    `${s.defendant} has proved through a waiter that ${s.plaintiff} said during a dinner, "${s.part}." ${s.plaintiff} now calls ${s.witness}, who heard the same conversation, to testify that ${s.plaintiff} at once continued, "${s.rest}." Nothing was written down. The judge finds that without the continuation the jury would be misled about what had been said.`,
  unneeded: (s) =>
    `${s.defendant} has proved through a waiter that ${s.plaintiff} said during a dinner, "${s.part}." ${s.plaintiff} now calls ${s.witness}, who heard the same conversation, to testify that ${s.plaintiff} at once continued, "${s.other}." This is offered as evidence that it was so. The judge finds that it neither explains nor qualifies what the jury has heard.`,
}

/** 'the lease' → 'their lease', for a bargain without a paper. */
function bare(writing: string): string {
  return writing.replace(/^the /, 'their ')
}
