import { describe, expect, it } from 'vitest'
import type { FraudsFacts } from '../../../../question-bank/families/contracts/statute-of-frauds-and-its-exceptions/facts.ts'
import { statuteOfFrauds } from '../../../../question-bank/families/contracts/statute-of-frauds-and-its-exceptions/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** The statute a second time: whether it covers the bargain, and every way of satisfying it by itself. */
function enforceable({ bargain, twist }: FraudsFacts): boolean {
  const is = (...twists: FraudsFacts['twist'][]) => twists.includes(twist)
  const price = is('under') ? 480 : is('five-hundred') ? 500 : is('consumer') ? 750 : 3000
  // Months from the making of the contract to the earliest full performance; March 3 to the end of April is almost 14.
  const earliest = is('no-date') ? 1 : is('later-start') ? 13.9 : 25.9
  const answersToCreditor = bargain === 'surety' && !is('to-debtor')
  const forOwnBusiness = is('main-purpose')
  const covered = {
    land: true,
    year: earliest > 12,
    surety: answersToCreditor && !forOwnBusiness,
    goods: price >= 500,
  }[bargain]

  const signedByCharged = is(
    'land-letter',
    'land-no-price',
    'land-two-papers',
    'refusal',
    'no-price',
    'no-quantity',
  )
  const hasPrice = !is('land-no-price', 'no-price')
  const hasQuantity = !is('no-quantity')
  const memorandum = signedByCharged && (bargain === 'goods' ? hasQuantity : hasPrice)

  const wasSentConfirmation = is('confirmed', 'objected', 'objected-late', 'consumer')
  const daysToObjection = is('objected') ? 14 - 8 : is('objected-late') ? 22 - 8 : Number.POSITIVE_INFINITY
  const confirmation = wasSentConfirmation && !is('consumer') && daysToObjection > 10

  const partPerformance = is('land-possession')
  const fullPerformance = is('performed')
  const admittedInCourt = is('admitted')
  const suedForAccepted = is('accepted')
  const specialBegun = is('special')
  return (
    !covered ||
    memorandum ||
    confirmation ||
    partPerformance ||
    fullPerformance ||
    admittedInCourt ||
    suedForAccepted ||
    specialBegun
  )
}

describe('Statute of frauds and its exceptions', () => {
  const patterns = factPatternsOf(statuteOfFrauds)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns).toHaveLength(28)
    for (const pattern of patterns) {
      const facts = pattern.facts as FraudsFacts
      expect([facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([facts, enforceable(facts)])
    }
  })

  it.each([
    ['a diary signed by the other side is of no use', 'land', 'land-note', 'no-signature'],
    ['a letter without a price will not do for land', 'land', 'land-no-price', 'no-terms'],
    ['an order without one will do for goods', 'goods', 'no-price', 'yes-memo'],
    ['an order without a quantity will not', 'goods', 'no-quantity', 'no-terms'],
    ['exactly $500 is within the statute', 'goods', 'five-hundred', 'no-within'],
    ['a confirmation binds a silent merchant', 'goods', 'confirmed', 'yes-confirm'],
    ['an objection on the sixth day is in time', 'goods', 'objected', 'no-objection'],
    ['an objection on the fourteenth is not', 'goods', 'objected-late', 'yes-confirm'],
    ['payment alone does not take land out', 'land', 'land-paid', 'no-performance'],
    ['nor do eight months of two years', 'year', 'part-performed', 'no-full'],
    ['an unlikely year is a possible year', 'year', 'no-date', 'yes-outside'],
    ['eleven months that start later are too long', 'year', 'later-start', 'no-year'],
    ['the main purpose rule', 'surety', 'main-purpose', 'yes-main'],
    ['an admission out of court', 'goods', 'told', 'no-admission'],
  ] as const)('%s', (_name, bargain, twist, reason) => {
    expect(statuteOfFrauds.decide({ bargain, twist }).reasons[0]).toBe(reason)
  })
})
