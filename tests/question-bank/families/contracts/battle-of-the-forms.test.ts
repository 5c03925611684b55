import { describe, expect, it } from 'vitest'
import {
  clauseOf,
  type FormsFacts,
} from '../../../../question-bank/families/contracts/battle-of-the-forms/facts.ts'
import { battleOfTheForms } from '../../../../question-bank/families/contracts/battle-of-the-forms/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** UCC § 2-207 a second time, subsection by subsection: what makes the contract, and is the clause among its terms. */
function binds({ papers, twist }: FormsFacts): boolean {
  const is = (...twists: FormsFacts['twist'][]) => twists.includes(twist)
  const agreedTo = is('agreed', 'signed')
  const isInOrder = is('ordered', 'conduct-ordered', 'conduct-both')
  const isInReply = !is('ordered', 'conduct-ordered')

  // (1): a conditional reply makes no contract unless it is assented to.
  const byWritings = papers !== 'conditional' || agreedTo
  const isPerformed = !is('unperformed')
  // (3): conduct of both makes one, on the terms of both writings.
  if (!byWritings) return isPerformed && isInOrder && isInReply
  if (isInOrder || agreedTo) return true
  if (is('different')) return false
  // (2): additional terms between merchants.
  const merchants = !is('consumer', 'confirmed-consumer')
  const a = is('limited')
  const b = clauseOf(twist) === 'disclaimer'
  const c = is('objected', 'objected-before', 'confirmed-objected')
  return merchants && !a && !b && !c
}

describe('Battle of the forms', () => {
  const patterns = factPatternsOf(battleOfTheForms)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(19)
    for (const pattern of patterns) {
      const isTerm = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, isTerm]).toEqual([pattern.facts, binds(pattern.facts as FormsFacts)])
    }
  })

  it.each([
    ['customary interest comes in by silence', 'acceptance', 'minor', 'yes-additional'],
    ['a disclaimer does not', 'acceptance', 'material', 'no-material'],
    ['an objection seven months later is late', 'acceptance', 'objected-late', 'yes-additional'],
    ['one may object beforehand', 'acceptance', 'objected-before', 'no-objection'],
    ['silence binds merchants alone', 'acceptance', 'consumer', 'no-proposal'],
    ['conflicting warranties cancel each other', 'acceptance', 'different', 'no-knockout'],
    ['who accepts an order accepts its terms', 'acceptance', 'ordered', 'yes-offer'],
    ['performance is no assent to a conditional form', 'conditional', 'conduct', 'no-conduct'],
    ['a term of both forms survives', 'conditional', 'conduct-both', 'yes-agreed'],
    ['a signature takes up the counteroffer', 'conditional', 'signed', 'yes-counter'],
    ['without performance there is nothing', 'conditional', 'unperformed', 'no-contract'],
    ['a confirmation adds minor terms', 'confirmation', 'confirmed', 'yes-additional'],
  ] as const)('%s', (_name, papers, twist, reason) => {
    expect(battleOfTheForms.decide({ papers, twist }).reasons[0]).toBe(reason)
  })
})
