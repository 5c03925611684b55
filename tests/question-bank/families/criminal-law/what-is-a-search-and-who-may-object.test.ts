import { describe, expect, it } from 'vitest'
import type { SearchFacts } from '../../../../question-bank/families/criminal-law/what-is-a-search-and-who-may-object/facts.ts'
import { searchAndStanding } from '../../../../question-bank/families/criminal-law/what-is-a-search-and-who-may-object/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** Two questions, each by itself: was there a search or seizure, and was it one of the defendant's own. */
function infringed({ twist }: SearchFacts): boolean {
  const is = (...twists: SearchFacts['twist'][]) => twists.includes(twist)
  const entersProtectedThing =
    is('tracker', 'porch-dog', 'overnight-guest', 'business-visitor', 'target-elsewhere') ||
    is('rental-driver', 'passenger-search', 'stored-suitcase', 'purse')
  const invadesPrivacy = is('heat-sensor', 'location-history', 'squeezed-bag', 'opened-further')
  const seizesPerson = is('stopped-passenger')
  const governmentActed = entersProtectedThing || invadesPrivacy || seizesPerson

  const belongsToAnother = is('business-visitor', 'target-elsewhere', 'passenger-search', 'purse')
  return governmentActed && !belongsToAnother
}

describe('Searches, and standing to object', () => {
  const patterns = factPatternsOf(searchAndStanding)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBe(21)
    for (const pattern of patterns) {
      const objects = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, objects]).toEqual([pattern.facts, infringed(pattern.facts as SearchFacts)])
    }
  })

  it.each([
    ['a device under a car', 'search', 'tracker', 'yes-trespass'],
    ['a dog on a porch', 'search', 'porch-dog', 'yes-trespass'],
    ['a dog by a stopped car', 'search', 'car-dog', 'no-contraband'],
    ['months of movements', 'search', 'location-history', 'yes-privacy'],
    ['checks at a bank', 'search', 'bank-records', 'no-third'],
    ['a fenced meadow', 'search', 'open-field', 'no-field'],
    ['a yard from the air', 'search', 'flyover', 'no-exposed'],
    ['boxes that clerks left sealed', 'search', 'opened-further', 'yes-further'],
    ['boxes that clerks opened', 'search', 'carrier-opened', 'no-private'],
    ['a guest for the night', 'standing', 'overnight-guest', 'yes-guest'],
    ['a guest for an hour', 'standing', 'business-visitor', 'no-standing'],
    ['a driver not on the agreement', 'standing', 'rental-driver', 'yes-possession'],
    ['a passenger in an unlawful stop', 'standing', 'stopped-passenger', 'yes-seized'],
    ['a passenger and the glove compartment', 'standing', 'passenger-search', 'no-standing'],
  ] as const)('%s', (_name, doubt, twist, reason) => {
    expect(searchAndStanding.decide({ doubt, twist }).reasons[0]).toBe(reason)
  })
})
