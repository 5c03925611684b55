import { capital } from '../../../text/capital.ts'
import { he, him, The, whose } from '../../engine/party.ts'
import type { Twist, WritingFacts, WritingStory } from './facts.ts'

type Offer = (story: WritingStory) => string

const issue = ({ writing, term }: WritingStory) =>
  `At issue at trial is whether ${writing} provides that ${term}.`
const reader = (s: WritingStory) =>
  `${issue(s)} To prove that it does, ${s.plaintiff.the} calls ${s.witness.a}, who once read the signed document carefully and would recite its terms from memory.`
const safe = ({ plaintiff }: WritingStory) =>
  `The signed original is in a safe in ${whose(plaintiff)} office.`
const paid = ({ plaintiff, defendant, payment }: WritingStory) =>
  `At trial, ${defendant.the} denies that ${plaintiff.the} ever paid ${payment}.`
const spoke = ({ defendant, plaintiff, part }: WritingStory) =>
  `At trial, ${defendant.the} proved through a waiter that ${plaintiff.the} had said at a dinner, "${part}."`
const records = (s: WritingStory) =>
  `To prove at trial that ${s.total}, ${s.plaintiff.the} offers a chart on which ${s.witness.a} totaled the figures in ${s.records}. The records themselves, which qualify as business records, are not in evidence.`

