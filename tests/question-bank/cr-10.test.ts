import { describe, expect, it } from 'vitest'
import type { SearchFacts } from '../../question-bank/families/criminal-law/cr-10/facts.ts'
import { searchAndStanding } from '../../question-bank/families/criminal-law/cr-10/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** Two questions, each by itself: was there a search or seizure, and was it one of the defendant's own. */
function infringed({ method, tie }: SearchFacts): boolean {
  const intrusion = ['tracker', 'dog at the door', 'entry of a home', 'search of a car', 'search of a purse']
  const expectation = [
    'heat sensor',
    'location history',
    'touch',
    'opening a suitcase',
    'going beyond a private search',
  ]
  const seizure = method === 'unlawful stop'
  const governmentActed = [...intrusion, ...expectation].includes(method) || seizure

  const personal = seizure || tie === 'own' || tie === 'overnight guest' || tie === 'lawful driver'
  return governmentActed && personal
}

describe('CR-10, searches and standing', () => {
  const patterns = factPatternsOf(searchAndStanding)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const objects = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, objects]).toEqual([pattern.facts, infringed(pattern.facts as SearchFacts)])
    }
  })

  const governing = (method: SearchFacts['method'], tie: SearchFacts['tie']) =>
    searchAndStanding.decide({ method, tie }).reasons[0]

  it.each([
    ['a device under a car', 'tracker', 'own', 'yes-trespass'],
    ['a dog on a porch', 'dog at the door', 'own', 'yes-trespass'],
    ['a dog by a stopped car', 'dog at a car', 'own', 'no-contraband'],
    ['a fenced meadow', 'walk over a field', 'own', 'no-field'],
    ['bags at the curb', 'collecting trash', 'own', 'no-exposed'],
    ['a sofa for the night', 'entry of a home', 'overnight guest', 'yes-place'],
    ['an hour on business', 'entry of a home', 'business visitor', 'no-slight'],
    ['a passenger and the stop', 'unlawful stop', 'passenger', 'yes-seized'],
    ['a passenger and the glove compartment', 'search of a car', 'passenger', 'no-slight'],
    ['somebody else and her purse', 'search of a purse', 'none', 'no-other'],
  ] as const)('%s', (_name, method, tie, reason) => {
    expect(governing(method, tie)).toBe(reason)
  })
})
