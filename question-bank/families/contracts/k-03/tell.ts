import { joinSentences } from '../../engine/join-sentences.ts'
import type { FormsFacts, FormsSkin } from './facts.ts'

type Teller = (facts: FormsFacts, skin: FormsSkin) => string

/** Who they are, the papers, the clause, what followed and the quarrel. */
export const tell: Teller = (facts, skin) => {
  const who = `${skin.trade} ${facts.parties === 'merchants' ? skin.merchant : skin.layman}`
  const papers = facts.channel === 'confirmation' ? confirmation(facts, skin) : exchange(facts, skin)
  return joinSentences(
    `${who} ${papers} ${guarded(facts, skin)}${followed(facts, skin)} ${quarrel(facts, skin)}`,
  )
}

const confirmation: Teller = (facts, skin) => {
  const { seller, buyer, goods, price } = skin
  return `On the telephone ${seller} agreed to sell and ${buyer} to buy ${goods} for ${price}. The next day ${seller} sent a signed letter that confirmed the sale and went on to say, on a matter not spoken of before, that ${added(facts, skin)}.`
}

const added: Teller = (facts, skin) =>
  facts.clause === 'material' ? skin.material : facts.clause === 'different' ? skin.different : skin.minor

const exchange: Teller = (facts, skin) => {
  const { seller, buyer, goods, price } = skin
  const limit =
    facts.guard === 'limits'
      ? ' The form said that it could be accepted on its own terms and on no others.'
      : ''
  const stated =
    facts.clause === 'offer'
      ? ` One clause of the order says that ${skin.offer}.`
      : facts.clause === 'different'
        ? ` One clause of the order says that ${skin.ordered}.`
        : ''
  const order = `${buyer} sent a printed order for ${goods} at ${price}.${limit}${stated}`
  const manner =
    facts.reply === 'conditional'
      ? `${seller} answered with a form of its own: "We will sell to you if, and only if, you assent to all the terms of this form."`
      : `${seller} answered with a form of its own that began, "We accept your order," and requested no acknowledgment.`
  const clause =
    facts.clause === 'offer'
      ? 'It was identical with the order as to goods, quantity, price and delivery, but contained not a word on that clause.'
      : facts.clause === 'different'
        ? `It was identical as to goods, quantity, price and delivery, but one clause of it says that ${skin.different}.`
        : `It was identical as to goods, quantity, price and delivery, and one clause of it says that ${added(facts, skin)}. The order was silent on this.`
  return `${order} ${manner} ${clause}`
}

const guarded: Teller = (facts, skin) => {
  const { seller, buyer } = skin
  switch (facts.guard) {
    case 'objects':
      return `Two days after reading it, ${buyer} wrote to ${seller}, "We do not agree to that clause." `
    case 'late':
      return `${buyer} read it at once and said nothing for seven months, until ${seller} first made use of the clause, and then wrote, "We do not agree to that." `
    case 'assents':
      return `${buyer} signed a copy, wrote beside the clause, "Agreed, this too," and sent it back. `
    default:
      return `${buyer} examined it carefully and made no answer. `
  }
}

const followed: Teller = (facts, skin) => {
  const { seller, buyer, goods } = skin
  if (facts.after === 'unperformed')
    return `Before anything was shipped or paid, prices moved, and ${facts.clause === 'offer' ? seller : buyer} dropped the deal.`
  const order = facts.guard === 'late' ? 'Long before that, ' : ''
  return `${order}${seller} shipped ${goods}, and ${buyer} took and paid for them.`
}

/** The dispute; where the rule differs from state to state, the rule. */
const quarrel: Teller = (facts, skin) => {
  const { seller, buyer } = skin
  const [claims, denies] = facts.clause === 'offer' ? [buyer, seller] : [seller, buyer]
  const rule =
    facts.clause === 'different' ? 'Courts of the state apply the knock-out rule to conflicting terms. ' : ''
  const which =
    facts.clause === 'offer'
      ? 'the clause of the order'
      : facts.channel === 'forms'
        ? `the clause of the reply`
        : 'the clause of the letter'
  return `${rule}${claims} now relies on ${which}, and ${denies} maintains that it is without contractual significance.`
}
