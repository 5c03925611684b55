import type { StoryHead } from '../../engine/contract.ts'

/** What decides whether an oral bargain can be enforced over the statute of frauds (Restatement (Second) 110–139, UCC 2-201). */
export type FraudsFacts = {
  readonly category: 'land' | 'year' | 'surety' | 'goods'
  /**
   * year: two fixed years, eleven months from a later start ('edge'), a task with no date ('outside').
   * surety: a favor, the main purpose rule ('edge'), a promise to the debtor ('outside').
   * goods: far over $500, exactly $500 ('edge'), under $500 ('outside').
   */
  readonly scope: 'within' | 'edge' | 'outside'
  /** Whose signed writing there is; 'plaintiff' is a note in the drawer. The last four are confirmations sent. */
  readonly writing:
    | 'plaintiff'
    | 'defendant'
    | 'no price'
    | 'no quantity'
    | 'two papers'
    | 'refusal'
    | 'confirmed'
    | 'objected'
    | 'objected late'
    | 'consumer'
  readonly conduct:
    | 'none'
    | 'paid'
    | 'possession'
    | 'performed'
    | 'special'
    | 'accepted'
    | 'part'
    | 'admitted'
}

export const dimensions: { readonly [K in keyof FraudsFacts]: readonly FraudsFacts[K][] } = {
  category: ['land', 'year', 'surety', 'goods'],
  scope: ['within', 'edge', 'outside'],
  writing: [
    'plaintiff',
    'defendant',
    'no price',
    'no quantity',
    'two papers',
    'refusal',
    'confirmed',
    'objected',
    'objected late',
    'consumer',
  ],
  conduct: ['none', 'paid', 'possession', 'performed', 'special', 'accepted', 'part', 'admitted'],
}

/** The writings and the conduct that are told of each kind of bargain within the statute. */
const WRITINGS: Readonly<Record<FraudsFacts['category'], readonly FraudsFacts['writing'][]>> = {
  land: ['plaintiff', 'defendant', 'no price', 'two papers'],
  year: ['plaintiff', 'defendant', 'refusal'],
  surety: ['plaintiff', 'defendant'],
  goods: [
    'plaintiff',
    'defendant',
    'no price',
    'no quantity',
    'confirmed',
    'objected',
    'objected late',
    'consumer',
  ],
}
const CONDUCT: Readonly<Record<FraudsFacts['category'], readonly FraudsFacts['conduct'][]>> = {
  land: ['paid', 'possession'],
  year: ['performed'],
  surety: [],
  goods: ['special', 'accepted', 'part', 'admitted'],
}

/** Why a cell cannot happen or would leave two answers arguable; null when it is sound. */
export function illegal(facts: FraudsFacts): string | null {
  const { category, scope, writing, conduct } = facts
  if (category === 'land' && scope !== 'within') return 'land is always within the statute here'
  if (conduct !== 'none') {
    if (scope !== 'within' || writing !== 'plaintiff') return 'one wrinkle at a time'
    return CONDUCT[category].includes(conduct) ? null : 'not told of this kind of bargain'
  }
  if (scope !== 'within') return writing === 'plaintiff' ? null : 'one wrinkle at a time'
  return WRITINGS[category].includes(writing) ? null : 'not told of this kind of bargain'
}

/** A dress for the facts: one kind of bargain between a plaintiff and a defendant who pleads the statute. */
export interface FraudsSkin extends StoryHead<FraudsFacts> {
  readonly plaintiff: string
  readonly defendant: string
  /** What the telling of that kind of bargain asks for, by name. */
  readonly words: Readonly<Record<string, string>>
}
