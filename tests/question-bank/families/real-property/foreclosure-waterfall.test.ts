import { describe, expect, it } from 'vitest'
import { factPatternsOf } from '../../../../question-bank/families/engine/fact-patterns.ts'
import {
  asked,
  PROCEEDS,
  type Twist,
} from '../../../../question-bank/families/real-property/foreclosure-waterfall/facts.ts'
import { foreclosureWaterfall } from '../../../../question-bank/families/real-property/foreclosure-waterfall/family.ts'

type Lien = readonly [who: 'bank' | 'lender' | 'third', sum: number]
const BANK: Lien = ['bank', 100]
const ADVANCE: Lien = ['bank', 40]
const LENDER: Lien = ['lender', 60]
const THIRD: Lien = ['third', 30]

/** The liens of each twist by rank, the one foreclosed, and whose holder was left out. */
function liens(twist: Twist): readonly Lien[] {
  switch (twist) {
    case 'purchase':
    case 'mechanic':
    case 'subordinated':
      return [BANK, THIRD, LENDER]
    case 'optional':
      return [BANK, LENDER, ADVANCE, THIRD]
    case 'obligatory':
      return [BANK, ADVANCE, LENDER, THIRD]
    case 'owner':
      return [BANK, LENDER]
    default:
      return [BANK, LENDER, THIRD]
  }
}

/** The sum that is asked for, in units, by pouring the price down from the lien foreclosed. */
function answer(twist: Twist): number {
  const isByLender = ['junior-third', 'junior-owner', 'junior-shortfall', 'surviving'].includes(twist)
  const all = liens(twist)
  const from = isByLender ? all.indexOf(LENDER) : 0
  const left = twist.startsWith('omitted') ? [LENDER] : []
  const shares = { bank: 0, lender: 0, third: 0, owner: 0 }
  let rest = PROCEEDS[twist]
  for (const lien of all.slice(from).filter((one) => !left.includes(one))) {
    const paid = Math.min(rest, lien[1])
    shares[lien[0]] += paid
    rest -= paid
  }
  shares.owner = rest
  const kind = asked(twist)
  if (kind === 'debt') return [...all.slice(0, from), ...left].reduce((sum, [, debt]) => sum + debt, 0)
  if (kind === 'deficiency') return isByLender ? 60 - shares.lender : 100 - shares.bank
  return shares[kind]
}

const amount = (text: string | undefined) => Number(/^\$([\d,]+)/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

describe('Foreclosure waterfall', () => {
  const patterns = factPatternsOf(foreclosureWaterfall)

  it('asks for the sum that a second derivation gives, and offers no second way to it', () => {
    expect(patterns).toHaveLength(15)
    for (const story of foreclosureWaterfall.stories)
      for (const { facts, reasons } of patterns) {
        const { twist } = facts as { twist: Twist }
        const right = answer(twist) * story.scale
        const sums = foreclosureWaterfall.reasonIds
          .filter((id) => foreclosureWaterfall.fits(id, { twist }))
          .map((id) => [id, amount(foreclosureWaterfall.reason(id, { twist }, story).texts[0])] as const)
        expect(sums.filter(([, sum]) => sum === right).map(([id]) => id)).toEqual(reasons)
        expect(new Set(sums.map(([, sum]) => sum)).size).toBe(sums.length)
      }
  })
})
