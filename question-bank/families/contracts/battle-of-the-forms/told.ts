import { capital } from '../../../text/capital.ts'
import { his, The } from '../../engine/party.ts'
import { buyerOf, type Clause, clauseOf, type FormsFacts, type FormsStory, saleOf } from './facts.ts'

/** The three tellers: they begin with the buyer, with the seller, and with the date. */
type Teller = 0 | 1 | 2

/** A clause as its form prints it. */
const PRINTED: Readonly<Record<Clause, string>> = {
  interest: 'Overdue invoices bear interest at one percent per month',
  disclaimer: 'SELLER DISCLAIMS ALL IMPLIED WARRANTIES, INCLUDING MERCHANTABILITY',
  warranty: 'Seller warrants the goods for 90 days and no longer',
  freight: 'Seller will pay the return freight on any defective goods',
}

/** The subject of a clause that the other side left out. */
const SUBJECT: Readonly<Record<Clause, string>> = {
  interest: 'interest',
  disclaimer: 'warranties',
  warranty: 'warranties',
  freight: 'freight',
}

const silentOn = (clause: Clause): string =>
  clause === 'warranty'
    ? 'stated, "Seller shall warrant the goods for two years."'
    : `said nothing about ${SUBJECT[clause]}.`

const CONDITIONAL = 'We will sell only if you agree to every term on this form'

/** The clause in quotation marks, to the end of the sentence. */
const quoted = (clause: Clause): string =>
  clause === 'interest'
    ? `"${PRINTED.interest}," a rate that is customary in the trade.`
    : `"${PRINTED[clause]}."`

/** How the sale began: an order, or a call. */
function beginning(teller: Teller, { papers, twist }: FormsFacts, s: FormsStory): string {
  const { goods, price } = saleOf(twist, s)
  const buyer = buyerOf(twist, s)
  const bought = buyer === s.layman ? `${goods} ${s.use}` : goods
  if (papers === 'confirmation')
    return [
      `On the telephone, ${s.seller.a} agreed to sell ${buyer.a} ${bought} for ${price}. They did not discuss ${SUBJECT[clauseOf(twist)]}.`,
      `${capital(buyer.a)} telephoned ${s.seller.a} and agreed to buy ${bought} for ${price}. Neither of them mentioned ${SUBJECT[clauseOf(twist)]}.`,
      `On March 1, ${buyer.a} and ${s.seller.a} agreed by telephone that ${buyer.the} would buy ${bought} for ${price}. Nothing was said about ${SUBJECT[clauseOf(twist)]}.`,
    ][teller] as string
  const ordered = (one: string, other: string) =>
    [
      `${one} sent ${other} a printed order for ${bought} at a total price of ${price}.`,
      `${other} received a printed order from ${one} for ${bought} at a total price of ${price}.`,
      `On March 1, ${one} ordered ${bought} from ${other} at a total price of ${price}.`,
    ][teller] as string
  if (twist !== 'objected-before') return capital(ordered(buyer.a, s.seller.a))
  const day = teller === 2 ? 'On January 10' : 'In January'
  const month = teller === 2 ? '' : 'In March, '
  return `${day}, ${buyer.a} wrote to ${s.seller.a}, "We never pay interest to suppliers." ${month}${ordered(buyer.the, s.seller.the)}`
}

/** The words of the buyer's order on the point. */
function order(teller: Teller, { papers, twist }: FormsFacts, s: FormsStory): string {
  if (papers === 'confirmation') return ''
  const clause = clauseOf(twist)
  const form = teller === 2 ? `${capital(his(buyerOf(twist, s)))} printed order` : 'The order'
  if (clause === 'freight' || twist === 'conduct-both') return `${form} stated, "${PRINTED[clause]}."`
  const limit = twist === 'limited' ? 'stated, "This order may be accepted only on its own terms," and ' : ''
  return `${form} ${limit}${silentOn(clause)}`
}

/** How the seller answered. */
function reply(teller: Teller, { papers, twist }: FormsFacts, { seller }: FormsStory): string {
  const clause = clauseOf(twist)
  if (papers === 'confirmation')
    return `${teller === 2 ? 'On March 2' : 'The next day'}, ${seller.the} mailed a signed letter that confirmed the sale and added, ${quoted(clause)}`
  const form = papers === 'conditional' ? 'form' : 'acknowledgment'
  const opening = papers === 'conditional' ? CONDITIONAL : 'We accept your order'
  const sent = [
    `${The(seller)} sent back a printed ${form} that began, "${opening}`,
    `${The(seller)} replied with a printed ${form} whose first line read, "${opening}`,
    `On March 4, ${seller.the} sent back a printed ${form}, which began, "${opening}`,
  ][teller]
  if (twist === 'ordered')
    return `${sent}." It matched the order on quantity, price, and delivery but ${silentOn('freight')}`
  if (twist === 'conduct-ordered')
    return `${sent}." It matched the order on quantity and price and provided for interest on overdue invoices but ${silentOn('freight')}`
  if (twist === 'conduct-both')
    return `${sent}." It contained the same clause on interest and a disclaimer of implied warranties.`
  const also = ['," and later stated, ', '." A later clause stated, ', '." Farther down, it stated, '][teller]
  return `${sent}${also}${quoted(clause)}`
}

const PAPER = { acceptance: 'acknowledgment', conditional: 'form', confirmation: 'letter' } as const
const REFUSAL = '"We do not agree to pay interest."'

/** How the buyer took the clause, and how the sale was performed. */
function after({ papers, twist }: FormsFacts, s: FormsStory): string {
  const buyer = buyerOf(twist, s)
  const late = `When ${s.seller.the} shipped ${s.them}, ${buyer.the} kept them but paid the invoice two months late.`
  const paid = `When ${s.seller.the} shipped ${s.them}, ${buyer.the} kept and paid for them.`
  const silent = `${The(buyer)} read the ${PAPER[papers]} but did not reply.`
  switch (twist) {
    case 'objected':
    case 'confirmed-objected':
      return `Two days after receiving it, ${buyer.the} wrote back, ${REFUSAL} ${late}`
    case 'objected-before':
      return late
    case 'objected-late':
      return `${silent} ${late} Seven months after the shipment, ${s.seller.the} first billed for interest, and ${buyer.the} promptly wrote back, ${REFUSAL}`
    case 'agreed':
      return `${The(buyer)} signed a copy, wrote "Agreed" beside the disclaimer, and returned it. ${paid}`
    case 'signed':
      return `${The(buyer)} signed the form and returned it. ${paid}`
    case 'unperformed':
      return `${silent} Two weeks later, before anything had been shipped or paid, the market price fell, and ${buyer.the} canceled the order.`
    default:
      return clauseOf(twist) === 'interest' ? `${silent} ${late}` : `${silent} ${paid}`
  }
}

/** The subject of the quarrel. */
function trouble({ twist }: FormsFacts, s: FormsStory): string {
  const clause = clauseOf(twist)
  if (twist === 'unperformed' || clause === 'interest') return ''
  if (clause === 'freight')
    return `${The(buyerOf(twist, s))} later returned some of them as defective and paid the freight.`
  return clause === 'warranty'
    ? `In the tenth month, several of ${s.them} ${s.failed}.`
    : `Within a month, most of ${s.them} ${s.failed}.`
}

/** In order of time. The suit belongs to the call. */
const from =
  (teller: Teller) =>
  (at: FormsFacts, s: FormsStory): string =>
    [beginning(teller, at, s), order(teller, at, s), reply(teller, at, s), after(at, s), trouble(at, s)]
      .filter((part) => part !== '')
      .join(' ')

export const tell = [from(0), from(1), from(2)] as const
