import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../question-bank/families/engine/fact-patterns.ts'
import type { SaleFacts } from '../../question-bank/families/real-property/rp-12/facts.ts'
import { foreclosureWaterfall } from '../../question-bank/families/real-property/rp-12/family.ts'

type Claim = 'mortgage' | 'advance' | 'second' | 'third'

const SUMS: Readonly<Record<Claim, number>> = { mortgage: 100, advance: 40, second: 60, third: 30 }

/** Whether one claim ranks ahead of another: by date, and then by each of the exceptions to it. */
function isAhead(one: Claim, other: Claim, { twist }: SaleFacts): boolean {
  const dates = { mortgage: 2019, second: 2021, advance: 2022, third: 2023 }
  if (twist === 'purchase money') dates.third = 2018
  if (twist === 'mechanic') dates.third = 2020
  const pair = [one, other].sort().join(' ')
  if (twist === 'purchase money' && pair === 'mortgage third') return one === 'mortgage'
  if (twist === 'subordinated' && pair === 'second third') return one === 'third'
  if (twist === 'obligatory' && pair === 'advance second') return one === 'advance'
  return dates[one] < dates[other]
}

/** The waterfall a second time: what each claim gets is the price less every ended claim ahead of it. */
function sumOf(facts: SaleFacts): number {
  const { twist, asked, omitted } = facts
  const advanced = twist === 'optional' || twist === 'obligatory'
  const claims: Claim[] = ['mortgage', 'second', 'third', ...(advanced ? (['advance'] as const) : [])]
  const owner = { bank: ['mortgage', 'advance'], lender: ['second'], third: ['third'] } as const
  const belongs = (claim: Claim, who: keyof typeof owner) => (owner[who] as readonly Claim[]).includes(claim)
  const juniorToMortgage = claims.filter((claim) => claim !== 'mortgage' && claim !== 'advance')
  const first = juniorToMortgage.find((claim) =>
    juniorToMortgage.every((it) => it === claim || isAhead(claim, it, facts)),
  )
  const foreclosed = facts.forecloser === 'bank' ? 'mortgage' : (first ?? 'second')
  const price = {
    bank: { low: 120, middle: 190, high: 250 },
    next: { low: 50, middle: 80, high: 130 },
  }[facts.forecloser][facts.price]

  const ahead = claims.filter((claim) => isAhead(claim, foreclosed, facts))
  const left = (claim: Claim) => omitted !== 'nobody' && belongs(claim, omitted)
  const ended = claims.filter((claim) => !ahead.includes(claim) && !left(claim))
  const share = (claim: Claim) => {
    const before = ended
      .filter((it) => it !== claim && isAhead(it, claim, facts))
      .reduce((sum, it) => sum + SUMS[it], 0)
    return ended.includes(claim) ? Math.max(0, Math.min(SUMS[claim], price - before)) : 0
  }
  const got = (who: keyof typeof owner) =>
    claims.filter((claim) => belongs(claim, who)).reduce((sum, claim) => sum + share(claim), 0)
  const owed = (who: keyof typeof owner) =>
    claims.filter((claim) => belongs(claim, who)).reduce((sum, claim) => sum + SUMS[claim], 0)

  switch (asked) {
    case 'owner':
      return price - claims.reduce((sum, claim) => sum + share(claim), 0)
    case 'surviving':
      return ahead.reduce((sum, claim) => sum + SUMS[claim], 0)
    case 'deficiency': {
      const who = foreclosed === 'mortgage' ? 'bank' : foreclosed === 'second' ? 'lender' : 'third'
      return owed(who) - got(who)
    }
    default:
      return got(asked)
  }
}

describe('RP-12, foreclosure waterfall', () => {
  const patterns = factPatternsOf(foreclosureWaterfall)

  it('agrees in every pattern with a second derivation of the rule', () => {
    expect(patterns.length).toBeGreaterThan(60)
    for (const pattern of patterns)
      expect([pattern.facts, pattern.reasons[0]]).toEqual([
        pattern.facts,
        `sum-${sumOf(pattern.facts as SaleFacts)}`,
      ])
  })

  it('is hard in every pattern', () => {
    for (const pattern of patterns)
      expect(foreclosureWaterfall.difficulty(pattern.facts as SaleFacts)).toBeGreaterThanOrEqual(7)
  })

  const plain: SaleFacts = {
    twist: 'plain',
    forecloser: 'next',
    omitted: 'nobody',
    price: 'low',
    asked: 'deficiency',
  }
  const sum = (changes: Partial<SaleFacts>) => {
    const facts = { ...plain, ...changes }
    expect(foreclosureWaterfall.illegal(facts)).toBeNull()
    return Number(foreclosureWaterfall.decide(facts).reasons[0].replace('sum-', ''))
  }

  it.each([
    ['a second mortgage of 60 that brings 50 leaves 10 to claim', {}, 10],
    [
      'the first mortgage of 100 stays when the second is foreclosed',
      { price: 'middle', asked: 'surviving' },
      100,
    ],
    [
      'an omitted judgment of 30 takes nothing, and the owner has what is left of 130 after 60',
      { price: 'high', omitted: 'third', asked: 'owner' },
      70,
    ],
    [
      'of 120 purchase money takes 100 and the older judgment 20',
      { twist: 'purchase money', forecloser: 'bank', asked: 'third' },
      20,
    ],
    [
      'of 190 the mortgage takes 100, the second 60, and the optional advance 30',
      { twist: 'optional', forecloser: 'bank', price: 'middle', asked: 'bank' },
      130,
    ],
    [
      'of 190 mortgage and obligatory advance take 140, and the second 50',
      { twist: 'obligatory', forecloser: 'bank', price: 'middle', asked: 'lender' },
      50,
    ],
    [
      'a builder who began sooner is paid sooner',
      { twist: 'mechanic', forecloser: 'bank', asked: 'third' },
      20,
    ],
  ] as const)('%s', (_name, changes, expected) => {
    expect(sum(changes)).toBe(expected)
  })
})
