import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { Twist } from '../../../../question-bank/families/real-property/adverse-possession-timeline/facts.ts'
import { adversePossession } from '../../../../question-bank/families/real-property/adverse-possession-timeline/family.ts'

/** Adverse years against the person who sues, and the elements that are missing. */
interface Possession {
  readonly years: number
  readonly needed?: number
  readonly lacks?: string
}

const HELD: Readonly<Record<Twist, Possession>> = {
  knew: { years: 23 },
  'bad-faith': { years: 23, lacks: 'good faith, which is required' },
  unpaid: { years: 23, lacks: 'taxes, which are required' },
  short: { years: 17 },
  season: { years: 23 },
  visits: { years: 23, lacks: 'continuity' },
  hidden: { years: 23, lacks: 'openness' },
  shared: { years: 23, lacks: 'exclusivity' },
  transfer: { years: 12 + 11 },
  expulsion: { years: 11 },
  permission: { years: 0 },
  denied: { years: 30 - 7 },
  // Born a year before the entry, of age after 17 years, and then 10 more.
  infant: { years: 23, needed: Math.max(20, 17 + 10) },
  illness: { years: 23 },
  sale: { years: 23 },
  remainder: { years: 2 },
  city: { years: 0 },
  cotenant: { years: 0 },
  ousted: { years: 30 - 7 },
  letter: { years: 23 },
  return: { years: 10 },
  deed: { years: 23 },
  part: { years: 23, lacks: 'a document that describes the rest' },
}

const hasTitle = ({ years, needed = 20, lacks }: Possession): boolean =>
  years >= needed && lacks === undefined

describe('Adverse possession timeline', () => {
  it('agrees in every pattern with a second derivation of the rule', () => {
    const patterns = factPatternsOf(adversePossession)
    expect(patterns).toHaveLength(23)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, hasTitle(HELD[twist])])
    }
  })

  it.each([
    ['knowledge does no harm where good faith is not required', 'knew', 'yes-hostile'],
    ['seasonal land is held in its season', 'season', 'yes-continuous'],
    ['a transfer allows tacking', 'transfer', 'yes-tacking'],
    ['an expulsion does not', 'expulsion', 'no-privity'],
    ['a disability at entry extends the period', 'infant', 'no-disability'],
    ['a later one does not', 'illness', 'yes-disability'],
    ['a remainder is safe until it is possessory', 'remainder', 'no-running'],
    ['a cotenant must make an ouster', 'cotenant', 'no-ouster'],
    ['color of title reaches the whole', 'deed', 'yes-color'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(adversePossession.decide({ twist }).reasons[0]).toBe(reason)
  })
})
