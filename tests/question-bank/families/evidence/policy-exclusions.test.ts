import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { PolicyFacts } from '../../../../question-bank/families/evidence/policy-exclusions/facts.ts'
import { policyExclusions } from '../../../../question-bank/families/evidence/policy-exclusions/family.ts'

/**
 * FRE 407 to 411 a second time, rule by rule: each says by itself whether it bars, and what none bars comes in.
 */
function admissible({ item, use }: PolicyFacts): boolean {
  const bars407 = () => {
    const measure = /repair$/.test(item)
    const afterInjury = item !== 'early repair'
    const byParty = item !== 'outside repair'
    const otherPurpose = /control|feasibility|bias/.test(use)
    const disputed = !use.startsWith('conceded')
    return measure && afterInjury && byParty && !(otherPurpose && disputed)
  }
  const bars408 = () => {
    const compromise = ['offer', 'talks', 'settlement', 'undisputed offer'].includes(item)
    const disputedClaim = item !== 'undisputed offer'
    const barredUse = use === 'fault' || use === 'contradict'
    return compromise && disputedClaim && barredUse
  }
  const bars409 = () => item === 'payment' && use === 'fault'
  const bars410 = () => {
    const pleas = ['withdrawn plea', 'nolo plea'].includes(item)
    const talksWithProsecutor = item === 'plea talks'
    return pleas || talksWithProsecutor
  }
  const bars411 = () => /insurance/.test(item) && use === 'fault'
  return ![bars407, bars408, bars409, bars410, bars411].some((bars) => bars())
}

describe('Policy exclusions', () => {
  const patterns = factPatternsOf(policyExclusions)

  it('agrees in every pattern with a second derivation of the rules', () => {
    expect(patterns.length).toBeGreaterThanOrEqual(24)
    for (const pattern of patterns) {
      const admitted = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, admitted]).toEqual([pattern.facts, admissible(pattern.facts as PolicyFacts)])
    }
  })

  it.each([
    ['a later repair does not prove fault', 'repair', 'fault', 'no-measure'],
    ['it proves control that is denied', 'repair', 'contested control', 'yes-other'],
    ['it does not prove what is conceded', 'repair', 'conceded feasibility', 'no-dispute'],
    ['a repair by an outsider comes in', 'outside repair', 'fault', 'yes-outsider'],
    ['no dispute, no protection of an offer', 'undisputed offer', 'fault', 'yes-early'],
    ['settlement talks do not contradict', 'talks', 'contradict', 'no-impeach'],
    ['medical payments need no dispute', 'payment', 'fault', 'no-expenses'],
    ['admissions beside them come in', 'payment words', 'fault', 'yes-words'],
    ['insurance shows bias', 'insurance', 'bias', 'yes-bias'],
    ['a standing plea is an admission', 'standing plea', 'fault', 'yes-own'],
    ['words to an officer are no plea talks', 'police talks', 'fault', 'yes-officer'],
  ] as const)('%s', (_name, item, use, reason) => {
    expect(policyExclusions.decide({ item, use }).reasons[0]).toBe(reason)
  })
})
