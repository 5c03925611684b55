import { describe, expect, it } from 'vitest'
import { checkFamily } from '../../../../question-bank/check/families.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { LoanFacts } from '../../../../question-bank/families/template/library-fees/facts.ts'
import { libraryFees } from '../../../../question-bank/families/template/library-fees/family.ts'
import { keepsTheContract } from '../../family-contract.ts'

/** The law a second time, not read off the paths: each rule is a bar to the fee by itself, or it is none. */
function owes({ book, reminder, cause }: LoanFacts): boolean {
  const overdue = book !== 'on time'
  const warned = reminder === 'sent'
  const excused = cause === 'illness'
  return overdue && warned && !excused
}

describe('Library fees', () => {
  const patterns = factPatternsOf(libraryFees)

  it('agrees in every fact pattern with a second derivation of the law', () => {
    expect(patterns.length).toBe(6)
    for (const { facts, reasons } of patterns)
      expect([facts, reasons[0]?.startsWith('yes-')]).toEqual([facts, owes(facts as LoanFacts)])
  })

  const plain: LoanFacts = { book: 'late', reminder: 'sent', cause: 'none' }
  it.each([
    ['a late book costs the fee', {}, 'yes-reminder'],
    ['but not without a reminder', { reminder: 'none' }, 'no-reminder'],
    ['nor during an illness', { cause: 'illness' }, 'no-help'],
    ['a lost book is a late one', { book: 'lost' }, 'yes-lost'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(libraryFees.decide({ ...plain, ...changes }).reasons[0]).toBe(reason)
  })

  keepsTheContract(libraryFees)

  it('passes the check of the bank', () => {
    const failures = checkFamily(libraryFees, new Map(), true)
    expect(failures.filter(({ severity }) => severity === 'reject')).toEqual([])
  })
})
