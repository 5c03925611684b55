import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { PartyFacts } from '../../question-bank/families/evidence/ev-03/facts.ts'
import { opposingPartyStatements } from '../../question-bank/families/evidence/ev-03/family.ts'

/** FRE 801(d)(2) a second time: each paragraph asks its own questions, and one that is met is enough. */
function admissible({ source, twist }: PartyFacts): boolean {
  const offeredAgainstParty = twist !== 'offered by self'
  const saidByThatParty = source === 'own' || source === 'executor'
  const a = saidByThatParty
  const heard = twist !== 'unheard'
  const b = source === 'adopted' || (source === 'silence' && heard)
  const otherProof = twist !== 'unproved'
  const c = source === 'spokesman' && otherProof
  const withinScope = twist !== 'outside'
  const stillEmployed = twist !== 'later'
  const d = source === 'employee' && withinScope && stillEmployed && otherProof
  const during = twist !== 'later'
  const furthering = twist !== 'boasting' && twist !== 'later'
  const e = source === 'conspirator' && during && furthering && otherProof
  const derived = source === 'predecessor' && twist !== 'later'
  const excluded = offeredAgainstParty && (a || b || c || d || e || derived)
  const unavailable = source === 'stranger'
  const firstHand = twist !== 'second hand'
  const exception = unavailable && firstHand
  return excluded || exception
}

describe('EV-03, opposing-party statements', () => {
  const patterns = factPatternsOf(opposingPartyStatements)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThanOrEqual(20)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as PartyFacts)])
    }
  })

  it.each([
    ['a party needs no personal knowledge', 'own', 'plain', 'yes-own'],
    ['a party may not offer its own words', 'own', 'offered by self', 'no-serve'],
    ['silence adopts what was heard', 'silence', 'plain', 'yes-adopt'],
    ['an employee need not be charged with speaking', 'employee', 'internal', 'yes-work'],
    ['a former employee no longer binds', 'employee', 'later', 'no-time'],
    ['the words alone do not prove the agency', 'employee', 'unproved', 'no-proof'],
    ['a boast furthers nothing', 'conspirator', 'boasting', 'no-aim'],
    ['a predecessor binds before the transfer', 'predecessor', 'plain', 'yes-heir'],
    ['and not after it', 'predecessor', 'later', 'no-time'],
    ['one defendant does not speak for another', 'codefendant', 'plain', 'no-person'],
    ['a dead stranger may confess', 'stranger', 'plain', 'yes-interest'],
  ] as const)('%s', (_name, source, twist, reason) => {
    expect(opposingPartyStatements.decide({ source, twist }).reasons[0]).toBe(reason)
  })
})
