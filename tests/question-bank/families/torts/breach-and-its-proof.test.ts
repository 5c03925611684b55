import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import { told } from '../../../../question-bank/families/engine/told.ts'
import { subtopicOf } from '../../../../question-bank/families/engine/variant.ts'
import type { BreachFacts } from '../../../../question-bank/families/torts/breach-and-its-proof/facts.ts'
import { breachAndItsProof } from '../../../../question-bank/families/torts/breach-and-its-proof/family.ts'

/**
 * The law a second time, by the authorities: may a jury find negligence, and must it? The plaintiff wins its own motion only
 * where a jury must, the defendant only where it may not.
 */
function plaintiffWins({ issue, turn, mover }: BreachFacts): boolean {
  const is = (...turns: BreachFacts['turn'][]) => turns.includes(turn)
  // Third Restatement §§ 9 to 11: the measure is a person in the same circumstances, of the same age or body, never of the same
  // mind.
  const likeOthers = is('sudden', 'as a child', 'careful', 'first')
  const beyondMeasure = is('under five')
  // §§ 13 to 16 and Second Restatement § 299A: custom binds only for professionals, a statute only within class, risk, and reason.
  const professionAgrees = issue === 'profession' && is('custom met', 'two methods')
  const statuteSilent = is('other class', 'other harm', 'excused')
  // § 17 and the law of malpractice: what the proof must show.
  const proofLacks = is('no expert', 'two sources', 'happens anyway', 'explained')
  const mayFind = !(likeOthers || beyondMeasure || professionAgrees || statuteSilent || proofLacks)
  const mustFind = is('violated', 'shifted')
  return mover === 'plaintiff' ? mustFind : mayFind
}

describe('Breach and its proof', () => {
  const patterns = factPatternsOf(breachAndItsProof)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(31)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, plaintiffWins(pattern.facts as BreachFacts)])
    }
  })

  it.each([
    ['the cab driver who leaps from danger', 'emergency', 'sudden', 'defendant', 'no-emergency'],
    ['a boy in a motorboat', 'child', 'motor', 'defendant', 'yes-adult'],
    ['a driver who knows of seizures', 'seizure', 'warned', 'defendant', 'yes-warned'],
    ['the hay rick', 'mind', 'poor judgment', 'defendant', 'yes-objective'],
    ['tugs without radios', 'trade', 'custom met', 'defendant', 'yes-custom'],
    ['two schools of medicine', 'profession', 'two methods', 'defendant', 'no-judgment'],
    ['a clamp left behind', 'profession', 'plain', 'defendant', 'yes-plain'],
    ['sheep washed overboard', 'statute', 'other harm', 'defendant', 'no-harm'],
    ['a barrel of flour', 'accident', 'one source', 'defendant', 'yes-res-ipsa'],
    ['a barrel of flour, for a directed verdict', 'accident', 'one source', 'plaintiff', 'no-permissive'],
  ] as const)('%s', (_name, issue, turn, mover, reason) => {
    expect(breachAndItsProof.decide({ issue, turn, mover }).reasons[0]).toBe(reason)
  })

  it('places res ipsa loquitur among proof, and all else among the standard of care', () => {
    for (const { facts } of patterns)
      expect([facts.issue, subtopicOf(breachAndItsProof, facts)]).toEqual([
        facts.issue,
        facts.issue === 'accident'
          ? 'Negligence: proof and causation'
          : 'Negligence: duty and standard of care',
      ])
  })

  it('speaks of specialists to nobody but professionals, and of inferences where nothing shifts the burden', () => {
    const locality = breachAndItsProof.misconceptions.find(({ id }) => id === 'locality-rule')
    for (const story of breachAndItsProof.stories) {
      const custom = { issue: 'trade', turn: 'custom met', mover: 'defendant' } as const
      expect(told(locality?.correction ?? 'Specialists', custom, story)).not.toContain('Specialists')
      const shifted = { issue: 'accident', turn: 'shifted', mover: 'plaintiff' } as const
      expect(breachAndItsProof.reason('yes-res-ipsa', shifted, story).lesson).not.toContain('only permits')
    }
  })
})
