import { describe, expect, it } from 'vitest'
import type { ThirdFacts } from '../../../../question-bank/families/contracts/beneficiaries-assignment-and-delegation/facts.ts'
import { thirdParties } from '../../../../question-bank/families/contracts/beneficiaries-assignment-and-delegation/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

const oneOf = (twist: ThirdFacts['twist'], ...twists: readonly ThirdFacts['twist'][]) =>
  twists.includes(twist)

/** A suit for the price: whether the right arose, whether it was lost again, and what the debtor may set up. */
function collects({ twist }: ThirdFacts): boolean {
  const arose = twist !== 'profit'
  // §§ 311, 332: what was given for nothing may be taken back until something fixes it.
  const takenBack = oneOf(twist, 'recalled', 'relied', 'agreed', 'spoken', 'written')
  const fixed = oneOf(twist, 'relied', 'agreed', 'written')
  // § 342: the order of time, for those who gave value.
  const outranked = twist === 'second'
  // §§ 309, 336: defenses of the contract itself; § 338: payment before notice.
  const contractDefense = oneOf(twist, 'breached', 'unperformed')
  const discharged = twist === 'unaware'
  return arose && !(takenBack && !fixed) && !outranked && !contractDefense && !discharged
}

/** A suit on a duty that another took over: against the first debtor, the other, or the one who refused. */
function recovers({ twist }: ThirdFacts): boolean {
  const mayBeRefused = oneOf(twist, 'personal', 'barred')
  const isReleased = twist === 'replaced'
  return !mayBeRefused && !isReleased
}

describe('Beneficiaries, assignment and delegation', () => {
  const patterns = factPatternsOf(thirdParties)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(25)
    for (const pattern of patterns) {
      const facts = pattern.facts as ThirdFacts
      const wins = facts.way === 'delegation' ? recovers(facts) : collects(facts)
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, wins])
    }
  })

  it.each([
    ['a donee who knew nothing may sue', 'beneficiary', 'gift', 'yes-intended'],
    ['a lucky neighbor may not', 'beneficiary', 'profit', 'no-incidental'],
    ['a change before anyone relied', 'beneficiary', 'recalled', 'no-modified'],
    ['a change after reliance', 'beneficiary', 'relied', 'yes-vested'],
    ['a change after assent on request', 'beneficiary', 'agreed', 'yes-vested'],
    ['work abandoned', 'beneficiary', 'breached', 'no-breach'],
    ['a debt from another sale', 'beneficiary', 'offset', 'yes-unrelated'],
    ['no consent to an assignment', 'assignment', 'plain', 'yes-assignable'],
    ['a bare ban', 'assignment', 'clause', 'yes-clause'],
    ['payment before notice', 'assignment', 'unaware', 'no-paid'],
    ['payment after notice', 'assignment', 'warned', 'yes-notice'],
    ['the first assignee', 'assignment', 'first', 'yes-first'],
    ['a spoken gift assigned again', 'assignment', 'spoken', 'no-revoked'],
    ['a written gift', 'assignment', 'written', 'yes-delivered'],
    ['ordinary work handed on', 'delegation', 'delegable', 'yes-assignable'],
    ['the same under a ban', 'delegation', 'barred', 'no-barred'],
    ['a portrait', 'delegation', 'personal', 'no-personal'],
    ['mere delegation frees nobody', 'delegation', 'botched', 'yes-bound'],
    ['a novation does', 'delegation', 'replaced', 'no-novation'],
  ] as const)('%s', (_name, way, twist, reason) => {
    expect(thirdParties.decide({ way, twist }).reasons[0]).toBe(reason)
  })
})
