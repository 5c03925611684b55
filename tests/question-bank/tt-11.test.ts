import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { FaultFacts, FaultSkin } from '../../question-bank/families/torts/tt-11/facts.ts'
import { comparativeFault } from '../../question-bank/families/torts/tt-11/family.ts'
import { damages, percentages, sum } from '../../question-bank/families/torts/tt-11/sums.ts'

/**
 * The law a second time as a ledger in whole dollars, statute by statute: what may be recovered of all, who must
 * answer for each part of it, and what has been paid already.
 */
function ledger(facts: FaultFacts, skin: FaultSkin): number {
  const [own, one, two] = percentages(facts, skin.figures)
  const part = (percent: number) => (damages(facts, skin) * percent) / 100

  const barredBy = {
    contributory: own > 0 && facts.chance === 'no',
    pure: false,
    under: !(own < one + two),
    over: own > one + two,
  }[facts.regime]
  if (barredBy) return 0
  const ownPart = facts.regime === 'contributory' ? 0 : part(own)

  const joint = ['joint', 'joint insolvent', 'dollar credit', 'share credit'].includes(facts.others)
  const owedByFirst = damages(facts, skin) - ownPart - (joint || facts.others === 'none' ? 0 : part(two))
  switch (facts.others) {
    case 'reallocated':
      return owedByFirst + part(two) * (one / (one + own))
    case 'dollar credit':
      return owedByFirst - part(15)
    case 'share credit':
      return owedByFirst - part(two)
    default:
      return owedByFirst
  }
}

describe('TT-11, comparative fault arithmetic', () => {
  const patterns = factPatternsOf(comparativeFault)

  it('agrees in every pattern and with every sum with a second reckoning', () => {
    expect(patterns.length).toBeGreaterThan(30)
    for (const pattern of patterns)
      for (const skin of comparativeFault.stories) {
        const facts = pattern.facts as FaultFacts
        const owed = sum(pattern.reasons[0] ?? '', facts, skin)
        expect([facts, skin.id, owed]).toEqual([facts, skin.id, Math.round(ledger(facts, skin))])
      }
  })

  it('divides the whole fault in every verdict', () => {
    for (const pattern of patterns)
      for (const figures of ['a', 'b'] as const) {
        const [own, one, two] = percentages(pattern.facts as FaultFacts, figures)
        expect(own + one + two).toBe(100)
      }
  })

  const plain: FaultFacts = { regime: 'pure', fault: 'below', others: 'none', chance: 'no' }
  const skin = comparativeFault.stories.find((entry) => entry.id === 'bakery-alley-1')
  const owes = (changes: Partial<FaultFacts>) => {
    const facts = { ...plain, ...changes }
    if (!skin) throw new Error('no bakery')
    // Told as if every verdict came to $200,000.
    const share = sum(comparativeFault.decide(facts).reasons[0], facts, skin) / damages(facts, skin)
    return Math.round(share * 200_000)
  }

  it.each([
    ['30 percent of one’s own leaves 70 percent of $200,000', {}, 140_000],
    ['any fault bars under contributory negligence', { regime: 'contributory' }, 0],
    ['the last clear chance lifts that bar whole', { regime: 'contributory', chance: 'yes' }, 200_000],
    ['the last clear chance is nothing under comparison', { chance: 'yes' }, 140_000],
    ['half is not less than half', { regime: 'under', fault: 'tie' }, 0],
    ['half is not greater than half', { regime: 'over', fault: 'tie' }, 100_000],
    ['60 percent still recovers 40 under a pure statute', { fault: 'above' }, 80_000],
    [
      '45 against 30 and 25 together recovers',
      { regime: 'under', fault: 'split', others: 'several' },
      60_000,
    ],
    ['joint liability reaches 80 of 100', { others: 'joint insolvent' }, 160_000],
    ['several liability stops at 60 of 100', { others: 'several insolvent' }, 120_000],
    ['20 and 60 share the missing 20 as one to three', { others: 'reallocated' }, 150_000],
    ['a dollar credit of $30,000 comes off $160,000', { others: 'dollar credit' }, 130_000],
    ['a share credit of 20 percent comes off $160,000', { others: 'share credit' }, 120_000],
  ] as const)('%s', (_name, changes, amount) => {
    expect(owes(changes)).toBe(amount)
  })
})
