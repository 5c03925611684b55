import { capital } from '../../../text/capital.ts'
import { agrees, he, The } from '../../engine/party.ts'
import { buyerOf, type Clause, clauseOf, type FormsFacts, type FormsStory, saleOf } from './facts.ts'

/** A clause as its form prints it. */
const PRINTED: Readonly<Record<Clause, string>> = {
  interest: 'Overdue invoices bear interest at one percent per month',
  disclaimer: 'SELLER DISCLAIMS ALL IMPLIED WARRANTIES, INCLUDING MERCHANTABILITY',
  warranty: 'Seller warrants the goods for 90 days and no longer',
  freight: 'Seller will pay the return freight on any defective goods',
}

/** The clause's name from then on. */
export const NAMES: Readonly<Record<Clause, string>> = {
  interest: 'the interest clause',
  disclaimer: 'the disclaimer',
  warranty: 'the 90-day limit',
  freight: 'the freight clause',
}

const SILENT: Readonly<Record<Clause, string>> = {
  interest: 'said nothing about interest.',
  disclaimer: 'said nothing about warranties.',
  warranty: 'stated, "Seller shall warrant the goods for two years."',
  freight: 'said nothing about freight.',
}

const CUSTOM = 'That rate is customary in the trade.'
const CONDITIONAL = 'We will sell only if you agree to every term on this form'

/** The seller's form answers the order in a given narrative order. */
interface Papers {
  /** The words of the buyer's order. */
  readonly order: string
  /** How the seller answered it. */
  readonly reply: string
}

function papersOf({ papers, twist }: FormsFacts, s: FormsStory): Papers {
  const clause = clauseOf(twist)
  const printed = PRINTED[clause]
  if (papers === 'confirmation')
    return {
      order: 'They did not discuss interest or warranties.',
      reply: `The next day, ${s.seller.the} mailed a signed letter that confirmed the sale and added, "${printed}."${clause === 'interest' ? ` ${CUSTOM}` : ''}`,
    }
  if (twist === 'ordered')
    return {
      order: `The order stated, "${printed}."`,
      reply: `${The(s.seller)} sent back a printed acknowledgment that began, "We accept your order." It matched the order on quantity, price, and delivery and ${SILENT.freight}`,
    }
  if (twist === 'conduct-ordered')
    return {
      order: `The order stated, "${printed}."`,
      reply: `${The(s.seller)} sent back a printed form that began, "${CONDITIONAL}." It matched the order on quantity and price, provided for interest on overdue invoices, and ${SILENT.freight}`,
    }
  if (twist === 'conduct-both')
    return {
      order: `The order stated, "${printed}."`,
      reply: `${The(s.seller)} sent back a printed form that began, "${CONDITIONAL}." It contained the same clause on interest and a disclaimer of implied warranties.`,
    }
  const opening = papers === 'conditional' ? CONDITIONAL : 'We accept your order'
  const limit = twist === 'limited' ? 'stated, "This order may be accepted only on its own terms," and ' : ''
  return {
    order: `The order ${limit}${SILENT[clause]}`,
    reply: `${The(s.seller)} sent back a printed ${papers === 'conditional' ? 'form' : 'acknowledgment'} that began, "${opening}," and later stated, "${printed}."${clause === 'interest' ? ` ${CUSTOM}` : ''}`,
  }
}

/** The buyer's response to the clause, and how the sale was performed. */
function after({ papers, twist }: FormsFacts, s: FormsStory): string {
  const buyer = buyerOf(twist, s)
  const took = `${buyer.the} kept and paid for them`
  const read = `read the ${papers === 'confirmation' ? 'letter' : papers === 'conditional' ? 'form' : 'acknowledgment'}`
  switch (twist) {
    case 'objected':
    case 'confirmed-objected':
      return `Two days after receiving it, ${buyer.the} wrote back, "We do not agree to pay interest." ${The(s.seller)} then shipped ${s.them}, and ${buyer.the} kept them.`
    case 'objected-before':
      return `In January, before ${he(buyer)} ordered, ${buyer.the} had written to ${s.seller.the}, "We never pay interest to suppliers." ${The(s.seller)} shipped ${s.them}, and ${buyer.the} kept them.`
    case 'objected-late':
      return `${The(buyer)} ${read} and kept ${s.them}. Seven months later, when ${s.seller.the} first billed for interest, ${buyer.the} wrote, "We do not agree to pay interest."`
    case 'agreed':
      return `${The(buyer)} signed a copy, wrote "Agreed" beside that clause, and returned it. ${The(s.seller)} shipped ${s.them}, and ${took}.`
    case 'signed':
      return `${The(buyer)} signed the form and returned it. ${The(s.seller)} shipped ${s.them}, and ${took}.`
    case 'unperformed':
      return `${The(buyer)} ${read} and did not reply. Two weeks later, before anything had been shipped or paid, the market price fell, and ${buyer.the} canceled the order.`
    default:
      return `${The(buyer)} ${read} and did not reply. ${The(s.seller)} shipped ${s.them}, and ${buyer.the} kept ${clauseOf(twist) === 'interest' ? 'them' : 'and paid for them'}.`
  }
}

