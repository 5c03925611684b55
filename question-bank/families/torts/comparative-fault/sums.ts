import { type FaultFacts, type FaultStory, facts } from './facts.ts'

/** Percentages of fault of the plaintiff, the first and the second defendant. */
export type Percentages = readonly [own: number, one: number, two: number]

const FOUND: Readonly<Record<FaultStory['figures'], Readonly<Record<FaultFacts['fault'], Percentages>>>> = {
  a: { below: [20, 60, 20], split: [45, 30, 25], tie: [50, 30, 20], above: [60, 15, 25] },
  b: { below: [20, 30, 50], split: [48, 32, 20], tie: [50, 10, 40], above: [70, 10, 20] },
}

export function percentages({ fault }: FaultFacts, { figures }: FaultStory): Percentages {
  return FOUND[figures][fault]
}

/** Every share that a variant reckons of this is in whole dollars. */
const UNIT = 60_000

/** The total damages. They change with the facts, so that no sum comes to stand for one way of reckoning. */
export function damages({ regime, fault, others, peril }: FaultFacts, { step }: FaultStory): number {
  const mixed =
    step +
    3 * facts.regime.indexOf(regime) +
    2 * facts.fault.indexOf(fault) +
    5 * facts.others.indexOf(others) +
    facts.peril.indexOf(peril)
  return UNIT * (3 + (mixed % 12))
}

/** The sum that the second defendant paid to settle, as a share of the damages. */
const PAID = 0.15

export const settlement = (at: FaultFacts, story: FaultStory) => damages(at, story) * PAID

/** A way to reckon what the first defendant owes. */
export type Way = 'zero' | 'full' | 'reduced' | 'share' | 'dollar credit' | 'share credit' | 'reallocated'

/** Returns what the first defendant owes when it is reckoned this way. */
export function sum(way: Way, at: FaultFacts, story: FaultStory): number {
  const [own, one, two] = percentages(at, story)
  const part: Readonly<Record<Way, number>> = {
    zero: 0,
    full: 1,
    reduced: 1 - own / 100,
    share: one / 100,
    'dollar credit': 1 - own / 100 - PAID,
    'share credit': 1 - (own + two) / 100,
    reallocated: one / (own + one),
  }
  return Math.round(damages(at, story) * part[way])
}

export const money = (amount: number) => `$${amount.toLocaleString('en-US')}`
