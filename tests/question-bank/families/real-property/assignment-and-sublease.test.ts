import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type { Twist } from '../../../../question-bank/families/real-property/assignment-and-sublease/facts.ts'
import { leaseTransfers } from '../../../../question-bank/families/real-property/assignment-and-sublease/family.ts'

/** The ties of the person sued to the debt when it came due. */
interface Ties {
  /** Promised to perform the lease, and was never released. */
  readonly contract?: true
  /** Held all that was left of the term on that day. */
  readonly estate?: true
  /** The promise concerns the premises. */
  readonly runs: boolean
  /** The tenant sues over, who was secondarily liable behind an assignee alone. */
  readonly over?: true
}

const TIES: Readonly<Record<Twist, Ties>> = {
  rent: { estate: true, runs: true },
  repair: { estate: true, runs: true },
  misnamed: { estate: true, runs: true },
  sublease: { runs: true },
  'assumed-sublease': { contract: true, runs: true },
  'assumed-passed': { contract: true, runs: true },
  passed: { runs: true },
  accrued: { estate: true, runs: true },
  personal: { estate: true, runs: false },
  banned: { estate: true, runs: true },
  sold: { estate: true, runs: true },
  stays: { contract: true, runs: true },
  consent: { contract: true, runs: true },
  released: { runs: true },
  over: { estate: true, runs: true, over: true },
  'over-sublease': { runs: true, over: true },
  'over-passed': { runs: true, over: true },
  'tenant-sold': { contract: true, runs: true },
}

/** Liability a second time, by the two kinds of privity. */
const isLiable = ({ contract, estate, runs }: Ties): boolean => contract === true || (estate === true && runs)

describe('Assignment and sublease', () => {
  it('agrees in every pattern with a second derivation of the rule', () => {
    const patterns = factPatternsOf(leaseTransfers)
    expect(patterns).toHaveLength(18)
    for (const { facts, reasons } of patterns) {
      const { twist } = facts as { twist: Twist }
      expect([twist, reasons[0]?.startsWith('yes-')]).toEqual([twist, isLiable(TIES[twist])])
    }
  })

  it.each([
    ['an assignee owes rent without a promise', 'rent', 'yes-estate'],
    ['the name of the transfer does not count', 'misnamed', 'yes-assignment'],
    ['a subtenant is in privity of neither kind', 'sublease', 'no-privity'],
    ['unless there is a promise to the landlord', 'assumed-sublease', 'yes-assumed'],
    ['a reassignment ends privity of estate', 'passed', 'no-ended'],
    ['but not what has accrued', 'accrued', 'yes-accrued'],
    ['a personal covenant does not run', 'personal', 'no-touch'],
    ['consent is no release', 'consent', 'yes-contract'],
    ['a novation is', 'released', 'no-novation'],
    ['the assignee bears the rent in the end', 'over', 'yes-burden'],
  ] as const)('%s', (_name, twist, reason) => {
    expect(leaseTransfers.decide({ twist }).reasons[0]).toBe(reason)
  })
})
