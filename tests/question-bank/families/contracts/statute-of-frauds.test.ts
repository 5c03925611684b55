import { describe, expect, it } from 'vitest'
import type { FraudsFacts } from '../../../../question-bank/families/contracts/statute-of-frauds/facts.ts'
import { statuteOfFrauds } from '../../../../question-bank/families/contracts/statute-of-frauds/family.ts'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'

/** What the telling of each fact means to the statute, in days and dollars and terms. */
const LAST_DAY = { within: 730, edge: 423, outside: 1 } as const
const PRICE = { within: 2600, edge: 500, outside: 480 } as const

/** The statute a second time: every rule by itself is a bar or a way round, and the outcome follows from all. */
function enforceable(facts: FraudsFacts): boolean {
  const { category, scope, writing, conduct } = facts
  const goods = category === 'goods'
  const earliestEnd = conduct === 'performed' ? 790 : LAST_DAY[scope]
  const covered =
    category === 'land' ||
    (category === 'year' && earliestEnd > 365) ||
    (category === 'surety' && scope === 'within') ||
    (goods && PRICE[scope] >= 500)

  const signedByDefendant = ['defendant', 'no price', 'no quantity', 'two papers', 'refusal'].includes(
    writing,
  )
  const stated = {
    price: writing !== 'no price',
    quantity: writing !== 'no quantity',
  }
  const contentEnough = goods ? stated.quantity : stated.price && stated.quantity
  const memorandum = signedByDefendant && contentEnough

  const sent = ['confirmed', 'objected', 'objected late', 'consumer'].includes(writing)
  const daysToObject = { objected: 6, 'objected late': 12 }[writing as string] ?? Infinity
  const bothMerchants = writing !== 'consumer'
  const confirmation = goods && sent && bothMerchants && daysToObject > 10

  const partPerformance = category === 'land' && conduct === 'possession'
  const fullPerformance = category === 'year' && conduct === 'performed'
  const goodsExceptions = goods && ['special', 'accepted', 'admitted'].includes(conduct)

  return !covered || memorandum || confirmation || partPerformance || fullPerformance || goodsExceptions
}

describe('Statute of frauds', () => {
  const patterns = factPatternsOf(statuteOfFrauds)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(25)
    for (const pattern of patterns)
      expect([pattern.facts, pattern.reasons[0]?.startsWith('yes-')]).toEqual([
        pattern.facts,
        enforceable(pattern.facts as FraudsFacts),
      ])
  })

  const plain: FraudsFacts = { category: 'goods', scope: 'within', writing: 'plaintiff', conduct: 'none' }
  const governing = (changes: Partial<FraudsFacts>) =>
    statuteOfFrauds.decide({ ...plain, ...changes }).reasons[0]

  it.each([
    ['a note that only the plaintiff signed is of no use', {}, 'no-signer'],
    ['exactly $500 is within the statute', { scope: 'edge' }, 'no-signer'],
    ['a slip without a price will do for goods', { writing: 'no price' }, 'yes-memo'],
    ['a paper without a price will not do for land', { category: 'land', writing: 'no price' }, 'no-terms'],
    ['a slip without a quantity will not do', { writing: 'no quantity' }, 'no-terms'],
    ['a confirmation binds a silent merchant', { writing: 'confirmed' }, 'yes-merchants'],
    ['an objection sent on the sixth day is in time', { writing: 'objected' }, 'no-answer'],
    ['an objection sent on the twelfth day is not', { writing: 'objected late' }, 'yes-merchants'],
    ['payment alone does not take land out', { category: 'land', conduct: 'paid' }, 'no-conduct'],
    ['an unlikely year is a possible year', { category: 'year', scope: 'outside' }, 'yes-possible'],
    ['eleven months that start later are too long', { category: 'year', scope: 'edge' }, 'no-time'],
    ['the main purpose rule', { category: 'surety', scope: 'edge' }, 'yes-interest'],
  ] as const)('%s', (_name, changes, reason) => {
    expect(governing(changes)).toBe(reason)
  })

  it.each([
    ['objected', (day: number) => day <= 8 + 10],
    ['objected late', (day: number) => day > 8 + 10],
  ] as const)('tells in every story when an objection was sent and when it came: %s', (writing, isSo) => {
    for (const story of statuteOfFrauds.stories.filter(({ fixes }) => fixes.category === 'goods')) {
      const stem = statuteOfFrauds.tell({ ...plain, writing }, story)
      expect(stem).toContain(`${story.defendant} received and read it on April 8`)
      const days = /On April (\d+) \S+ mailed \S+ a reply, .* which arrived on April (\d+)\./.exec(stem)
      expect(days?.slice(1).map((day) => isSo(Number(day)))).toEqual([true, true])
    }
  })

  it('joins sentences so that after a semicolon a capital stands for names alone', () => {
    for (const { facts } of patterns)
      for (const story of statuteOfFrauds.stories.filter(({ fixes }) => fixes.category === facts.category)) {
        const stem = statuteOfFrauds.tell(facts as FraudsFacts, story)
        const capitals = [...stem.matchAll(/; (\p{Lu}\p{L}*)/gu)].map(([, word]) => word ?? '')
        const names = [
          story.plaintiff,
          story.defendant,
          story.bargain.category === 'surety' ? story.bargain.debtor : '',
        ]
          .join(' ')
          .split(' ')
        expect([stem, capitals.filter((word) => !names.includes(word))]).toEqual([stem, []])
      }
  })
})
