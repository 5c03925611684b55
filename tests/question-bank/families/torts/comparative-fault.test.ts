import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type {
  FaultFacts,
  FaultStory,
} from '../../../../question-bank/families/torts/comparative-fault/facts.ts'
import { comparativeFault } from '../../../../question-bank/families/torts/comparative-fault/family.ts'
import { stories } from '../../../../question-bank/families/torts/comparative-fault/stories.ts'
import {
  damages,
  percentages,
  settlement,
} from '../../../../question-bank/families/torts/comparative-fault/sums.ts'

/** The law a second time as a ledger in dollars: what may be recovered of all, who answers for it, what has been paid. */
function ledger(facts: FaultFacts, story: FaultStory): number {
  const [own, one, two] = percentages(facts, story)
  const part = (percent: number) => (damages(facts, story) * percent) / 100
  const actuallyKnew = facts.peril === 'helpless' || facts.peril === 'inattentive'
  const lastChance = facts.peril.startsWith('helpless') || actuallyKnew

  if (facts.regime === 'contributory') return lastChance && facts.peril !== 'none' ? part(100) : 0
  const barredBy = { pure: false, under: own >= one + two, over: own > one + two, each: own > one }
  if (barredBy[facts.regime]) return 0

  const recoverable = part(100 - own)
  switch (facts.others) {
    case 'joint':
    case 'joint insolvent':
      return recoverable
    case 'several':
    case 'several insolvent':
      return recoverable - part(two)
    case 'reallocated':
      return part(one) + part(two) * (one / (one + own))
    case 'dollar credit':
      return recoverable - settlement(facts, story)
    case 'share credit':
      return recoverable - part(two)
  }
}

describe('Comparative fault', () => {
  const patterns = factPatternsOf(comparativeFault)

  it('agrees in every pattern and every story with a second reckoning', () => {
    expect(patterns).toHaveLength(32)
    for (const pattern of patterns)
      for (const story of stories) {
        const facts = pattern.facts as FaultFacts
        const [key = ''] = pattern.reasons
        const told = comparativeFault.reason(key, facts, { fixes: {}, ...story }).texts
        const owed = `$${Math.round(ledger(facts, story)).toLocaleString('en-US')}, because`
        for (const text of told) expect(text.slice(0, owed.length)).toBe(owed)
      }
  })

  it('offers no two ways of reckoning that come to the same sum, but for nothing', () => {
    for (const pattern of patterns)
      for (const story of stories) {
        const sums = comparativeFault.reasonIds
          .filter((id) => comparativeFault.fits(id, pattern.facts as FaultFacts))
          .map(
            (id) =>
              comparativeFault.reason(id, pattern.facts as FaultFacts, { fixes: {}, ...story }).texts[0],
          )
          .map((text) => text?.split(',').slice(0, -1).join(','))
          .map((text) => text?.split(', because')[0])
          .filter((sum) => sum !== '$0')
        expect(new Set(sums).size, JSON.stringify([pattern.facts, story.id, sums])).toBe(sums.length)
      }
  })

  it('divides the whole fault in every verdict', () => {
    for (const pattern of patterns)
      for (const story of stories) {
        const [own, one, two] = percentages(pattern.facts as FaultFacts, story)
        expect(own + one + two).toBe(100)
      }
  })
})
