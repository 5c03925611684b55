import { capital } from '../../../text/capital.ts'
import { he, him, his, type Party, The, who, whose } from '../../engine/party.ts'
import { makerOf, partiesOf, type ThirdFacts, type ThirdStory, type Twist } from './facts.ts'

/** Names a party: in full at the first mention, then by the role. */
type Name = (party: Party) => string
type Telling = (s: ThirdStory, name: Name) => string

const CLAUSE =
  'The contract stated, "Neither party shall assign this contract," and said nothing more about it.'
const LAW = 'The jurisdiction follows the Restatement (Second) of Contracts.'

const gift: Telling = (s, name) =>
  `${The(s.maker)} wanted to make a gift of the price to ${name(s.donee)}, ${his(s.maker)} ${s.tie}, so ${s.payer.the} promised in the contract to pay ${s.donee.the} directly.`
const done = (s: ThirdStory) => `${The(s.maker)} finished the work.`
const bought = (s: ThirdStory) =>
  `${The(s.payer)} sent ${s.donee.the} a copy of the contract, and in reliance on it, ${s.donee.the} bought ${s.bought}, which cannot be returned.`
const changed = (s: ThirdStory) =>
  `${The(s.maker)} and ${s.payer.the} then agreed in writing that the price would be paid to ${s.maker.the} instead, and ${s.payer.the} paid ${him(s.maker)}.`
const abandoned = (s: ThirdStory) =>
  `${The(s.maker)} abandoned the work without excuse when almost nothing had been done, and ${s.payer.the} had to hire someone else at the same price.`
const owed: Telling = (s, name) =>
  `In return for the work, ${s.payer.the} promised to pay the price to ${name(s.creditor)}, to whom ${s.maker.the} owed that sum. ${done(s)}`

const due = (s: ThirdStory) => `${The(s.maker)} finished the work in April, and the price was due on June 30.`
const transfer: Telling = (s, name) =>
  `On May 2, in a signed writing, ${s.maker.the} assigned the right to the price to ${name(s.creditor)}, ${who(s.creditor)} accepted it in satisfaction of a debt.`
const notified = (s: ThirdStory) => `${The(s.creditor)} promptly notified ${s.payer.the}.`
const undecided = (s: ThirdStory) =>
  `${The(s.payer)} has paid no one and contends that the price is owed to ${s.rival.the}. ${LAW}`
const toRival: Telling = (s, name) =>
  `On May 9, ${s.maker.the} assigned the same right, in writing, to ${name(s.rival)}, ${who(s.rival)} accepted it in satisfaction of a debt and notified ${s.payer.the}. ${undecided(s)}`

const handed: Telling = (s, name) =>
  `When ${s.maker.the} became too busy, ${name(s.delegate)} agreed to do all of the work in ${his(s.maker)} place for a fee.`
const skilled = (s: ThirdStory) =>
  `${The(s.delegate)} was as experienced in such work as ${s.maker.the}, ${who(s.maker)} told ${s.payer.the} of the arrangement.`
const botched = (s: ThirdStory) =>
  `${The(s.delegate)} did the work so badly that it had to be done again at great expense.`

