import { capital } from '../../../text/capital.ts'
import { he, him, his, The, who, whose } from '../../engine/party.ts'
import { CONTRACTOR, makerOf, type ThirdFacts, type ThirdStory, type Twist } from './facts.ts'

type Telling = (s: ThirdStory) => string

const CLAUSE =
  'The contract stated, "Neither party shall assign this contract," and did not otherwise mention assignment or delegation.'
const SILENCE = 'The contract did not say who was to do the work.'

const gift: Telling = (s) =>
  `At ${whose(s.maker)} request, the contract provided that ${s.payer.the} would pay the price directly to ${whose(s.maker)} ${s.tie}, to whom ${s.maker.the} wished to give the money.`
const done: Telling = (s) => `${The(s.maker)} finished the work.`
const bought: Telling = (s) =>
  `${The(s.payer)} sent ${s.donee.the} a copy of the contract, and ${s.donee.the}, counting on the money, bought ${s.bought} that cannot be returned.`
const changed: Telling = (s) =>
  `${The(s.maker)} and ${s.payer.the} then agreed in writing that the price would be paid to ${s.maker.the} instead, and ${s.payer.the} paid ${him(s.maker)}.`
const abandoned = (s: ThirdStory, when: string) =>
  `${when}${s.maker.the} abandoned the work without excuse, having done almost nothing, and ${s.payer.the} had to hire someone else at the same price.`
const owed: Telling = (s) =>
  `The contract provided that ${s.payer.the} would pay the price to ${s.creditor.a}, to ${who(s.creditor) === 'who' ? 'whom' : 'which'} ${s.maker.the} owed that sum. ${done(s)}`

const due: Telling = (s) =>
  `${The(s.maker)} finished the work in mid-April, and the price was due on June 30.`
const transfer: Telling = (s) =>
  `On May 2, in a signed writing, ${s.maker.the} assigned ${his(s.maker)} right to payment to ${s.creditor.a}, ${who(s.creditor)} accepted it in satisfaction of a debt.`
const notified: Telling = (s) => `${The(s.creditor)} promptly notified ${s.payer.the}.`
const undecided: Telling = (s) =>
  `${The(s.payer)}, ${who(s.payer)} has paid no one, contends that the price is owed to ${s.rival.the}.`
const toRival: Telling = (s) =>
  `${The(s.donee)} told ${s.payer.the} of the gift the same day but did nothing in reliance on it. On May 9, ${s.maker.the} assigned the same right, in writing, to ${s.rival.a}, ${who(s.rival)} accepted it in satisfaction of a debt and notified ${s.payer.the}. ${undecided(s)}`

const handed: Telling = (s) =>
  `When ${s.maker.the} became too busy, ${s.delegate.a} agreed to do all of the work in ${his(s.maker)} place for a fee.`
const skilled: Telling = (s) =>
  `${The(s.delegate)} was as experienced in such work as ${s.maker.the}, ${who(s.maker)} told ${s.payer.the} of the arrangement.`
const botched: Telling = (s) =>
  `${The(s.delegate)} did the work so badly that it had to be done again at great expense.`

