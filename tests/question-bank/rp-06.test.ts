import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { TransferFacts } from '../../question-bank/families/real-property/rp-06/facts.ts'
import { leaseTransfers } from '../../question-bank/families/real-property/rp-06/family.ts'

/**
 * The triangle a second time: links of contract and of estate are drawn between the one who sues and the one
 * who is sued, and a debt follows from either, each asked by itself.
 */
function mustPay(facts: TransferFacts): boolean {
  const { claim, transfer, duty, assumed, stage, leave } = facts
  const wholeTerm = transfer !== 'sublease'
  const heldAtDefault = stage !== 'passed'
  const runsWithLand = duty !== 'personal'

  if (claim === 'landlord v tenant') {
    const contract = leave !== 'release'
    const estate = !wholeTerm
    return contract || (estate && runsWithLand)
  }
  const contract = assumed === 'yes'
  const estate = wholeTerm && heldAtDefault
  if (claim === 'landlord v taker') return contract || (estate && runsWithLand)
  // Between tenant and taker the rent of the lease falls on the taker who owed it to the landlord as well.
  const oughtToBear = contract || estate
  return oughtToBear
}

describe('RP-06, assignment and sublease', () => {
  const patterns = factPatternsOf(leaseTransfers)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(35)
    for (const pattern of patterns) {
      const pays = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, pays]).toEqual([pattern.facts, mustPay(pattern.facts as TransferFacts)])
    }
  })

  const plain: TransferFacts = {
    claim: 'landlord v taker',
    transfer: 'assignment',
    duty: 'rent',
    assumed: 'no',
    stage: 'holding',
    leave: 'not asked',
    owner: 'same',
  }
  const governing = (changes: Partial<TransferFacts>) => {
    const facts = { ...plain, ...changes }
    expect(leaseTransfers.illegal(facts)).toBeNull()
    return leaseTransfers.decide(facts).reasons[0]
  }

  it.each([
    ['an assignee owes the rent', {}, 'yes-estate'],
    ['a subtenant does not', { transfer: 'sublease', duty: 'repair' }, 'no-under'],
    ['the name of the paper does not matter', { transfer: 'misnamed' }, 'yes-substance'],
    ['an assignee is free after passing the term on', { stage: 'passed' }, 'no-longer'],
    ['unless the assignee assumed', { stage: 'passed', assumed: 'yes' }, 'yes-assumed'],
    ['or the default came before', { stage: 'earlier' }, 'yes-accrued'],
    ['a personal promise does not run', { duty: 'personal' }, 'no-personal'],
    ['a transfer against a ban is voidable', { leave: 'banned' }, 'yes-voidable'],
    ['the tenant stays bound', { claim: 'landlord v tenant' }, 'yes-stays'],
    ['though the landlord consented', { claim: 'landlord v tenant', leave: 'consent' }, 'yes-kept'],
    ['and is freed by a release', { claim: 'landlord v tenant', leave: 'release' }, 'no-replaced'],
    ['a tenant who paid has a claim over', { claim: 'tenant v taker' }, 'yes-burden'],
    [
      'but not for rent of the main lease against a subtenant',
      { claim: 'tenant v taker', transfer: 'sublease', stage: 'passed' },
      'no-own-debt',
    ],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })

  it('says of every reason for a stranger to the landlord that it means a sublease by the tenant', () => {
    // A second transfer may follow, after which 'a transfer of this sort' would be true of that one.
    for (const skin of leaseTransfers.stories)
      for (const text of leaseTransfers.reason('no-under', plain, skin).texts)
        expect(text).toMatch(/the tenant (?:sublets|granted was a sublease)/)
  })
})
