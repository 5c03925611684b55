import { describe, expect, it } from 'vitest'
import type { TenderFacts } from '../../../../question-bank/families/contracts/tender-rejection-cure-acceptance-revocation/facts.ts'
import { tenderOfGoods } from '../../../../question-bank/families/contracts/tender-rejection-cure-acceptance-revocation/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The law of tender a second time, in the order in which a court asks: accepted or not, then the test that follows from it. */
function mayRefuse({ contract, twist }: TenderFacts): boolean {
  const is = (...twists: TenderFacts['twist'][]) => twists.includes(twist)
  const isSubstantial = !twist.endsWith('slight') && !is('perfect', 'cure-on-grounds')
  if (contract === 'installment') return isSubstantial && !is('lot-assured')
  const acceptedKnowing = is('used', 'known')
  const acceptedUnaware = is('silent', 'hidden', 'hidden-slight', 'stale')
  const acceptedExpectingCure = is('assured', 'assured-slight')
  if (acceptedKnowing || acceptedUnaware || acceptedExpectingCure) {
    const isInduced = acceptedExpectingCure || (acceptedUnaware && !is('silent'))
    return isInduced && isSubstantial && !is('stale')
  }
  const isStated = !is('unstated')
  const isCured = is('cure-in-time', 'cure-on-grounds')
  return isStated && !isCured
}

describe('Tender, rejection, cure, acceptance, revocation', () => {
  const patterns = factPatternsOf(tenderOfGoods)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(17)
    for (const pattern of patterns) {
      const isEntitled = pattern.reasons[0]?.startsWith('yes-')
      const facts = pattern.facts as TenderFacts
      expect([facts, isEntitled]).toEqual([facts, mayRefuse(facts)])
    }
  })

  it.each([
    ['a minor defect is enough for rejection', 'single', 'perfect', 'yes-perfect'],
    ['but not for revocation', 'single', 'hidden-slight', 'no-impairment'],
    ['nor for an installment', 'installment', 'lot-slight', 'no-impairment'],
    ['a seller may cure until the last day', 'single', 'cure-in-time', 'no-cure'],
    ['and beyond it on reasonable grounds', 'single', 'cure-on-grounds', 'no-cure'],
    ['but not otherwise', 'single', 'cure-too-late', 'yes-expired'],
    ['a curable defect must be stated', 'single', 'unstated', 'no-particulars'],
    ['payment is not acceptance', 'single', 'prepaid', 'yes-not-accepted'],
    ['silence is', 'single', 'silent', 'no-accepted'],
    ['knowledge bars revocation', 'single', 'known', 'no-knew'],
    ['unless a cure was promised', 'single', 'assured', 'yes-revoked'],
    ['revocation can come too late', 'single', 'stale', 'no-late'],
    ['assurance of cure saves an installment', 'installment', 'lot-assured', 'no-cure'],
  ] as const)('%s', (_name, contract, twist, reason) => {
    expect(tenderOfGoods.decide({ contract, twist }).reasons[0]).toBe(reason)
  })
})
