import { capital } from '../../../text/capital.ts'
import { he, him, The, whose } from '../../engine/party.ts'
import type { Twist, WritingFacts, WritingStory } from './facts.ts'

/** How a telling has the plaintiff set out to prove a disputed point: "… to prove that it does, the tailor calls a foreman". */
type Proof = (story: WritingStory, point: string, offers: string, affirmed?: string) => string

const provides = ({ writing, term }: WritingStory) => `${writing} provides that ${term}`
/** Proof of what a public record states. */
const recorded = (s: WritingStory, prove: Proof, offers: string) =>
  `${s.filed} is recorded in ${s.office}. ${prove(s, `it ${s.says}`, offers)}`
const read = (s: WritingStory, prove: Proof) =>
  prove(
    s,
    provides(s),
    `calls ${s.witness.a}, who once read the signed original and would testify to its terms from memory.`,
  )
const photocopy = (s: WritingStory, prove: Proof) =>
  `${prove(s, provides(s), `offers a photocopy of the signed document, and ${s.witness.a} testifies to having made it.`)} ${safe(s)}`
const safe = ({ plaintiff }: WritingStory) =>
  `The signed original is in a safe at ${whose(plaintiff)} office.`
const unpaid = ({ plaintiff, defendant, payment, writing }: WritingStory) =>
  `${capital(writing)} had required ${plaintiff.the} to pay ${payment}, and at trial ${defendant.the} defends on the ground that ${he(plaintiff)} never did.`
const spoke = ({ defendant, plaintiff, part }: WritingStory) =>
  `At trial, ${defendant.the} called a waiter, who testified that ${plaintiff.the} had said at a dinner, "${part}."`
const charted = (s: WritingStory, prove: Proof) =>
  `${prove(s, s.total, `offers a chart on which ${s.witness.a} totaled the figures in ${s.records}.`, 'this was so')} The ${s.records.split(' ').at(-1)} themselves, which qualify as business records, are not in evidence.`