const BENEFICIARIES = {
  gift: (s) =>
    `${gift(s)} ${The(s.donee)} gave nothing in return and did not hear of the promise until the work was finished. ${The(s.payer)} refuses to pay ${him(s.donee)}, on the ground that the two of them never made a contract.`,
  debt: (s) =>
    `${owed(s)} ${The(s.creditor)} did not hear of the promise until afterward. ${The(s.payer)} refuses to pay ${s.creditor.the}, on the ground that the debt is ${whose(s.maker)}.`,
  profit: (s) =>
    `As both parties knew, the project would bring many customers to ${s.neighbor.a} nearby, but the contract did not mention ${him(s.neighbor)}. In anticipation of the added business, ${s.neighbor.the} bought ${s.stock}. ${The(CONTRACTOR)} then refused without excuse to begin the work, but ${s.payer.the} decided not to sue.`,
  recalled: (s) =>
    `${gift(s)} ${done(s)} ${changed(s)} ${The(s.donee)} first heard of the contract after that payment.`,
  relied: (s) => `${gift(s)} ${bought(s)} ${done(s)} ${changed(s)}`,
  agreed: (s) =>
    `${gift(s)} ${The(s.payer)} wrote to ${s.donee.the}, "Do you agree to be paid in this way?" ${The(s.donee)} answered, "I do," but did nothing in reliance on that. ${done(s)} ${changed(s)}`,
  breached: (s) =>
    `${gift(s)} ${bought(s)} ${abandoned(s, 'Later, ')} ${The(s.payer)} refuses to pay ${s.donee.the}.`,
  offset: (s) =>
    `${gift(s)} At that time, ${s.maker.the} owed ${s.payer.the} ${s.price} for ${s.thing} that ${s.payer.the} had sold ${him(s.maker)} on credit in an unrelated transaction. ${The(s.maker)} finished the work but still owes that sum. ${The(s.payer)} claims a setoff and refuses to pay ${s.donee.the}.`,
} as const satisfies Partial<Record<Twist, Telling>>

const ASSIGNMENTS = {
  plain: (s) =>
    `${due(s)} ${transfer(s)} ${notified(s)} ${The(s.payer)} refuses to pay ${s.creditor.the}, saying that ${he(s.payer)} had contracted to deal only with ${s.maker.the}.`,
  clause: (s) =>
    `${CLAUSE} ${due(s)} ${transfer(s)} ${The(s.creditor)}, ${who(s.creditor)} had read the clause, promptly notified ${s.payer.the}. Relying on the clause, ${s.payer.the} refuses to pay ${s.creditor.the}.`,
  unaware: (s) =>
    `${due(s)} ${transfer(s)} On June 30, ${s.payer.the}, ${who(s.payer)} had not heard of the assignment, paid the price to ${s.maker.the}, ${who(s.maker)} has spent it. On July 3, ${s.creditor.the} sent ${s.payer.the} a copy of the assignment and demanded the price.`,
  warned: (s) =>
    `${due(s)} ${transfer(s)} On May 3, ${s.maker.the} and ${s.creditor.the} informed ${s.payer.the} of the assignment in a joint letter. ${The(s.payer)} did not answer. On June 30, ${he(s.payer)} paid the price to ${s.maker.the}, ${who(s.maker)} has spent it.`,
  unperformed: (s) =>
    `The work began in April, and the price was to be paid on June 30. ${transfer(s)} ${notified(s)} ${abandoned(s, 'In mid-May, ')} ${The(s.payer)} has paid no one.`,
  'later-claim': (s) =>
    `${due(s)} ${transfer(s)} ${notified(s)} On June 10, in an unrelated transaction, ${s.payer.the} sold ${s.maker.the} ${s.thing} on credit, for which ${s.maker.the} still owes ${s.price}. ${The(s.payer)} claims a setoff and refuses to pay ${s.creditor.the}.`,
  first: (s) =>
    `${due(s)} ${transfer(s)} On May 9, in another signed writing, ${s.maker.the} assigned the same right to ${s.rival.a}, ${who(s.rival)} did not know of the earlier assignment and accepted it in satisfaction of another debt. ${The(s.rival)} notified ${s.payer.the} on May 10, and ${s.creditor.the} did so on May 20. ${undecided(s)}`,
  second: (s) =>
    `${due(s)} On April 25, in a signed writing, ${s.maker.the} assigned ${his(s.maker)} right to payment to ${s.rival.a}, ${who(s.rival)} accepted it in satisfaction of a debt. On May 2, in another signed writing, ${s.maker.the} assigned the same right to ${s.creditor.a}, ${who(s.creditor)} did not know of the earlier assignment and accepted it in satisfaction of another debt. ${The(s.creditor)} notified ${s.payer.the} on May 3, and ${s.rival.the} did so on May 20. ${undecided(s)}`,
  spoken: (s) =>
    `${due(s)} On May 2, ${s.maker.the} told ${his(s.maker)} ${s.tie}, "I'm giving you the money I'm owed for this job. It's yours now." ${toRival(s)}`,
  written: (s) =>
    `${due(s)} On May 2, ${s.maker.the} handed ${his(s.maker)} ${s.tie} a signed paper that read, "I assign to you, as a gift, the money I am owed for this job." ${toRival(s)}`,
} as const satisfies Partial<Record<Twist, Telling>>

