import { describe, expect, it } from 'vitest'
import { checkFamily } from '../../../../question-bank/check/families.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type {
  CovenantFacts,
  Twist,
} from '../../../../question-bank/families/real-property/covenants-running-with-the-land/facts.ts'
import { covenantsRunningWithTheLand } from '../../../../question-bank/families/real-property/covenants-running-with-the-land/family.ts'
import { keepsTheContract } from '../../family-contract.ts'

const among =
  (...twists: readonly Twist[]) =>
  (twist: Twist): boolean =>
    twists.includes(twist)

const madeInADeed = among('runs', 'tenant', 'personal', 'dues')
const burdenPassed = (twist: Twist): boolean => !among('promisor')(twist)
const tookTheFee = (twist: Twist): boolean => !among('tenant')(twist)
const concernsLand = (twist: Twist): boolean => !among('personal')(twist)

const isIntended = (twist: Twist): boolean => !among('own')(twist)
const hasNotice = (twist: Twist): boolean => !among('unrecorded', 'donee', 'vacant')(twist)
const paid = (twist: Twist): boolean => !among('donee')(twist)
const isBenefited = (twist: Twist): boolean => !among('gross')(twist)

const isPlanned = (twist: Twist): boolean => !among('mixed')(twist)
const soldAfterThePlan = (twist: Twist): boolean => !among('early')(twist)

const isPointless = among('changed')
const isGivenUp = among('spread', 'watched')
const isOneOwners = among('merged')

/** The law a second time: at law by what passed and how, in equity by intent and notice, then by what may end a burden. */
const enforced: Readonly<Record<CovenantFacts['issue'], (twist: Twist) => boolean>> = {
  law: (twist) => concernsLand(twist) && (!burdenPassed(twist) || (madeInADeed(twist) && tookTheFee(twist))),
  equity: (twist) => isIntended(twist) && isBenefited(twist) && (hasNotice(twist) || !paid(twist)),
  scheme: (twist) => isPlanned(twist) && soldAfterThePlan(twist) && hasNotice(twist),
  // Zoning, growth outside, trifles, and a release by somebody else take nothing from the plaintiff.
  ending: (twist) => !isPointless(twist) && !isGivenUp(twist) && !isOneOwners(twist),
}

describe('Covenants running with the land', () => {
  const patterns = factPatternsOf(covenantsRunningWithTheLand)

  it('agrees in every fact pattern with a second derivation of the law', () => {
    expect(patterns).toHaveLength(25)
    for (const pattern of patterns) {
      const facts = pattern.facts as CovenantFacts
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([
        facts,
        enforced[facts.issue](facts.twist),
      ])
    }
  })

  it.each([
    ['the burden runs at law where a deed made it', 'law', 'runs', 'yes-privity'],
    ['but not between mere neighbors', 'law', 'neighbors', 'no-horizontal'],
    ['nor to a tenant', 'law', 'tenant', 'no-vertical'],
    ['nor where the promise is personal', 'law', 'personal', 'no-touch'],
    ['dues for common facilities concern the land', 'law', 'dues', 'yes-touch'],
    ['the benefit runs more easily', 'law', 'promisor', 'yes-benefit'],
    ['equity asks for no horizontal privity', 'equity', 'adjoining', 'yes-equity'],
    ['nor for vertical privity', 'equity', 'lessee', 'yes-equity'],
    ['but for notice', 'equity', 'unrecorded', 'no-notice'],
    ['unless nothing was paid', 'equity', 'donee', 'yes-value'],
    ['and for land that is benefited', 'equity', 'gross', 'no-gross'],
    ['a scheme binds lots not sold yet', 'scheme', 'implied', 'yes-scheme'],
    ['and no others', 'scheme', 'early', 'no-plan'],
    ['zoning leaves covenants alone', 'ending', 'zoned', 'yes-zoning'],
    ['radical change ends them', 'ending', 'changed', 'no-changed'],
    ['a release binds its signer', 'ending', 'released', 'yes-separate'],
  ] as const)('%s', (_name, issue, twist, reason) => {
    expect(covenantsRunningWithTheLand.decide({ issue, twist }).reasons[0]).toBe(reason)
  })

  keepsTheContract(covenantsRunningWithTheLand)

  it('passes the check of the bank', () => {
    const failures = checkFamily(covenantsRunningWithTheLand, new Map(), true)
    expect(failures.filter(({ severity }) => severity === 'reject')).toEqual([])
  })
})
