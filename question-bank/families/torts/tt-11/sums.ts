import { dimensions, type FaultFacts, type FaultSkin } from './facts.ts'

/** Percentages of claimant, first and second defendant. */
export type Percentages = readonly [claimant: number, first: number, second: number]

const ALONE: Readonly<Record<FaultSkin['figures'], Readonly<Record<FaultFacts['fault'], Percentages>>>> = {
  a: { none: [0, 100, 0], below: [30, 70, 0], split: [45, 55, 0], tie: [50, 50, 0], above: [60, 40, 0] },
  b: { none: [0, 100, 0], below: [40, 60, 0], split: [48, 52, 0], tie: [50, 50, 0], above: [70, 30, 0] },
}

const TWO: typeof ALONE = {
  a: { none: [0, 70, 30], below: [20, 60, 20], split: [45, 30, 25], tie: [50, 30, 20], above: [60, 15, 25] },
  b: { none: [0, 40, 60], below: [20, 30, 50], split: [48, 32, 20], tie: [50, 10, 40], above: [60, 30, 10] },
}

export function percentages(facts: FaultFacts, figures: FaultSkin['figures']): Percentages {
  return (facts.others === 'none' ? ALONE : TWO)[figures][facts.fault]
}

/** What the second defendant paid to settle, as a share of the damages. */
const PAID = 0.15

/** The verdict: it changes with the facts, so that no sum comes to stand for one way of reckoning. */
export function damages(facts: FaultFacts, skin: FaultSkin): number {
  const places = [
    dimensions.regime.indexOf(facts.regime),
    dimensions.fault.indexOf(facts.fault),
    dimensions.others.indexOf(facts.others),
  ]
  const mixed = places.reduce((sum, place) => sum * 5 + place, 0)
  return skin.damages + (skin.figures === 'a' ? 20_000 : 60_000) * (mixed % 23)
}

export const settlement = (facts: FaultFacts, skin: FaultSkin) => damages(facts, skin) * PAID

/** Ways to reckon what the first defendant owes, right in some fact patterns or in none. */
export function sum(way: string, facts: FaultFacts, skin: FaultSkin): number {
  const [own, one, two] = percentages(facts, skin.figures).map((part) => part / 100) as unknown as Percentages
  const shares: Readonly<Record<string, number>> = {
    zero: 0,
    full: 1,
    reduced: 1 - own,
    share: one,
    credit: 1 - own - PAID,
    reallocated: one / (own + one),
    twice: (1 - own) * one,
    heads: (1 - own) / 2,
    claimant: own,
    'credit of all': 1 - PAID,
    'credit first': (1 - PAID) * (1 - own),
    'credit of share': one - PAID,
    remainder: two,
  }
  const part = shares[way]
  if (part === undefined) throw new Error(`tt-11 cannot reckon ${way}`)
  return Math.round(damages(facts, skin) * part)
}

export const money = (amount: number) => `$${amount.toLocaleString('en-US')}`
