import { capital } from '../../../text/capital.ts'
import type { Party } from '../../engine/party.ts'
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

/** The seller's promise, and what came of it. */
function sellerFirst({ twist }: DamagesFacts, story: DamagesStory): string {
  const { seller, buyer } = saleOf(twist, story)
  const [goods, events] = eventsOf(twist, story)
  return `In March, ${seller.a} agreed in writing to sell ${buyer.a} ${goods} for ${priceOf(twist, story)}. ${events}`
}

/** The buyer first. */
function buyerFirst({ twist }: DamagesFacts, story: DamagesStory): string {
  const { seller, buyer } = saleOf(twist, story)
  const [goods, events] = eventsOf(twist, story)
  return `${capital(buyer.a)} signed a contract in March to buy ${goods} from ${seller.a} for ${priceOf(twist, story)}. ${events}`
}

/** Both parties, and the contract that they signed. */
function contractFirst({ twist }: DamagesFacts, story: DamagesStory): string {
  const { seller, buyer } = saleOf(twist, story)
  const [goods, events] = eventsOf(twist, story)
  return `${capital(seller.a)} and ${buyer.a} made a written contract in March under which ${seller.the} was to sell ${buyer.the} ${goods} for ${priceOf(twist, story)}. ${events}`
}

export const tell = [sellerFirst, buyerFirst, contractFirst] as const
