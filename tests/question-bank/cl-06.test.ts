import { describe, expect, it } from 'vitest'
import type { TradeFacts } from '../../question-bank/families/constitutional-law/cl-06/facts.ts'
import { dormantCommerceClause } from '../../question-bank/families/constitutional-law/cl-06/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

type Law = TradeFacts['law']
const among = (law: Law, ...laws: Law[]) => laws.includes(law)

/**
 * The dormant Commerce Clause a second time: consent, then whether the rule regulates at all, discrimination and its
 * one justification, the balance, and the four parts of the test for taxes, each from the facts and not from a path.
 */
function valid({ law, congress }: TradeFacts): boolean {
  if (congress === 'consents') return true
  const dealsForItself = among(law, 'seller')
  const favorsPlace = among(
    law,
    'shield',
    'pest, other means',
    'pest, no other means',
    'export',
    'county',
    'packing',
    'private plant',
    'rebate',
    'exemption',
  )
  const onlyMeans = among(law, 'pest, no other means')
  const excessive = among(law, 'useless')
  const tax = among(law, 'rebate', 'exemption', 'remote seller', 'no tie', 'all income')
  const nexus = !among(law, 'no tie')
  const apportioned = !among(law, 'all income')
  if (dealsForItself) return true
  if (favorsPlace) return onlyMeans
  return tax ? nexus && apportioned : !excessive
}

describe('CL-06, the dormant Commerce Clause', () => {
  const patterns = factPatternsOf(dormantCommerceClause)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(20)
    for (const pattern of patterns) {
      const yes = pattern.reasons[0]?.startsWith('yes-')
      expect([pattern.facts, yes]).toEqual([pattern.facts, valid(pattern.facts as TradeFacts)])
    }
  })

  it('reaches every level from 2 to 8, as a ranked family has to', () => {
    const levels = new Set(
      patterns.map((pattern) => dormantCommerceClause.difficulty(pattern.facts as TradeFacts)),
    )
    expect([2, 3, 4, 5, 6, 7, 8].filter((level) => !levels.has(level))).toEqual([])
  })

  const governing = (law: Law, congress: TradeFacts['congress'] = 'silent') =>
    dormantCommerceClause.decide({ law, congress }).reasons[0]

  it.each([
    ['Philadelphia: shielding local business', 'shield', 'no-shield'],
    ['Dean Milk: other means', 'pest, other means', 'no-means'],
    ['Maine v. Taylor: no other means', 'pest, no other means', 'yes-danger'],
    ['Hughes: keeping goods at home', 'export', 'no-shield'],
    ['Fort Gratiot: a county', 'county', 'no-county'],
    ['Clover Leaf: an even rule', 'label', 'yes-balance'],
    ['Kassel: burden without benefit', 'useless', 'no-burden'],
    ['Exxon: felt by outsiders alone', 'shops', 'yes-balance'],
    ['Pork Producers: effects elsewhere', 'methods', 'yes-balance'],
    ['Reeves: the state as seller', 'seller', 'yes-dealer'],
    ['Wunnicke: terms for what follows', 'packing', 'no-dealer'],
    ['United Haulers: a public plant', 'public plant', 'yes-public'],
    ['Carbone: a private plant', 'private plant', 'no-shield'],
    ['West Lynn: tax and payment', 'rebate', 'no-shield'],
    ['Wayfair: no physical presence', 'remote seller', 'yes-tax'],
    ['Complete Auto: nexus', 'no tie', 'no-tie'],
    ['Complete Auto: apportionment', 'all income', 'no-share'],
  ] as const)('%s', (_name, law, reason) => {
    expect(governing(law)).toBe(reason)
  })

  it('yields to the consent of Congress', () => {
    expect(governing('shield', 'consents')).toBe('yes-congress')
  })
})
