import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { StrictFacts } from '../../../../question-bank/families/torts/animals-and-abnormally-dangerous-activities/facts.ts'
import { strictLiability } from '../../../../question-bank/families/torts/animals-and-abnormally-dangerous-activities/family.ts'

/** Restatement (Third) of Torts §§ 20–25 and 29 a second time, section by section. */
function liable({ source, past, harm, victim, basis }: StrictFacts): boolean {
  // § 20: a high risk that care does not remove, and no common usage.
  const riskDespiteCare = source === 'blasting' || source === 'gas'
  const activity = riskDespiteCare && source !== 'gas'
  // § 21: intrusion on the land of the injured, dogs and cats excepted.
  const intrusion = harm === 'crops' && source !== 'dog'
  // § 23: a known tendency that is abnormal for a tame category.
  const knownVice = past === 'bitten' || past === 'snapped'
  const ground = activity || intrusion || source === 'wild' || knownVice
  // §§ 24 and 29 take away; § 25 (carelessness) does not.
  const outside = victim === 'benefit' || basis === 'obliged' || harm === 'unrelated'
  return ground && !outside
}

describe('Animals and abnormally dangerous activities', () => {
  const patterns = factPatternsOf(strictLiability)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, liable(pattern.facts as StrictFacts)])
    }
  })

  const plain: StrictFacts = {
    source: 'wild',
    past: 'none',
    harm: 'direct',
    victim: 'stranger',
    basis: 'own',
  }
  const governing = (changes: Partial<StrictFacts>) =>
    strictLiability.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a wild beast that bites', {}, 'yes-kind'],
    ['a hand-reared one too', { past: 'gentle' }, 'yes-kind'],
    ['one that is stumbled over', { harm: 'unrelated' }, 'no-risk'],
    ['a picture with the beast', { victim: 'benefit' }, 'no-benefit'],
    ['a dog’s first surprise', { source: 'dog' }, 'no-knowledge'],
    ['a dog that had snapped', { source: 'dog', past: 'snapped' }, 'yes-known'],
    ['cows in the asparagus', { source: 'cattle', harm: 'crops' }, 'yes-intrude'],
    ['a cow on the highway', { source: 'cattle', harm: 'road' }, 'no-road'],
    ['a dog in the tulips', { source: 'dog', harm: 'crops' }, 'no-pet'],
    ['blasting for the town', { source: 'blasting', past: 'useful' }, 'yes-activity'],
    ['mink that kill their young', { source: 'blasting', harm: 'unrelated' }, 'no-risk'],
    ['gas in every house', { source: 'gas', harm: 'reach' }, 'no-common'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
