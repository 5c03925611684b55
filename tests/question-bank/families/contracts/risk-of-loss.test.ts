import { describe, expect, it } from 'vitest'
import type { RiskFacts } from '../../../../question-bank/families/contracts/risk-of-loss/facts.ts'
import { riskOfLoss } from '../../../../question-bank/families/contracts/risk-of-loss/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The law of risk a second time, by exclusion: agreement first, then breach on either side, then the moment of passing. */
function buyerBears({ delivery, twist }: RiskFacts): boolean {
  const is = (...twists: RiskFacts['twist'][]) => twists.includes(twist)
  if (is('agreed-buyer', 'agreed-seller')) return is('agreed-buyer')
  if (is('faulty')) return false
  const byBuyersBreach = is('repudiated', 'late', 'insured', 'stale')
  const isUninsured = !is('insured')
  const isPrompt = !is('stale')
  if (byBuyersBreach) return isUninsured && isPrompt
  const hasControl = is('acknowledged', 'document')
  const isReceived = is('accepted')
  const isTendered = is('tendered', 'cured', 'private', 'merchant')
  const isWithCarrier = is('shipment', 'presumed', 'transit')
  const passes = {
    carrier: isReceived || isTendered || (isWithCarrier && !is('transit')),
    pickup: isTendered && !is('merchant'),
    bailee: hasControl,
  }
  return passes[delivery]
}

describe('Risk of loss', () => {
  const patterns = factPatternsOf(riskOfLoss)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(20)
    for (const pattern of patterns) {
      const bears = pattern.reasons[0]?.startsWith('yes-')
      const facts = pattern.facts as RiskFacts
      expect([facts, bears]).toEqual([facts, buyerBears(facts)])
    }
  })

  it.each([
    ['a shipment contract passes it to the carrier', 'carrier', 'shipment', 'yes-shipment'],
    ['and is presumed', 'carrier', 'presumed', 'yes-shipment'],
    ["but not on the seller's own truck", 'carrier', 'not-shipped', 'no-carrier'],
    ['a destination contract passes it on tender there', 'carrier', 'tendered', 'yes-tender'],
    ['the wrong goods keep it with the seller', 'carrier', 'faulty', 'no-nonconforming'],
    ['until cure', 'carrier', 'cured', 'yes-tender'],
    ['or acceptance', 'carrier', 'accepted', 'yes-accepted'],
    ['a merchant keeps it until receipt', 'pickup', 'merchant', 'no-receipt'],
    ['others until tender', 'pickup', 'private', 'yes-tender'],
    ['a breach passes what is not insured', 'pickup', 'repudiated', 'yes-breach'],
    ['and no more', 'pickup', 'insured', 'no-insurance'],
    ['and not for long', 'pickup', 'stale', 'no-time'],
    ['a bailee must answer to the buyer', 'bailee', 'unacknowledged', 'no-bailee'],
    ['or the buyer have the document', 'bailee', 'document', 'yes-bailee'],
  ] as const)('%s', (_name, delivery, twist, reason) => {
    expect(riskOfLoss.decide({ delivery, twist }).reasons[0]).toBe(reason)
  })
})
