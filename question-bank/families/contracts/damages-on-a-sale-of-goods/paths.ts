import type { PathTable } from '../../engine/tables.ts'
import type { DamagesFacts, Twist } from './facts.ts'
import type { misconceptions } from './misconceptions.ts'
import type { reasons } from './reasons.ts'
import type { rules } from './rules.ts'

/** Damages for breach of a sale of goods, one row a path. */
export const paths = {
  resold: { rules: ['resale', 'resold'], because: ['resale'], level: 4 },
  silent: { rules: ['notice', 'silent'], because: ['market'], level: 5 },
  venture: { rules: ['resale', 'no-consequential'], because: ['bare'], level: 6 },
  'only-one': { rules: ['resale', 'only-one'], because: ['resale'], level: 6 },
  'lost-volume': { rules: ['profit', 'lost-volume'], because: ['profit'], level: 5 },
  early: { rules: ['tender-market', 'early'], because: ['market'], level: 7 },
  place: { rules: ['tender-market', 'place'], because: ['market'], level: 7 },
  resalable: { rules: ['price-limits', 'resalable'], because: ['market'], level: 5 },
  unfinished: { rules: ['stop', 'unfinished'], because: ['profit'], level: 8 },
  finished: { rules: ['no-resale', 'finished'], because: ['price'], level: 4 },
  kept: { rules: ['accepted-price', 'kept'], because: ['price'], level: 3 },
  cover: { rules: ['cover', 'covered'], because: ['cover'], level: 5 },
  cheap: { rules: ['cover', 'cheap'], because: ['cover'], level: 7 },
  'late-cover': { rules: ['prompt-cover', 'late-cover'], because: ['market'], level: 6 },
  prepaid: { rules: ['paid-back', 'prepaid'], because: ['refund'], level: 5 },
  foreseeable: { rules: ['reason-to-know', 'foreseeable'], because: ['consequential'], level: 5 },
  unforeseeable: { rules: ['reason-to-know', 'unforeseeable'], because: ['cover'], level: 5 },
  learned: { rules: ['learned-market', 'learned'], because: ['learned'], level: 6 },
  arrival: { rules: ['arrival-market', 'arrival'], because: ['arrival'], level: 7 },
  avoidable: { rules: ['preventable', 'avoidable'], because: ['market'], level: 6 },
  value: { rules: ['warranted', 'value'], because: ['value'], level: 5 },
  unnotified: { rules: ['barred', 'unnotified'], because: ['zero'], level: 6 },
  injury: { rules: ['warranted-value', 'injury'], because: ['consequential'], level: 7 },
  deposit: { rules: ['restitution', 'deposit'], because: ['refund'], level: 7 },
} as const satisfies PathTable<DamagesFacts, typeof rules, typeof reasons, typeof misconceptions>

/** By where the goods are, the twists that can happen to them. */
const TWISTS: Readonly<Record<DamagesFacts['goods'], readonly Twist[]>> = {
  resold: ['resold', 'silent', 'venture', 'only-one', 'lost-volume'],
  unsold: ['early', 'place', 'resalable'],
  special: ['unfinished', 'finished'],
  taken: ['kept'],
  replaced: ['cover', 'cheap', 'late-cover', 'prepaid', 'foreseeable', 'unforeseeable'],
  missing: ['learned', 'arrival', 'avoidable'],
  defective: ['value', 'unnotified', 'injury'],
  refused: ['deposit'],
}

/** The path that these facts take; null for a twist that cannot happen to goods in that place. */
export const decide = ({ goods, twist }: DamagesFacts): keyof typeof paths | null =>
  TWISTS[goods].includes(twist) ? twist : null

const OF_BUYER: readonly DamagesFacts['goods'][] = ['replaced', 'missing', 'defective']

/** The area of the taxonomy to which the goods belong. */
export function area({ goods }: DamagesFacts): string {
  if (goods === 'refused') return 'Restitution and reliance'
  return OF_BUYER.includes(goods) ? 'UCC buyer remedies' : 'UCC seller remedies'
}
