import type { Party } from '../../engine/party.ts'
import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'

/** The facts that decide who bears the loss of goods that are destroyed by accident (UCC §§ 2-319, 2-503, 2-509, 2-510). */
export const facts = {
  /** How the goods are to come to the buyer. */
  delivery: ['carrier', 'pickup', 'bailee'],
  /** Each twist belongs to one of them. */
  twist: [
    'shipment',
    'presumed',
    'not-shipped',
    'transit',
    'tendered',
    'faulty',
    'cured',
    'accepted',
    'agreed-seller',
    'merchant',
    'private',
    'private-not-ready',
    'agreed-buyer',
    'repudiated',
    'late',
    'insured',
    'stale',
    'acknowledged',
    'unacknowledged',
    'document',
  ],
} as const satisfies FactTable

export type RiskFacts = FactsOf<typeof facts>
export type Twist = RiskFacts['twist']

/** A sale of goods to a business, by a seller in the trade or by a private owner. */
export interface RiskStory extends Story<RiskFacts> {
  /** A seller in the trade. */
  readonly seller: Party
  /** A seller who is not, and what is sold: 'a used loom', then 'the loom'. */
  readonly owner: Party
  readonly used: string
  readonly it: string
  readonly buyer: Party
  /** 'six looms', then 'the looms'. */
  readonly goods: string
  readonly them: string
  readonly price: string
  readonly usedPrice: string
  readonly sellerCity: string
  readonly buyerCity: string
  /** A defect that gives a right of rejection, reading on after "that". */
  readonly fault: string
}

const isPrivate = (twist: Twist): boolean => twist === 'private' || twist === 'private-not-ready'

/** The seller, the goods and their price: those of the private owner in two twists. */
export function saleOf(twist: Twist, s: RiskStory) {
  return isPrivate(twist)
    ? { seller: s.owner, goods: s.used, them: s.it, price: s.usedPrice }
    : { seller: s.seller, goods: s.goods, them: s.them, price: s.price }
}
