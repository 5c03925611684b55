import type { FactsOf, FactTable, Story } from '../../engine/tables.ts'
import type { CustomSale, DealerSale, MachineSale, TradeSale } from './sales.ts'

/** The facts that fix the damages for breach of a sale of goods (UCC §§ 2-706 to 2-718). */
export const facts = {
  /** Where the goods are after the breach, or where substitutes come from. */
  goods: ['resold', 'unsold', 'special', 'taken', 'replaced', 'missing', 'defective', 'refused'],
  /** Each twist belongs to one of them. */
  twist: [
    'resold',
    'silent',
    'venture',
    'only-one',
    'lost-volume',
    'early',
    'place',
    'resalable',
    'unfinished',
    'finished',
    'kept',
    'cover',
    'cheap',
    'late-cover',
    'prepaid',
    'foreseeable',
    'unforeseeable',
    'learned',
    'arrival',
    'avoidable',
    'value',
    'unnotified',
    'injury',
    'deposit',
  ],
} as const satisfies FactTable

export type DamagesFacts = FactsOf<typeof facts>
export type Twist = DamagesFacts['twist']

/** Four sales of one pool, since no single sale could suffer every breach. */
export interface DamagesStory extends Story<DamagesFacts> {
  readonly trade: TradeSale
  readonly dealer: DealerSale
  readonly custom: CustomSale
  readonly machine: MachineSale
}

const BY_SELLER: readonly Twist[] = [
  'resold',
  'silent',
  'venture',
  'only-one',
  'lost-volume',
  'early',
  'place',
  'resalable',
  'unfinished',
  'finished',
  'kept',
]

/** True where the seller sues. */
export const isBySeller = (twist: Twist): boolean => BY_SELLER.includes(twist)

/** The sale that a twist tells. */
export function saleOf(twist: Twist, { trade, dealer, custom, machine }: DamagesStory) {
  switch (twist) {
    case 'lost-volume':
    case 'only-one':
      return dealer
    case 'unfinished':
    case 'finished':
      return custom
    case 'foreseeable':
    case 'unforeseeable':
    case 'avoidable':
    case 'injury':
      return machine
    default:
      return trade
  }
}