/** From the contract to the dispute. */
const TOLD: Readonly<Record<Twist, Telling>> = {
  gift: (s, name) =>
    `${gift(s, name)} ${The(s.donee)} gave nothing in return and did not hear of the promise until the work was finished. ${The(s.payer)} refuses to pay ${him(s.donee)}, on the ground that the two of them never made a contract.`,
  debt: (s, name) =>
    `${owed(s, name)} ${The(s.creditor)} did not hear of the promise until afterward. ${The(s.payer)} refuses to pay ${s.creditor.the}, on the ground that the debt is ${whose(s.maker)}.`,
  profit: (s, name) =>
    `As both parties to the contract knew, the work would bring many customers to ${name(s.neighbor)} nearby, ${who(s.neighbor)} bought ${s.stock} in that expectation. The contract did not mention ${s.neighbor.the}. ${The(s.maker)} refused without excuse to begin, and ${s.payer.the} has decided not to sue.`,
  recalled: (s, name) =>
    `${gift(s, name)} ${done(s)} ${changed(s)} ${The(s.donee)} first heard of the contract after that payment. ${LAW}`,
  relied: (s, name) => `${gift(s, name)} ${bought(s)} ${done(s)} ${changed(s)}`,
  agreed: (s, name) =>
    `${gift(s, name)} ${The(s.payer)} wrote to ${s.donee.the}, "Do you agree to be paid in this way?" ${The(s.donee)} answered, "I do," but did nothing in reliance on that. ${done(s)} ${changed(s)}`,
  breached: (s, name) =>
    `${gift(s, name)} ${bought(s)} ${abandoned(s)} ${The(s.payer)} refuses to pay ${s.donee.the}.`,
  offset: (s, name) =>
    `${gift(s, name)} ${done(s)} A year earlier, in an unrelated transaction, ${s.payer.the} had sold ${s.maker.the} ${s.thing} on credit, for which ${s.maker.the} still owes ${s.price}. ${The(s.payer)} refuses to pay ${s.donee.the} and claims a setoff.`,
  plain: (s, name) =>
    `${due(s)} ${transfer(s, name)} ${notified(s)} ${The(s.payer)} refuses to pay anyone but ${s.maker.the}, with whom ${he(s.payer)} had chosen to deal.`,
  clause: (s, name) =>
    `${CLAUSE} ${due(s)} ${transfer(s, name)} ${The(s.creditor)}, ${who(s.creditor)} had read the clause, promptly notified ${s.payer.the}, ${who(s.payer)} refuses to pay ${s.creditor.the}. ${LAW}`,
  unaware: (s, name) =>
    `${due(s)} ${transfer(s, name)} On June 30, ${s.payer.the}, ${who(s.payer)} had not heard of the assignment, paid the price to ${s.maker.the}, ${who(s.maker)} has spent it. On July 3, ${s.creditor.the} sent ${s.payer.the} a copy of the assignment and demanded the price.`,
  warned: (s, name) =>
    `${due(s)} ${transfer(s, name)} On May 3, ${s.maker.the} and ${s.creditor.the} informed ${s.payer.the} of the assignment in a joint letter. ${The(s.payer)} did not answer. On June 30, ${he(s.payer)} paid the price to ${s.maker.the}, ${who(s.maker)} has spent it.`,
  unperformed: (s, name) =>
    `The work began in April, and the price was to be paid on June 30. ${transfer(s, name)} ${notified(s)} In mid-May, ${abandoned(s).replace(/^The/, 'the')} ${The(s.payer)} has paid no one.`,
  'later-claim': (s, name) =>
    `${due(s)} ${transfer(s, name)} ${notified(s)} On June 10, in an unrelated transaction, ${s.payer.the} sold ${s.maker.the} ${s.thing} on credit, for which ${s.maker.the} still owes ${s.price}. ${The(s.payer)} refuses to pay ${s.creditor.the} and claims a setoff.`,
  first: (s, name) =>
    `${due(s)} ${transfer(s, name)} On May 9, in another signed writing, ${s.maker.the} assigned the same right to ${name(s.rival)}, ${who(s.rival)} did not know of the earlier assignment and accepted it in satisfaction of another debt. ${The(s.rival)} notified ${s.payer.the} on May 10, and ${s.creditor.the} did so on May 20. ${undecided(s)}`,
  second: (s, name) =>
    `${due(s)} On April 25, in a signed writing, ${s.maker.the} assigned the right to the price to ${name(s.rival)}, ${who(s.rival)} accepted it in satisfaction of a debt. On May 2, in another signed writing, ${s.maker.the} assigned the same right to ${name(s.creditor)}, ${who(s.creditor)} did not know of the earlier assignment and accepted it in satisfaction of another debt. ${The(s.creditor)} notified ${s.payer.the} on May 3, and ${s.rival.the} did so on May 20. ${undecided(s)}`,
  spoken: (s, name) =>
    `${due(s)} On May 2, ${s.maker.the} said to ${name(s.donee)}, ${whose(s.maker)} ${s.tie}, "What I am owed for this work is yours from now on, as a gift." ${The(s.donee)} told ${s.payer.the} of the gift the same day but took no other action in reliance on it. ${toRival(s, name)}`,
  written: (s, name) =>
    `${due(s)} On May 2, ${s.maker.the} handed ${name(s.donee)}, ${whose(s.maker)} ${s.tie}, a signed paper that read, "I assign to you what I am owed for this work, as a gift." ${The(s.donee)} told ${s.payer.the} of the gift the same day but took no other action in reliance on it. ${toRival(s, name)}`,
  delegable: (s, name) =>
    `The contract did not say who was to do the work. ${handed(s, name)} ${skilled(s)} When ${s.delegate.the} arrived to begin, ${s.payer.the} said that ${he(s.payer)} had expected ${s.maker.the}, sent ${him(s.delegate)} away, and hired someone else.`,
  barred: (s, name) =>
    `${CLAUSE} ${handed(s, name)} ${skilled(s)} When ${s.delegate.the} arrived to begin, ${s.payer.the} pointed to the clause, said that ${s.maker.the} was welcome to come instead, and sent ${him(s.delegate)} away. ${The(s.maker)} did not come. ${LAW}`,
  personal: (s, name) =>
    `${The(s.payer)} had chosen ${s.artist.the} for ${his(s.artist)} distinctive style. When ${s.artist.the} became too busy, ${name(s.student)}, ${whose(s.artist)} equal in skill, agreed to do all of the work for a fee. When ${s.student.the} arrived to begin, ${s.payer.the} said that ${s.artist.the} was welcome to come instead and sent ${him(s.student)} away. ${The(s.artist)} did not come.`,
  botched: (s, name) =>
    `The contract did not say who was to do the work. ${handed(s, name)} ${skilled(s)} ${The(s.payer)} had no objection and let ${s.delegate.the} begin. ${botched(s)}`,
  replaced: (s, name) =>
    `${handed(s, name)} Before the work began, all three signed a letter that read, "${The(s.delegate)} takes over this contract, and ${s.payer.the} will not hold ${s.maker.the} to it." ${botched(s)} ${The(s.delegate)} has no money.`,
  assumed: (s, name) =>
    `${handed(s, name)} ${The(s.delegate)} promised to perform directly for ${s.payer.the} and to answer to ${him(s.payer)} for the work. ${The(s.payer)}, ${who(s.payer)} had been told of this, waited for ${s.delegate.the} to begin. ${The(s.delegate)} accepted a better offer and never came, and ${s.payer.the} had to have the work done by others at great expense.`,
  'still-owes': (s, name) =>
    `${owed(s, name)} ${The(s.creditor)}, ${who(s.creditor)} had been told of the promise, sent ${s.payer.the} a bill, which has not been paid. When ${s.creditor.the} again asked ${s.maker.the} for the money, ${s.maker.the} refused and said that ${s.payer.the} alone was now the debtor.`,
}