const DELEGATIONS = {
  delegable: (s) =>
    `${SILENCE} ${handed(s)} ${skilled(s)} When ${s.delegate.the} arrived to begin, ${s.payer.the} said that ${he(s.payer)} had expected ${s.maker.the}, sent ${s.delegate.the} away, and hired someone else.`,
  barred: (s) =>
    `${CLAUSE} ${handed(s)} ${skilled(s)} When ${s.delegate.the} arrived to begin, ${s.payer.the} pointed to the clause, said that ${s.maker.the} was welcome to come instead, and sent ${s.delegate.the} away. ${The(s.maker)} did no work.`,
  personal: (s) =>
    `${The(s.payer)} had chosen ${s.artist.the} for ${his(s.artist)} distinctive style. When ${s.artist.the} became too busy, ${s.student.a}, ${whose(s.artist)} equal in skill, agreed to do all of the work for a fee. When ${s.student.the} arrived to begin, ${s.payer.the} said that ${s.artist.the} was welcome to come instead and sent ${s.student.the} away. ${The(s.artist)} did no work.`,
  botched: (s) =>
    `${SILENCE} ${handed(s)} ${skilled(s)} ${The(s.payer)} had no objection and let ${s.delegate.the} begin. ${botched(s)}`,
  replaced: (s) =>
    `${handed(s)} Before the work began, all three signed a letter stating that ${s.delegate.the} was taking over the contract and that ${s.payer.the} would no longer hold ${s.maker.the} to it. ${botched(s)} ${The(s.delegate)} is insolvent.`,
  assumed: (s) =>
    `${handed(s)} In that agreement, ${s.delegate.the} promised to be responsible directly to ${s.payer.the} for the work. ${The(s.payer)}, ${who(s.payer)} had been told of this, waited for ${s.delegate.the} to begin. But ${s.delegate.the} accepted a better offer and never came, and ${s.payer.the} had to have the work done by others at great expense.`,
  'still-owes': (s) =>
    `${owed(s)} ${The(s.creditor)}, ${who(s.creditor)} had been told of the promise, sent ${s.payer.the} a bill, which ${s.payer.the} has not paid. When ${s.creditor.the} asked ${s.maker.the} for the money, ${s.maker.the} refused and said that ${s.payer.the} alone was now the debtor.`,
} as const satisfies Partial<Record<Twist, Telling>>

/** From the day after the contract to the dispute. */
const TOLD: Readonly<Record<Twist, Telling>> = { ...BENEFICIARIES, ...ASSIGNMENTS, ...DELEGATIONS }

/** The purpose of the contract. */
function workOf({ twist }: ThirdFacts, s: ThirdStory): string {
  if (twist === 'personal') return s.art
  return twist === 'profit' ? s.project : s.work
}

/** In order of time, from the contract as each teller begins with it. The suit belongs to the call. */
const from =
  (teller: 0 | 1 | 2) =>
  (at: ThirdFacts, s: ThirdStory): string => {
    const maker = makerOf(at.twist, s)
    const work = workOf(at, s)
    const contract = [
      `${capital(maker.a)} agreed in writing with ${s.payer.a} to ${work} for ${s.price}.`,
      `${capital(s.payer.a)} hired ${maker.a} under a written contract to ${work} for ${s.price}.`,
      `In a written contract with ${s.payer.a}, ${maker.a} promised to ${work} for ${s.price}.`,
    ][teller]
    return `${contract} ${TOLD[at.twist](s)}`
  }

export const tell = [from(0), from(1), from(2)] as const
