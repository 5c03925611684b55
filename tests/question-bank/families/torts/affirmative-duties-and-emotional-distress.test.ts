import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import { subtopicOf } from '../../../../question-bank/families/engine/variant.ts'
import type { DutyFacts } from '../../../../question-bank/families/torts/affirmative-duties-and-emotional-distress/facts.ts'
import { affirmativeDutiesAndEmotionalDistress } from '../../../../question-bank/families/torts/affirmative-duties-and-emotional-distress/family.ts'

/** The law a second time: a ground for a duty or for recovery, and then breach and cause. */
function liable({ turn, limit }: DutyFacts): boolean {
  const is = (...turns: DutyFacts['turn'][]) => turns.includes(turn)
  // Third Restatement §§ 39 to 44 and Second Restatement §§ 314 to 327: what turns inaction into a breach of duty.
  const ownConduct = is('caused', 'carried off', 'kept others away')
  const customer = is('ignored', 'aided', 'hopeless')
  const undertaking = is('relied', 'waved on', 'duty assumed')
  // Second Restatement §§ 316, 319 and 390, and Tarasoff: charge of a person or of a thing, with knowledge.
  const overOthers = is('known', 'lent', 'named', 'confined', 'escaped')
  const isBreach = !is('aided', 'escaped')
  const isCause = !is('hopeless')
  // Third Restatement §§ 47 and 48, with the symptoms of Second Restatement § 436A, and § 456 for an injury of the body.
  const inDanger = is('close call', 'no symptoms') && limit === 'zone'
  const distress =
    is('struck') || (inDanger && !is('no symptoms')) || (limit === 'bystander' && !is('after', 'friend'))
  const duty = ownConduct || customer || undertaking || overOthers || (limit !== 'none' && distress)
  return duty && isBreach && isCause
}

describe('Affirmative duties and emotional distress', () => {
  const patterns = factPatternsOf(affirmativeDutiesAndEmotionalDistress)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(28)
    for (const pattern of patterns) {
      const held = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, held]).toEqual([pattern.facts, liable(pattern.facts as DutyFacts)])
    }
  })

  it.each([
    ['the stranger who walks past', 'rescue', 'stranger', 'none', 'no-duty'],
    ['the innocent injurer', 'rescue', 'caused', 'none', 'yes-created'],
    ['the unconscious customer', 'relation', 'ignored', 'none', 'yes-relationship'],
    ['the missing flagman', 'service', 'relied', 'none', 'yes-reliance'],
    ['the missing flagman and a newcomer', 'service', 'unaware', 'none', 'no-worse'],
    ['Tarasoff', 'patient', 'named', 'none', 'yes-victim'],
    ['a threat against nobody in particular', 'patient', 'unnamed', 'none', 'no-victim'],
    ['a mother on the sidewalk, by the older rule', 'distress', 'saw', 'zone', 'no-zone'],
    ['a mother on the sidewalk, by the newer rule', 'distress', 'saw', 'bystander', 'yes-bystander'],
    ['a mother at the hospital', 'distress', 'after', 'bystander', 'no-presence'],
  ] as const)('%s', (_name, issue, turn, limit, reason) => {
    expect(affirmativeDutiesAndEmotionalDistress.decide({ issue, turn, limit }).reasons[0]).toBe(reason)
  })

  it('places distress among the special limits, and all else among duty', () => {
    for (const { facts } of patterns)
      expect([facts.issue, subtopicOf(affirmativeDutiesAndEmotionalDistress, facts)]).toEqual([
        facts.issue,
        facts.issue === 'distress'
          ? 'Negligence: special limits and vicarious liability'
          : 'Negligence: duty and standard of care',
      ])
  })
})
