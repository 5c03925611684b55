import { describe, expect, it } from 'vitest'
import { SUBJECTS } from '#rules/subjects.ts'
import { placeOf } from '../../question-bank/build/library.ts'
import { reservedOf } from '../../question-bank/build/reserve.ts'
import { makeVariant } from '../../question-bank/families/engine/variant.ts'
import { FAMILIES } from '../../question-bank/families/registry.ts'
import { BANK_FOLDER, loadBank } from '../../question-bank/load/bank.ts'
import type { Item } from '../../question-bank/load/item.ts'
import { id, SOUND } from './sound-item.ts'

/** So many questions of one area, from a number on. */
const ofArea = (area: string, from: number, count: number, parts: Partial<Item> = {}): Item[] =>
  Array.from({ length: count }, (_, i) => ({ ...SOUND, pool: 'practice', area, id: id(from + i), ...parts }))

const idsOf = (items: readonly Item[]) => items.map((item) => item.id)

describe('the questions kept for exam blocks', () => {
  // A family's areas are known by a few of its variants.
  const variants = FAMILIES.flatMap((family) =>
    [0, 1, 2, 3, 4, 5].map((number) => makeVariant(family, number)),
  )
  const items = [...loadBank(BANK_FOLDER).items, ...variants]
  const reserved = reservedOf(items)

  it('are a fifth of each subject’s practice questions written by hand, and enough for two blocks of 33', () => {
    for (const subject of SUBJECTS) {
      const stock = items.filter(
        (item) => item.subject === subject && item.pool === 'practice' && item.family === null,
      )
      const kept = stock.filter((item) => reserved.has(item.id))
      expect(kept).toHaveLength(Math.round(stock.length / 5))
      expect(kept.length).toBeGreaterThanOrEqual(9)
    }
  })

  it('leave each rule of the bank that has a practice question another one', () => {
    const practice = items.filter(({ pool }) => pool === 'practice')
    const left = practice.filter((item) => !reserved.has(item.id))
    expect(new Set(left.map(placeOf))).toEqual(new Set(practice.map(placeOf)))
  })

  it('are never of the ranked or the daily pool, and never a variant', () => {
    const others = [
      ...ofArea('One', 1, 20, { pool: 'ranked' }),
      ...ofArea('One', 21, 20, { pool: 'daily' }),
      ...ofArea('One', 41, 20, { family: 'x-01', path: 'a path' }),
    ]
    expect(reservedOf(others)).toEqual(new Set())
    const byHand = ofArea('One', 61, 20)
    const kept = reservedOf([...others, ...byHand])
    expect(kept.size).toBe(4)
    expect(idsOf(byHand)).toEqual(expect.arrayContaining([...kept]))
  })

  it('are the same in whatever order the items were read', () => {
    expect(reservedOf([...items].reverse())).toEqual(reserved)
  })

  it('take the only question of a rule last', () => {
    const alone = Array.from({ length: 12 }, (_, i) => ofArea(`Alone ${i}`, 1 + i, 1)).flat()
    const beside = ofArea('Beside a variant', 20, 1)
    const variant = ofArea('Beside a variant', 30, 1, { family: 'x-01', path: 'a path' })
    const pair = ofArea('Pair', 40, 2)
    const kept = reservedOf([...alone, ...beside, ...variant, ...pair])
    expect(kept.size).toBe(3)
    expect(kept.has(beside[0]?.id ?? '')).toBe(true)
    expect(idsOf(pair).filter((one) => kept.has(one))).toHaveLength(1)
    expect(idsOf(alone).filter((one) => kept.has(one))).toHaveLength(1)
  })
})
