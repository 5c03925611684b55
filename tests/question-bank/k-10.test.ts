import { describe, expect, it } from 'vitest'
import type { RiskFacts } from '../../question-bank/families/contracts/k-10/facts.ts'
import { riskOfLoss } from '../../question-bank/families/contracts/k-10/family.ts'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'

/** 2-509 and 2-510 without revocation a second time: where the risk would be without a breach, then each paragraph that may move it. */
function buyerBears(facts: RiskFacts): boolean {
  const { delivery, seller, point, goods, breach, cover, term } = facts
  const carried = delivery === 'shipment' || delivery === 'destination'
  const inWarehouse = delivery === 'bailee' || delivery === 'document'
  const accepted = goods === 'taken'

  // 2-509(1)–(3), each paragraph where it applies.
  const passedBy = {
    carrier: carried && point === 'after',
    warehouse: inWarehouse && point === 'after',
    otherwise: !carried && !inWarehouse && seller === 'private' && point === 'after',
  }
  // 2-509(4) goes before them.
  const agreed = { 'risk buyer': true, 'risk seller': false }[term as string]
  // 2-510(1): faulty goods stay with the seller until accepted.
  const held = goods === 'faulty' && !accepted
  let onBuyer = agreed ?? (Object.values(passedBy).includes(true) && !held)

  const uninsured = cover === 'gap'
  // 2-510(3): repudiation or other breach before the risk passed, as far as the seller is not insured, for a time.
  const buyerInBreach = breach === 'repudiates' || breach === 'late' || breach === 'stale'
  const withinReason = breach !== 'stale'
  if (buyerInBreach && !onBuyer && uninsured && withinReason) onBuyer = true
  return onBuyer
}

describe('K-10, risk of loss', () => {
  const patterns = factPatternsOf(riskOfLoss)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(35)
    for (const pattern of patterns)
      expect([pattern.facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([
        pattern.facts,
        buyerBears(pattern.facts as RiskFacts),
      ])
  })

  const plain: RiskFacts = {
    delivery: 'pickup',
    seller: 'merchant',
    point: 'after',
    goods: 'conforming',
    breach: 'none',
    cover: 'not asked',
    term: 'title buyer',
  }
  const governing = (changes: Partial<RiskFacts>) => riskOfLoss.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a merchant keeps the risk until receipt', {}, 'no-handover'],
    ['a private seller until tender', { seller: 'private' }, 'yes-tender'],
    ['shipment term, lost on the train', { delivery: 'shipment', term: 'title seller' }, 'yes-journey'],
    ['destination term, lost on the train', { delivery: 'destination', point: 'before' }, 'no-journey'],
    ['faulty goods under a shipment term', { delivery: 'shipment', goods: 'faulty' }, 'no-fault'],
    ['a private seller who cured', { seller: 'private', goods: 'cured' }, 'yes-tender'],
    ['a warehouse that was told, risk kept', { delivery: 'bailee', term: 'risk seller' }, 'no-agreed'],
    ['uninsured seller, repudiation', { point: 'before', breach: 'repudiates', cover: 'gap' }, 'yes-breach'],
    [
      'insured seller, repudiation',
      { point: 'before', breach: 'repudiates', cover: 'covered' },
      'no-not-moved',
    ],
    ['a warehouse that was never told', { delivery: 'bailee', point: 'before' }, 'no-part'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })
})
