import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { PossessionFacts } from '../../question-bank/families/real-property/rp-14/facts.ts'
import { adversePossession } from '../../question-bank/families/real-property/rp-14/family.ts'

type Wrinkle = PossessionFacts['wrinkle']

/**
 * The rule a second time, as a calendar: from which year time counts against this claimant in favor of this
 * possessor, when it ran out, and whether each element was there. The suit comes in year 23.
 */
function hasTitle({ wrinkle, mind }: PossessionFacts): boolean {
  const suit = 23
  const from: Partial<Record<Wrinkle, number>> = {
    short: 6,
    expulsion: 12,
    leave: Infinity,
    cotenant: Infinity,
    city: Infinity,
    remainder: 22,
    return: 13,
  }
  const start = from[wrinkle] ?? 0
  const ageAtEntry = { infant: 2, child: 10 }[wrinkle as string]
  const graceEnds = ageAtEntry === undefined ? 0 : 18 - ageAtEntry + 10
  const barred = suit >= Math.max(start + 20, graceEnds)

  const open = wrinkle !== 'hidden'
  const exclusive = wrinkle !== 'shared'
  const continuous = wrinkle !== 'visits'
  const occupied = wrinkle !== 'no deed'
  const asked = (wrinkle !== 'good faith' || mind === 'believed') && (wrinkle !== 'taxes' || mind === 'knew')
  return barred && open && exclusive && continuous && occupied && asked
}

describe('RP-14, adverse possession', () => {
  const patterns = factPatternsOf(adversePossession)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(40)
    for (const pattern of patterns) {
      const title = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, title]).toEqual([pattern.facts, hasTitle(pattern.facts as PossessionFacts)])
    }
  })

  const governing = (wrinkle: Wrinkle, mind: PossessionFacts['mind'] = 'knew') => {
    expect(adversePossession.illegal({ wrinkle, mind })).toBeNull()
    return adversePossession.decide({ wrinkle, mind }).reasons[0]
  }

  it.each([
    ['a knowing trespasser takes title after twenty years', 'none', 'yes-mind'],
    ['not where good faith is asked', 'good faith', 'no-faith'],
    ['seasonal use can be enough', 'season', 'yes-season'],
    ['visits are not', 'visits', 'no-use'],
    ['a buyer from the possessor tacks', 'transfer', 'yes-tack'],
    ['one who drove out the possessor does not', 'expulsion', 'no-tack'],
    ['leave is not adverse', 'leave', 'no-leave'],
    ['an infant at entry has more time', 'infant', 'no-owner'],
    ['a later illness changes nothing', 'later illness', 'yes-runs'],
    ['an earlier remainder is safe', 'remainder', 'no-owner'],
    ['a later one is not', 'later remainder', 'yes-runs'],
    ['a co-owner must oust', 'cotenant', 'no-leave'],
    ['a letter does not interrupt', 'letter', 'yes-undisturbed'],
    ['a return of the owner does', 'return', 'no-break'],
  ] as const)('%s', (_name, wrinkle, reason) => {
    expect(governing(wrinkle)).toBe(reason)
  })
})
