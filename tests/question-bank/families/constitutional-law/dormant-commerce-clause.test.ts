import { describe, expect, it } from 'vitest'
import type { TradeFacts } from '../../../../question-bank/families/constitutional-law/dormant-commerce-clause/facts.ts'
import { dormantCommerceClause } from '../../../../question-bank/families/constitutional-law/dormant-commerce-clause/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The clause a second time, as a list of vices, of which a valid law has none unless Congress consents to it. */
function isValid({ law, congress }: TradeFacts): boolean {
  const sortsByPlace = [
    'shield',
    'pest, other means',
    'pest, no other means',
    'export',
    'county',
    'exemption',
  ]
  const helpsLocalFirmsAlone = ['rebate', 'private plant']
  const discriminates = sortsByPlace.includes(law) || helpsLocalFirmsAlone.includes(law)
  const isNecessary = law === 'pest, no other means'
  const vices = [
    discriminates && !isNecessary,
    law === 'useless', // a burden without a benefit
    law === 'packing', // a participant that reaches beyond its market
    law === 'no nexus',
    law === 'all income', // not apportioned
  ]
  return congress === 'consents' || !vices.includes(true)
}

describe('CL-06, the dormant Commerce Clause', () => {
  const patterns = factPatternsOf(dormantCommerceClause)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBe(22)
    for (const pattern of patterns) {
      const yes = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, yes]).toEqual([pattern.facts, isValid(pattern.facts as TradeFacts)])
    }
  })

  it('reaches every level from 2 to 8, as a ranked family has to', () => {
    const levels = new Set(
      patterns.map((pattern) => dormantCommerceClause.difficulty(pattern.facts as TradeFacts)),
    )
    expect([2, 3, 4, 5, 6, 7, 8].filter((level) => !levels.has(level))).toEqual([])
  })

  const governing = (law: TradeFacts['law'], congress: TradeFacts['congress'] = 'silent') =>
    dormantCommerceClause.decide({ law, congress }).reasons[0]

  it.each([
    ['Philadelphia v. New Jersey', 'shield', 'no-shield'],
    ['Dean Milk', 'pest, other means', 'no-means'],
    ['Maine v. Taylor', 'pest, no other means', 'yes-danger'],
    ['Fort Gratiot', 'county', 'no-county'],
    ['Exxon', 'shops', 'yes-balance'],
    ['Ross', 'methods', 'yes-balance'],
    ['Reeves', 'seller', 'yes-dealer'],
    ['Wunnicke', 'packing', 'no-dealer'],
    ['United Haulers', 'public plant', 'yes-public'],
    ['Carbone', 'private plant', 'no-shield'],
    ['New Energy', 'subsidy', 'yes-subsidy'],
    ['West Lynn', 'rebate', 'no-shield'],
    ['Wayfair', 'remote seller', 'yes-tax'],
  ] as const)('%s', (_, law, reason) => {
    expect(governing(law)).toBe(reason)
  })

  it('Prudential v. Benjamin: Congress may consent', () => {
    expect(governing('exemption', 'consents')).toBe('yes-congress')
  })
})
