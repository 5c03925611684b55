import { describe, expect, it } from 'vitest'
import type { ExcuseFacts } from '../../../../question-bank/families/contracts/conditions-and-excuse-of-performance/facts.ts'
import { conditionsAndExcuse } from '../../../../question-bank/families/contracts/conditions-and-excuse-of-performance/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The law a second time, duty by duty: was it due, did something excuse it, and did the parties end it? */
function liable({ issue, twist }: ExcuseFacts): boolean {
  const is = (...twists: ExcuseFacts['twist'][]) => twists.includes(twist)

  const conditionMet = is('utility')
  const conditionExcused = is('prevention', 'waiver')
  if (issue === 'condition') return conditionMet || conditionExcused

  const enoughForThePrice = is('substantial')
  const enoughForItsPart = is('divisible')
  if (issue === 'exchange') return enoughForThePrice || enoughForItsPart

  const grave = !is('cost', 'profit', 'rebuild')
  const ownDoing = is('fault')
  const allocated = is('strike')
  if (issue === 'event') return !grave || ownDoing || allocated

  const settledWithConsideration = is('check')
  const released = is('novation')
  return !settledWithConsideration && !released
}

describe('Conditions and excuse of performance', () => {
  const patterns = factPatternsOf(conditionsAndExcuse)

  it('agrees in every pattern with a second derivation of the law', () => {
    expect(patterns).toHaveLength(24)
    for (const pattern of patterns) {
      const isLiable = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, isLiable]).toEqual([pattern.facts, liable(pattern.facts as ExcuseFacts)])
    }
  })

  it.each([
    ['an express condition is strict', 'condition', 'strict', 'no-condition'],
    ['unless it is prevented', 'condition', 'prevention', 'yes-prevention'],
    ['or waived', 'condition', 'waiver', 'yes-waiver'],
    ['and the waiver stands', 'condition', 'retracted', 'no-retraction'],
    ['taste is personal', 'condition', 'taste', 'no-satisfaction'],
    ['heat is not', 'condition', 'utility', 'yes-reasonable'],
    ['substantial performance', 'exchange', 'substantial', 'yes-substantial'],
    ['a material failure', 'exchange', 'material', 'no-material'],
    ['a price for each part', 'exchange', 'divisible', 'yes-divisible'],
    ['work comes first', 'exchange', 'order', 'no-order'],
    ['a building that burned', 'event', 'burned', 'no-impossible'],
    ['a building that can be built', 'event', 'rebuild', 'yes-rebuild'],
    ['a parade that is canceled', 'event', 'parade', 'no-frustration'],
    ['a summer with fewer tourists', 'event', 'profit', 'yes-profit'],
    ['an accord that is broken', 'agreement', 'accord', 'yes-accord'],
    ['an honest dispute', 'agreement', 'check', 'no-accord'],
    ['an admitted debt', 'agreement', 'undisputed', 'yes-undisputed'],
    ['a release', 'agreement', 'novation', 'no-novation'],
  ] as const)('%s', (_name, issue, twist, reason) => {
    expect(conditionsAndExcuse.decide({ issue, twist }).reasons[0]).toBe(reason)
  })
})