/** The purpose of the contract. */
function workOf({ twist }: ThirdFacts, s: ThirdStory): string {
  if (twist === 'personal') return s.art
  return twist === 'profit' ? s.project : s.work
}

/** Returns a namer that knows who has been mentioned. */
function namer(): Name {
  const known = new Set<Party>()
  return (party) => {
    if (known.has(party)) return party.the
    known.add(party)
    return party.a
  }
}

/** As it happened. */
function inOrder(at: ThirdFacts, s: ThirdStory): string {
  const name = namer()
  const { plaintiff, defendant } = partiesOf(at, s)
  const contract = `${capital(name(makerOf(at.twist, s)))} agreed in writing with ${name(s.payer)} to ${workOf(at, s)} for ${s.price}.`
  return `${contract} ${TOLD[at.twist](s, name)} ${The(plaintiff)} has sued ${defendant.the} for breach of contract.`
}

/** The suit first. */
function suitFirst(at: ThirdFacts, s: ThirdStory): string {
  const name = namer()
  const { plaintiff, defendant } = partiesOf(at, s)
  const suit = `${capital(name(plaintiff))} sued ${name(defendant)} for breach of contract.`
  const contract = `${capital(name(makerOf(at.twist, s)))} had agreed in writing with ${name(s.payer)} to ${workOf(at, s)} for ${s.price}.`
  return `${suit} ${contract} ${TOLD[at.twist](s, name)}`
}

/** The one who pays first. */
function payerFirst(at: ThirdFacts, s: ThirdStory): string {
  const name = namer()
  const { plaintiff, defendant } = partiesOf(at, s)
  const contract = `${capital(name(s.payer))} hired ${name(makerOf(at.twist, s))} under a written contract to ${workOf(at, s)} for ${s.price}.`
  return `${contract} ${TOLD[at.twist](s, name)} ${The(plaintiff)} has brought an action against ${defendant.the} for breach of contract.`
}

export const tell = [inOrder, suitFirst, payerFirst] as const
