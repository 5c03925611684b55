import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { PropertyFacts } from '../../../../question-bank/families/torts/interference-with-property-and-necessity/facts.ts'
import { propertyInterference } from '../../../../question-bank/families/torts/interference-with-property-and-necessity/family.ts'

/** The Restatement (Second) a second time: the elements of each tort, then the privileges against it, each by itself. */
function succeeds({ claim, twist }: PropertyFacts): boolean {
  const about = (...twists: PropertyFacts['twist'][]) => twists.includes(twist)
  const harmed = about('thrown', 'careless-harm', 'refuge-harm', 'truck', 'firebreak')
  const pushed = about('thrown')
  const negligent = about('careless-harm', 'careless-none', 'dropped')
  const intended = !pushed && !negligent

  const s158 = intended
  const s165 = negligent && harmed
  const inducedByPossessor = about('induced')
  const privateNecessity = about('refuge-harm', 'refuge-none', 'truck', 'shelter')
  const publicNecessity = about('firebreak')
  const owedInNecessity = !publicNecessity && (!privateNecessity || harmed)
  const land = (s158 || s165) && !inducedByPossessor && owedInNecessity

  const lostForGood = !about('used', 'scratched')
  const goods = intended && lostForGood

  const moreForceThanNeeded = about('hurled')
  const expulsion = privateNecessity || moreForceThanNeeded
  return { land, goods, expulsion }[claim]
}

describe('Interference with property and necessity', () => {
  const patterns = factPatternsOf(propertyInterference)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBe(20)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, succeeds(pattern.facts as PropertyFacts)])
    }
  })

  it.each([
    ['a faulty map is no defense', 'land', 'map', 'yes-entry'],
    ["the possessor's own words are", 'land', 'induced', 'no-mistake'],
    ['a person who is pushed does not trespass', 'land', 'thrown', 'no-intent'],
    ['a careless entry needs harm', 'land', 'careless-none', 'no-harm'],
    ['refuge is paid for', 'land', 'refuge-harm', 'yes-pays'],
    ['a firebreak is not', 'land', 'firebreak', 'no-public'],
    ['buying from a thief', 'goods', 'bought', 'yes-dominion'],
    ['twenty minutes of use', 'goods', 'used', 'no-minor'],
    ['a clumsy ladder', 'goods', 'dropped', 'no-intent'],
    ['into the blizzard', 'expulsion', 'shelter', 'yes-remain'],
    ['a hand on the arm', 'expulsion', 'gentle', 'no-force'],
  ] as const)('%s', (_name, claim, twist, reason) => {
    expect(propertyInterference.decide({ claim, twist }).reasons[0]).toBe(reason)
  })
})
