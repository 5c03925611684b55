import { describe, expect, it } from 'vitest'
import {
  type DamagesFacts,
  saleOf,
  type Twist,
} from '../../../../question-bank/families/contracts/damages-on-a-sale-of-goods/facts.ts'
import { damagesOnASaleOfGoods } from '../../../../question-bank/families/contracts/damages-on-a-sale-of-goods/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/**
 * The law a second time, from the expectation of each party: what it would have had, less what it has, in units. The contract
 * price is 40. A careless step is replaced by the market, and a careful one counts at its own figures.
 */
const EXPECTED: Readonly<Record<Twist, number>> = {
  // Sellers: the price, less what the goods brought or would have brought, and what the breach made them spend.
  resold: 40 - 32 + 1,
  silent: 40 - 36 + 1,
  venture: 40 - 33 + 1,
  'only-one': 40 - 38 + 1,
  early: 40 - 33,
  place: 40 - 37,
  resalable: 40 - 34 + 2,
  // Two sales at a margin of 9 were to be had, and one was made.
  'lost-volume': 2 * (40 - 31) - (40 - 31),
  // The price would have come in for another 16 of work; the scrap is there instead.
  unfinished: 40 - 16 - 3,
  finished: 40,
  kept: 40,
  // Buyers: goods for 40 were promised; what they cost elsewhere, and what else was paid or saved.
  cover: 47 + 1 - 2 - 40,
  cheap: 43 + 1 - 40,
  'late-cover': 10 + 44 - 40,
  prepaid: 40 + 45 + 1 - 40,
  foreseeable: 45 - 40 + 9,
  unforeseeable: 45 - 40,
  learned: 45 - 40,
  arrival: 46 - 40 + 1,
  avoidable: 44 - 40,
  value: 46 - 31,
  unnotified: 0,
  injury: 40 - 30 + 12,
  // A fifth of the price, or $500 if that is less, stays with the seller.
  deposit: 12,
}

const amount = (text: string | undefined) => Number(/^\$([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

describe('Damages on a sale of goods', () => {
  const patterns = factPatternsOf(damagesOnASaleOfGoods)

  it('asks for the sum that a second derivation gives, and offers no second way to it', () => {
    expect(patterns).toHaveLength(24)
    for (const story of damagesOnASaleOfGoods.stories)
      for (const { facts, reasons } of patterns) {
        const at = facts as DamagesFacts
        const { twist } = at
        const { scale } = saleOf(twist, story)
        const kept = twist === 'deposit' ? Math.min(500, 0.2 * 40 * scale) : 0
        const right = EXPECTED[twist] * scale - kept
        const sums = damagesOnASaleOfGoods.reasonIds
          .filter((id) => damagesOnASaleOfGoods.fits(id, at))
          .flatMap((id) =>
            damagesOnASaleOfGoods.reason(id, at, story).texts.map((text) => [id, amount(text)] as const),
          )
        expect(sums.filter(([, sum]) => sum === right).map(([id]) => id)).toEqual([reasons[0], reasons[0]])
        expect(new Set(sums.map(([, sum]) => sum)).size).toBe(sums.length / 2)
      }
  })

  it.each([
    ['a private resale without notice counts for nothing', 'resold', 'silent', 'market'],
    ['a dealer with stock for all loses a sale', 'resold', 'lost-volume', 'profit'],
    ['a dealer with one item does not', 'resold', 'only-one', 'resale'],
    ["a seller's market is that of tender", 'unsold', 'early', 'market'],
    ["a buyer's is that of discovery", 'missing', 'learned', 'learned'],
    ['or of arrival', 'missing', 'arrival', 'arrival'],
    ['the price is due for what nobody will have', 'special', 'finished', 'price'],
    ['silence about a defect ends every remedy', 'defective', 'unnotified', 'zero'],
    ['injury to property need not be foreseen', 'defective', 'injury', 'consequential'],
    ['a buyer in breach gets back what exceeds $500', 'refused', 'deposit', 'refund'],
  ] as const)('%s', (_name, goods, twist, reason) => {
    expect(damagesOnASaleOfGoods.decide({ goods, twist }).reasons[0]).toBe(reason)
  })
})