/** The evidence offered, and the fate of the original. */
const OFFERS: Readonly<Record<Twist, Offer>> = {
  terms: (s) =>
    `${issue(s)} To prove that it does, ${s.plaintiff.the} calls ${s.witness.a}, who was present when the parties negotiated and signed the document, and who would recite its terms from memory. ${safe(s)}`,
  event: (s) =>
    `${paid(s)} ${The(s.plaintiff)} calls ${s.witness.a}, who would testify that ${he(s.witness)} saw ${s.plaintiff.the} hand ${s.defendant.the} the money in cash. ${The(s.defendant)} signed a receipt for the money at the time. ${The(s.plaintiff)} has the receipt at home and has not produced it.`,
  reading: (s) =>
    `${paid(s)} ${The(s.plaintiff)} calls ${s.witness.a}, who has seen no payment but has examined the account book of ${whose(s.plaintiff)} business. ${capital(he(s.witness))} would testify that, according to an entry in the book, ${s.defendant.the} received the money. The account book is in ${whose(s.plaintiff)} office and has not been produced.`,
  collateral: (s) =>
    `At trial, ${s.plaintiff.the} calls ${s.witness.a} to describe a conversation with ${s.defendant.the}. Asked how ${he(s.witness)} can be sure of the day, ${s.witness.the} would answer that ${he(s.witness)} had read in the newspaper that morning that ${s.headline}. Both parties agree that the newspaper reported this, and it has no other bearing on the case. The newspaper has not been produced.`,
  undoubted: (s) =>
    `${issue(s)} To prove that it does, ${s.plaintiff.the} offers a photocopy of the signed document. ${capital(s.witness.a)} testifies that ${he(s.witness)} made the photocopy. ${safe(s)} ${The(s.defendant)} concedes that the document is genuine and that the photocopy is complete and accurate.`,
  doubted: (s) =>
    `${issue(s)} To prove that it does, ${s.plaintiff.the} offers a photocopy of the signed document. ${capital(s.witness.a)} testifies that ${he(s.witness)} made the photocopy. ${safe(s)} ${The(s.defendant)}, supported by the affidavit of a document examiner, contends that the page with that term was substituted after the signing, and that only the paper itself would show it.`,
  typed: (s) =>
    `${issue(s)} To prove that it does, ${s.plaintiff.the} offers a version that ${s.witness.a} typed out from the signed document. ${The(s.witness)} testifies that ${he(s.witness)} checked the typed version against the document word by word. ${safe(s)}`,
  printout: (s) =>
    `The parties made their agreement entirely by electronic messages. ${issue(s)} To prove that it does, ${s.plaintiff.the} offers a printout of the messages stored on a computer in ${whose(s.plaintiff)} office. ${capital(s.witness.a)}, who manages the computer, testifies that the printout is accurate. The computer has not been brought to court.`,
  careless: (s) =>
    `${reader(s)} The only original was in ${whose(s.plaintiff)} office until an employee, clearing out the wrong shelf, carelessly threw it away. The judge finds that no one acted in bad faith.`,
  'bad faith': (s) =>
    `${reader(s)} The only original was burned by ${s.plaintiff.the}. The judge finds that ${he(s.plaintiff)} did so in bad faith, in order to conceal some unfavorable clauses.`,
  overseas: (s) =>
    `${reader(s)} The only original is held by a bank in Singapore that is beyond the reach of any judicial process. Despite several requests from ${s.plaintiff.the}, the bank refuses to send the document or to allow it to be copied.`,
  noticed: (s) =>
    `${reader(s)} ${The(s.defendant)} has the only original. Two months before trial, ${s.plaintiff.the} notified ${him(s.defendant)} in writing that its content would be a subject of proof, but ${s.defendant.the} has not brought it to court.`,
  unnoticed: (s) =>
    `At issue at trial is whether ${s.defendant.the} had been warned that ${s.warning}. ${The(s.plaintiff)} calls ${s.witness.a}, who would testify that a letter that ${he(s.witness)} once mailed to ${s.defendant.the} contained that warning. ${The(s.defendant)} has the letter at home. Neither the pleadings nor anything else told ${him(s.defendant)} before ${s.witness.the} took the stand that the content of the letter would be proved.`,
  'copy exists': (s) =>
    `${reader(s)} The only original was destroyed when lightning set ${whose(s.plaintiff)} office on fire. ${The(s.plaintiff)} also has a complete photocopy of the document, which ${he(s.plaintiff)} has not offered.`,
  certified: (s) =>
    `At issue at trial is whether ${s.filed}, recorded in ${s.office}, states that ${s.says}. To prove that it does, ${s.plaintiff.the} offers a copy that the custodian of that office has certified as correct. The recorded document itself remains in the office, and no witness is called to testify about the copy.`,
  'from memory': (s) =>
    `At issue at trial is whether ${s.filed}, recorded in ${s.office}, states that ${s.says}. To prove that it does, ${s.plaintiff.the} calls ${s.witness.a}, who read the recorded document there and would describe it from memory. The office would have issued a certified copy to ${s.plaintiff.the} within an hour.`,
  open: (s) =>
    `${records(s)} A month before trial, ${s.plaintiff.the} invited ${s.defendant.the} to examine and copy the records at a nearby office, but ${he(s.defendant)} never came.`,
  withheld: (s) =>
    `${records(s)} Before trial, ${s.defendant.the} asked several times to examine or copy the records, and ${s.plaintiff.the} refused each time.`,
  drawing: (s) =>
    `At trial, ${s.witness.a} testified for ${s.plaintiff.the} and used ${s.drawing} to help the jury follow the testimony. The drawing had been made for the trial and shown to ${s.defendant.the} beforehand. ${The(s.plaintiff)} now asks that it be admitted as an exhibit for the jury's deliberations. The judge sees no special reason to do so.`,
  deposition: (s) =>
    `${issue(s)} To prove that it does, ${s.plaintiff.the} offers the deposition of ${s.defendant.the}, in which ${he(s.defendant)} answered, "Yes, that is one of the terms." ${safe(s)} ${The(s.defendant)} is present in court.`,
  lunch: (s) =>
    `${issue(s)} To prove that it does, ${s.plaintiff.the} calls ${s.witness.a}, who would testify that ${s.defendant.the} told ${him(s.witness)} over lunch, when asked about it, "Yes, that is one of the terms." ${safe(s)} ${The(s.defendant)} is present in court.`,
  needed: (s) =>
    `${spoke(s)} ${The(s.plaintiff)} now calls ${s.witness.a}, who heard the same conversation and would testify that ${s.plaintiff.the} immediately added, "${s.rest}." No one recorded the conversation. The judge finds that without the second sentence the first would mislead the jury.`,
  unneeded: (s) =>
    `${spoke(s)} ${The(s.plaintiff)} now calls ${s.witness.a}, who heard the same conversation and would testify that ${s.plaintiff.the} immediately added, "${s.other}." ${The(s.plaintiff)} offers the second sentence as proof that it is true. No one recorded the conversation. The judge finds that the second sentence neither explains nor qualifies the first.`,
}

const objects = ({ defendant }: WritingStory) => `${The(defendant)} objects.`

/** The facts in the order in which they happened. */
function inOrder({ twist }: WritingFacts, s: WritingStory): string {
  return `${s.deal} After ${s.quarrel}, ${s.plaintiff.the} sued ${s.defendant.the} in federal court for ${s.claim}. ${OFFERS[twist](s)} ${objects(s)}`
}

/** The quarrel first. */
function quarrelFirst({ twist }: WritingFacts, s: WritingStory): string {
  return `${s.grievance} ${OFFERS[twist](s)} ${objects(s)}`
}

/** The claim first. */
function claimFirst({ twist }: WritingFacts, s: WritingStory): string {
  return `In federal court, ${s.plaintiff.a} sued for ${s.claim}, alleging that ${s.breach}. ${OFFERS[twist](s)} ${objects(s)}`
}

export const tell = [inOrder, quarrelFirst, claimFirst] as const
