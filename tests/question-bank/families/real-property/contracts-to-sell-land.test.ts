import { describe, expect, it } from 'vitest'
import { checkFamily } from '../../../../question-bank/check/families.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import type {
  SaleFacts,
  Twist,
} from '../../../../question-bank/families/real-property/contracts-to-sell-land/facts.ts'
import { contractsToSellLand } from '../../../../question-bank/families/real-property/contracts-to-sell-land/family.ts'
import { keepsTheContract } from '../../family-contract.ts'

const among =
  (...twists: readonly Twist[]) =>
  (twist: Twist): boolean =>
    twists.includes(twist)

const isBurdened = among('mortgage', 'covenant', 'excepted', 'breached', 'early')
const isLifted = among('mortgage', 'early')
const isExcepted = among('excepted', 'breached')
const isViolated = among('breached', 'unzoned')
const isOffRecord = among('possession', 'quieted', 'quitclaim')
const hasDecree = among('quieted')
const isEssential = among('essence', 'waived', 'notice')
const isForgiven = among('waived')
const isEnforceable = (twist: Twist): boolean => !among('condition', 'pending')(twist)
const underTheAct = among('act', 'moved')
const isInPossession = among('moved')
const isDisplaced = among('clause', 'careless')
const claimsLand = among('buyer-dies')
const concernsTitle = among('merged')

/** The law a second time: title by its burdens, time by what made it essential, the rest by ownership in equity. */
const prevails: Readonly<Record<SaleFacts['issue'], (twist: Twist) => boolean>> = {
  title: (twist) => {
    const isFree = !isBurdened(twist) || isLifted(twist) || isExcepted(twist)
    const isShown = !isOffRecord(twist) || hasDecree(twist)
    return isFree && isShown && !isViolated(twist)
  },
  time: (twist) => !isEssential(twist) || isForgiven(twist),
  loss: (twist) => (underTheAct(twist) ? isInPossession(twist) : isEnforceable(twist) && !isDisplaced(twist)),
  // A taker of personal property, or a buyer, prevails where equity had made the seller's land a claim to money.
  death: (twist) => isEnforceable(twist) && !claimsLand(twist),
  deed: (twist) => !concernsTitle(twist),
}

describe('Contracts to sell land', () => {
  const patterns = factPatternsOf(contractsToSellLand)

  it('agrees in every fact pattern with a second derivation of the law', () => {
    expect(patterns).toHaveLength(27)
    for (const pattern of patterns) {
      const facts = pattern.facts as SaleFacts
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([
        facts,
        prevails[facts.issue](facts.twist),
      ])
    }
  })

  it.each([
    ['a covenant that the contract leaves out is an encumbrance', 'title', 'covenant', 'no-encumbrance'],
    ['but a buyer may accept it', 'title', 'excepted', 'yes-accepted'],
    ['though not its violation', 'title', 'breached', 'no-violation'],
    ['zoning is none', 'title', 'zoning', 'yes-public'],
    ['unless it is violated', 'title', 'unzoned', 'no-violation'],
    ['title is due at the closing', 'title', 'early', 'yes-due'],
    ['a date alone is not essential', 'time', 'late', 'yes-inessential'],
    ['fair notice makes it so', 'time', 'notice', 'no-essence'],
    ['the buyer bears a fire at common law', 'loss', 'common', 'yes-conversion'],
    ['but not under the Uniform Act', 'loss', 'act', 'no-act'],
    ['before possession', 'loss', 'moved', 'yes-possession'],
    ['nor before the contract can be enforced', 'loss', 'condition', 'no-condition'],
    ['death finds the price personal property', 'death', 'seller-dies', 'yes-conversion'],
    ['and the right to the land real property', 'death', 'buyer-dies', 'no-real'],
    ['promises of title merge', 'deed', 'merged', 'no-deed'],
    ['others do not', 'deed', 'collateral', 'yes-collateral'],
  ] as const)('%s', (_name, issue, twist, reason) => {
    expect(contractsToSellLand.decide({ issue, twist }).reasons[0]).toBe(reason)
  })

  keepsTheContract(contractsToSellLand)

  it('passes the check of the bank', () => {
    const failures = checkFamily(contractsToSellLand, new Map(), true)
    expect(failures.filter(({ severity }) => severity === 'reject')).toEqual([])
  })
})
