import { describe, expect, it } from 'vitest'
import type { ThirdFacts } from '../../question-bank/families/contracts/k-12/facts.ts'
import { thirdParties } from '../../question-bank/families/contracts/k-12/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

type Turn = ThirdFacts['turn']
const oneOf = (turn: Turn, ...turns: readonly Turn[]) => turns.includes(turn)

/** A suit for the price: whether the right arose, whether it was lost again, and what the debtor may set up. */
function collects({ way, turn }: ThirdFacts): boolean {
  const arose = turn !== 'profit'
  // §§ 311, 332: what was given for nothing may be taken back until something fixes it.
  const takenBack = oneOf(turn, 'recalled', 'relied', 'agreed', 'spoken', 'written')
  const fixed = oneOf(turn, 'relied', 'agreed', 'written')
  // § 342: the order of time, for those who gave value.
  const outranked = turn === 'second'
  // §§ 309, 336: defenses of the contract itself; § 338: payment before notice.
  const contractDefense = turn === 'unearned'
  const discharged = way === 'assignment' && turn === 'unaware'
  return arose && !(takenBack && !fixed) && !outranked && !contractDefense && !discharged
}

/** A suit on a duty that another took over: against the first debtor, the other, or the one who refused. */
function recovers({ turn }: ThirdFacts): boolean {
  const duty = { personal: turn === 'personal', barred: turn === 'clause' }
  const refused = oneOf(turn, 'plain', 'clause', 'personal')
  if (refused) return !duty.personal && !duty.barred
  const released = turn === 'replaced'
  return !released
}

describe('K-12, beneficiaries, assignment and delegation', () => {
  const patterns = factPatternsOf(thirdParties)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBe(25)
    for (const pattern of patterns) {
      const facts = pattern.facts as ThirdFacts
      const wins = facts.way === 'delegation' ? recovers(facts) : collects(facts)
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, wins])
    }
  })

  const governing = (way: ThirdFacts['way'], turn: Turn) => {
    expect(thirdParties.illegal({ way, turn })).toBeNull()
    return thirdParties.decide({ way, turn }).reasons[0]
  }

  it.each([
    ['a donee who knew nothing may sue', 'beneficiary', 'gift', 'yes-intended'],
    ['a lucky neighbor may not', 'beneficiary', 'profit', 'no-incidental'],
    ['a change before anyone relied', 'beneficiary', 'recalled', 'no-free'],
    ['a change after reliance', 'beneficiary', 'relied', 'yes-fixed'],
    ['a change after assent on request', 'beneficiary', 'agreed', 'yes-fixed'],
    ['work abandoned', 'beneficiary', 'unearned', 'no-defense'],
    ['a debt from another sale', 'beneficiary', 'offset', 'yes-unrelated'],
    ['no consent to an assignment', 'assignment', 'plain', 'yes-consent'],
    ['a bare ban', 'assignment', 'clause', 'yes-ban'],
    ['payment before notice', 'assignment', 'unaware', 'no-paid'],
    ['payment after notice', 'assignment', 'warned', 'yes-notpaid'],
    ['the first assignee', 'assignment', 'first', 'yes-first'],
    ['a spoken gift assigned again', 'assignment', 'spoken', 'no-free'],
    ['a written gift', 'assignment', 'written', 'yes-fixed'],
    ['ordinary work handed on', 'delegation', 'plain', 'yes-consent'],
    ['the same under a ban', 'delegation', 'clause', 'no-ban'],
    ['a portrait', 'delegation', 'personal', 'no-personal'],
    ['mere delegation frees nobody', 'delegation', 'botched', 'yes-bound'],
    ['a novation does', 'delegation', 'replaced', 'no-release'],
  ] as const)('%s', (_name, way, turn, reason) => {
    expect(governing(way, turn)).toBe(reason)
  })
})