/** The evidence offered, and the fate of the original. */
const OFFERS: Readonly<Record<Twist, (story: WritingStory, prove: Proof) => string>> = {
  terms: (s, prove) =>
    `${prove(s, provides(s), `calls ${s.witness.a}, who was present when the parties negotiated and signed the document and would testify to its terms from memory.`)} ${safe(s)}`,
  event: (s) =>
    `${unpaid(s)} ${The(s.plaintiff)} calls ${s.witness.a}, who would testify that ${he(s.witness)} saw ${s.plaintiff.the} hand ${s.defendant.the} the money in cash. ${The(s.plaintiff)} has a signed receipt from ${s.defendant.the} at home but has not produced it.`,
  reading: (s) =>
    `${unpaid(s)} ${The(s.plaintiff)} calls ${s.witness.a}, who did not see any payment but would testify that, according to an entry in ${whose(s.plaintiff)} account book, ${s.defendant.the} received the money. The book is in ${whose(s.plaintiff)} office and has not been produced.`,
  collateral: (s) =>
    `At trial, ${s.plaintiff.the} calls ${s.witness.a} to describe a conversation with ${s.defendant.the}. ${The(s.witness)} would add that ${he(s.witness)} remembers the date because that morning's newspaper reported that ${s.headline}. Both parties agree that the newspaper did so, and the report has no other bearing on the case. The newspaper has not been produced.`,
  undoubted: (s, prove) =>
    `${photocopy(s, prove)} ${The(s.defendant)} concedes that the document is genuine and that the photocopy is complete and accurate.`,
  doubted: (s, prove) =>
    `${photocopy(s, prove)} ${The(s.defendant)}, relying on the affidavit of a document examiner, contends that the page with that term was substituted after the signing and that the substitution can be detected only from the original.`,
  typed: (s, prove) =>
    `${prove(s, provides(s), `offers a typed version of the signed document.`)} ${capital(s.witness.a)} testifies that ${he(s.witness)} typed it and checked it against the document word by word. ${safe(s)}`,
  printout: (s, prove) =>
    `The parties had made their agreement entirely by electronic messages. ${prove(s, provides(s), `offers a printout of the messages, which are stored on a computer in ${whose(s.plaintiff)} office.`)} ${capital(s.witness.a)}, who manages the computer, testifies that the printout is accurate. The computer has not been brought to court.`,
  careless: (s, prove) =>
    `${read(s, prove)} The only original was in ${whose(s.plaintiff)} office until an employee, clearing out the wrong shelf, carelessly threw it away. The judge finds that no one acted in bad faith.`,
  'bad faith': (s, prove) =>
    `${read(s, prove)} ${The(s.plaintiff)} burned the only original. The judge finds that ${he(s.plaintiff)} did so in bad faith, in order to conceal unfavorable clauses.`,
  overseas: (s, prove) =>
    `${read(s, prove)} The only original is held by a bank in Singapore that is beyond the reach of any judicial process. Although ${s.plaintiff.the} has asked several times, the bank refuses to send the document or to allow it to be copied.`,
  noticed: (s, prove) =>
    `${read(s, prove)} ${The(s.defendant)} has the only original. Two months before trial, ${s.plaintiff.the} notified ${him(s.defendant)} in writing that its content would be a subject of proof, but ${s.defendant.the} has not brought it to court.`,
  unnoticed: (s) =>
    `At trial, ${s.defendant.the} defends on the ground that no one warned ${him(s.defendant)} that ${s.warning}. To prove that there was a warning, ${s.plaintiff.the} calls ${s.witness.a}, who would testify that ${he(s.witness)} wrote ${s.defendant.the} a letter that contained it. ${The(s.defendant)} has the letter at home. Before ${s.witness.the} took the stand, no one had told ${s.defendant.the}, in the pleadings or otherwise, that the letter would be a subject of proof.`,
  'copy exists': (s, prove) =>
    `${read(s, prove)} The only original was destroyed when lightning set ${whose(s.plaintiff)} office on fire. ${The(s.plaintiff)} also has a complete photocopy of the document, which ${he(s.plaintiff)} has not offered.`,
  certified: (s, prove) =>
    `${recorded(s, prove, 'offers a copy that the custodian of that office has certified as correct.')} The document itself remains in the office, and no witness is called to testify about the copy.`,
  'from memory': (s, prove) =>
    `${recorded(s, prove, `calls ${s.witness.a}, who once read the document at that office and would describe it from memory.`)} The office would have issued a certified copy to ${s.plaintiff.the} within an hour.`,
  open: (s, prove) =>
    `${charted(s, prove)} A month before trial, ${s.plaintiff.the} invited ${s.defendant.the} to examine and copy the ${s.records.split(' ').at(-1)} at a nearby office, but ${he(s.defendant)} never came.`,
  withheld: (s, prove) =>
    `${charted(s, prove)} Before trial, ${s.defendant.the} asked several times to examine or copy the ${s.records.split(' ').at(-1)}, and ${s.plaintiff.the} refused each time.`,
  drawing: (s) =>
    `At trial, ${s.witness.a} testified for ${s.plaintiff.the} and used a colored diagram of ${s.scene} to help the jury follow the testimony. The diagram had been made for the trial and shown to ${s.defendant.the} beforehand. ${The(s.plaintiff)} now asks that it be admitted as an exhibit for the jury's deliberations. The judge sees no special reason to do so.`,
  deposition: (s, prove) =>
    `${prove(s, provides(s), `offers the deposition of ${s.defendant.the}, in which ${he(s.defendant)} was asked whether ${s.writing} so provided and answered, "Yes, it does."`)} ${safe(s)}`,
  lunch: (s, prove) =>
    `${prove(s, provides(s), `calls ${s.witness.a}, who would testify that ${s.defendant.the} was asked over lunch whether ${s.writing} so provided and answered, "Yes, it does."`)} ${safe(s)}`,
  needed: (s) =>
    `${spoke(s)} ${The(s.plaintiff)} now calls ${s.witness.a}, who heard the same conversation and would testify that ${s.plaintiff.the} immediately added, "${s.rest}." No one recorded the conversation. The judge finds that without the second sentence the first would mislead the jury.`,
  unneeded: (s) =>
    `${spoke(s)} ${The(s.plaintiff)} now calls ${s.witness.a}, who heard the same conversation and would testify that ${s.plaintiff.the} immediately added, "${s.other}." ${The(s.plaintiff)} offers the second sentence to prove that ${s.gist}. No one recorded the conversation. The judge finds that the second sentence neither explains nor qualifies the first.`,
}

/** The objection. Where a party's own words are offered, the party could be asked about them in court. */
const objects = (twist: Twist, { defendant }: WritingStory) =>
  `${The(defendant)}${twist === 'deposition' || twist === 'lunch' ? ', who is present in court,' : ''} objects.`

/** The bargain first. */
function bargainFirst({ twist }: WritingFacts, s: WritingStory): string {
  const prove: Proof = ({ plaintiff }, point, offers, affirmed = 'it does') =>
    `At trial, the parties dispute whether ${point}. To prove that ${affirmed}, ${plaintiff.the} ${offers}`
  return `${s.deal} Later ${s.quarrel}, and ${s.plaintiff.the} sued ${s.quarrel.startsWith(s.defendant.the) ? him(s.defendant) : s.defendant.the} in federal court for ${s.claim}. ${OFFERS[twist](s, prove)} ${objects(twist, s)}`
}

/** The quarrel first. */
function quarrelFirst({ twist }: WritingFacts, s: WritingStory): string {
  const prove: Proof = ({ plaintiff }, point, offers) =>
    `To prove at trial that ${point}, ${plaintiff.the} ${offers}`
  return `${s.grievance} ${OFFERS[twist](s, prove)} ${objects(twist, s)}`
}

/** The claim first. */
function claimFirst({ twist }: WritingFacts, s: WritingStory): string {
  const prove: Proof = ({ plaintiff }, point, offers) =>
    `At trial, to prove that ${point}, ${plaintiff.the} ${offers}`
  return `${capital(s.plaintiff.a)} sued ${s.defendant.a} in federal court for ${s.claim}, alleging that ${s.breach}. ${OFFERS[twist](s, prove)} ${objects(twist, s)}`
}

export const tell = [bargainFirst, quarrelFirst, claimFirst] as const
