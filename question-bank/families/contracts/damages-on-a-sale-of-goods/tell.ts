import { capital } from '../../../text/capital.ts'
import { type Party, The } from '../../engine/party.ts'
import { type DamagesFacts, type DamagesStory, isBySeller, saleOf, type Twist } from './facts.ts'
import { dollars } from './sales.ts'
import { MACHINE_BUYER, TRADE_BUYER } from './told-by-buyers.ts'
import { CUSTOM_SELLER, DEALER_SELLER, TRADE_SELLER } from './told-by-sellers.ts'

/** The goods at the first mention, and from the breach to the loss. */
function eventsOf(twist: Twist, { trade, dealer, custom, machine }: DamagesStory): readonly [string, string] {
  switch (twist) {
    case 'lost-volume':
      return [dealer.item, DEALER_SELLER[twist](dealer)]
    case 'only-one':
      return [dealer.rare, DEALER_SELLER[twist](dealer)]
    case 'unfinished':
    case 'finished':
      return [custom.goods, CUSTOM_SELLER[twist](custom)]
    case 'foreseeable':
    case 'unforeseeable':
    case 'avoidable':
    case 'injury':
      return [machine.machine, MACHINE_BUYER[twist](machine)]
    default:
      return [trade.goods, { ...TRADE_SELLER, ...TRADE_BUYER }[twist](trade)]
  }
}

/** The parties by their parts in the suit. */
export function partiesOf(
  twist: Twist,
  story: DamagesStory,
): { readonly plaintiff: Party; readonly defendant: Party } {
  const { seller, buyer } = saleOf(twist, story)
  return isBySeller(twist) ? { plaintiff: seller, defendant: buyer } : { plaintiff: buyer, defendant: seller }
}

const PAID_OTHERWISE: readonly Twist[] = [
  'kept',
  'late-cover',
  'prepaid',
  'value',
  'unnotified',
  'injury',
  'deposit',
]

/** The price, and when it is due unless the events say it. */
const priceOf = (twist: Twist, story: DamagesStory): string =>
  `${dollars(40, saleOf(twist, story))}${PAID_OTHERWISE.includes(twist) ? '' : ', payable on delivery'}`

/** As it happened. */
function inOrder({ twist }: DamagesFacts, story: DamagesStory): string {
  const sale = saleOf(twist, story)
  const [goods, events] = eventsOf(twist, story)
  const { plaintiff, defendant } = partiesOf(twist, story)
  return `${capital(sale.seller.a)} contracted in March to sell ${sale.buyer.a} ${goods} for ${priceOf(twist, story)}. ${events} ${The(plaintiff)} has sued ${defendant.the}.`
}

/** The buyer first. */
function buyerFirst({ twist }: DamagesFacts, story: DamagesStory): string {
  const sale = saleOf(twist, story)
  const [goods, events] = eventsOf(twist, story)
  const { plaintiff, defendant } = partiesOf(twist, story)
  return `${capital(sale.buyer.a)} agreed in writing in March to buy ${goods} from ${sale.seller.a} for ${priceOf(twist, story)}. ${events} ${The(plaintiff)} has brought an action against ${defendant.the}.`
}

/** The contract first. */
function contractFirst({ twist }: DamagesFacts, story: DamagesStory): string {
  const sale = saleOf(twist, story)
  const [goods, events] = eventsOf(twist, story)
  const { plaintiff } = partiesOf(twist, story)
  return `By a signed contract, ${sale.seller.a} was to sell ${sale.buyer.a} ${goods} for ${priceOf(twist, story)}. ${events} ${The(plaintiff)} has brought suit for breach of the contract.`
}

export const tell = [inOrder, buyerFirst, contractFirst] as const