/** The dispute, and the state's rule where states differ. `isTold`: the action has been told already. */
function dispute({ twist }: FormsFacts, s: FormsStory, isTold: boolean): string {
  const buyer = buyerOf(twist, s)
  if (twist === 'unperformed')
    return isTold ? '' : `${The(s.seller)} has sued ${buyer.the} for breach of contract.`
  const sued = `${buyer.the} has sued for breach of warranty`
  switch (clauseOf(twist)) {
    case 'interest':
      if (twist === 'objected-late') return isTold ? '' : `${The(s.seller)} has sued for the interest.`
      return `${The(buyer)} paid the invoice two months late${isTold ? '' : `, and ${s.seller.the} has sued for the interest`}.`
    case 'disclaimer':
      return `${capital(s.them)} proved unfit for ordinary use${isTold ? '' : `, and ${sued}`}. ${The(s.seller)} relies on the disclaimer.`
    case 'warranty':
      return `${capital(s.them)} broke down in the tenth month${isTold ? '' : `, and ${sued}`}. ${The(s.seller)} relies on the 90-day limit. The jurisdiction applies the knockout rule.`
    case 'freight':
      return `${The(buyer)} later returned some of ${s.them} as defective and paid the freight${isTold ? '' : `, for which ${he(buyer)} has sued`}.`
  }
}

const layman = ({ twist }: FormsFacts, s: FormsStory) =>
  buyerOf(twist, s) === s.layman ? `, who wanted ${s.them} ${s.use},` : ''

/** As it happened. */
function inOrder(at: FormsFacts, s: FormsStory): string {
  const { order, reply } = papersOf(at, s)
  const { goods, price } = saleOf(at.twist, s)
  const buyer = buyerOf(at.twist, s)
  const beginning =
    at.papers === 'confirmation'
      ? `On the telephone, ${s.seller.a} agreed to sell ${goods} to ${buyer.a}${layman(at, s)} for ${price}.`
      : `${capital(buyer.a)}${layman(at, s)} sent ${s.seller.a} a printed order for ${goods} at ${price}.`
  return join(beginning, order, reply, after(at, s), dispute(at, s, false))
}

/** The action first. */
function suitFirst(at: FormsFacts, s: FormsStory): string {
  const { order, reply } = papersOf(at, s)
  const { goods, price } = saleOf(at.twist, s)
  const buyer = buyerOf(at.twist, s)
  const isBuyers = clauseOf(at.twist) !== 'interest' && at.twist !== 'unperformed'
  const claim = {
    interest: `for interest on an overdue invoice for ${goods}`,
    disclaimer: `for breach of warranty in the sale of ${goods}`,
    warranty: `for breach of warranty in the sale of ${goods}`,
    freight: `for the freight on ${goods} that had to be returned`,
  }[clauseOf(at.twist)]
  const [one, other] = isBuyers ? [buyer, s.seller] : [s.seller, buyer]
  const bought = layman(at, s) === '' ? '' : `, which ${buyer.the} had bought ${s.use}`
  const suit = `${capital(one.a)} sued ${other.a} ${at.twist === 'unperformed' ? `for refusing to buy ${goods}` : claim}${bought}.`
  const beginning =
    at.papers === 'confirmation'
      ? `The two had agreed on the sale by telephone, for ${price}.`
      : `${The(buyer)} had sent a printed order at a price of ${price}.`
  return join(suit, beginning, order, reply, after(at, s), dispute(at, s, true))
}

/** The words in dispute first. */
function clauseFirst(at: FormsFacts, s: FormsStory): string {
  const clause = clauseOf(at.twist)
  const buyer = buyerOf(at.twist, s)
  const { goods, price } = saleOf(at.twist, s)
  const inOrderForm = clause === 'freight' || at.twist === 'conduct-both'
  if (inOrderForm) {
    const { reply } = papersOf(at, s)
    const beginning = `A printed order that ${buyer.a} sent to ${s.seller.a} for ${goods} at ${price} stated, "${PRINTED[clause]}."`
    return join(beginning, reply, after(at, s), dispute(at, s, false))
  }
  const { order } = papersOf(at, s)
  const custom = clause === 'interest' ? CUSTOM : ''
  if (at.papers === 'confirmation') {
    const beginning = `A signed letter by which ${s.seller.a} confirmed a sale to ${buyer.a}${layman(at, s)} stated, "${PRINTED[clause]}."`
    const sale = `The day before, the two had agreed by telephone on the sale of ${goods} for ${price}.`
    return join(beginning, custom, sale, order, after(at, s), dispute(at, s, false))
  }
  const form = at.papers === 'conditional' ? 'form' : 'acknowledgment'
  const opening = at.papers === 'conditional' ? CONDITIONAL : 'We accept your order'
  const beginning = `A printed ${form} that ${s.seller.a} sent to ${buyer.a}${layman(at, s)} in reply to an order for ${goods} at ${price} stated, "${PRINTED[clause]}."`
  return join(
    beginning,
    custom,
    `The ${form} began, "${opening}."`,
    order,
    after(at, s),
    dispute(at, s, false),
  )
}

const join = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ')

export const tell = [inOrder, suitFirst, clauseFirst] as const

/** The side that relies on the clause, or on a contract. */
export const relies = ({ twist }: FormsFacts, s: FormsStory): string =>
  clauseOf(twist) === 'freight' ? s.buyer.the : s.seller.the

/** The question in a clause: whether the clause, or the contract, binds. */
export function binds({ twist }: FormsFacts, s: FormsStory): string {
  if (twist === 'unperformed')
    return `${s.buyer.the} ${agrees(s.buyer, 'is', 'are')} liable for breach of contract`
  return `${NAMES[clauseOf(twist)]} is part of the contract`
}
