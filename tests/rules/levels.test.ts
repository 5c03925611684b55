import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyXp, levelFloor, levelOf, TITLES, titleOf, xpToLeave } from '#rules/levels.ts'

describe('levels (design section 4, XP)', () => {
  // round(100 · n^1.35), worked out by hand.
  test.each([
    [1, 100],
    [2, 255],
    [3, 441],
    [4, 650],
    [5, 878],
    [10, 2239],
    [22, 6490],
    [50, 19_661],
    [100, 50_119],
  ])('leaving level %i takes %i XP', (level, xp) => {
    expect(xpToLeave(level)).toBe(xp)
  })

  test('the floor of a level is what leaving all before it took', () => {
    expect([1, 2, 3, 4, 5].map(levelFloor)).toEqual([0, 100, 355, 796, 1446])
  })

  test.each([
    [0, 1, 0],
    [99, 1, 99],
    [100, 2, 0],
    [354, 2, 254],
    [355, 3, 0],
    [800, 4, 4],
  ])('%i XP is level %i with %i XP in it', (totalXp, level, xp) => {
    expect(levelOf(totalXp)).toEqual({ level, xp })
  })

  test('level and XP in it are the total again, for every total', () => {
    fc.assert(
      fc.property(fc.nat(3_000_000), (totalXp) => {
        const { level, xp } = levelOf(totalXp)
        expect(levelFloor(level) + xp).toBe(totalXp)
        expect(xp).toBeLessThan(xpToLeave(level))
      }),
    )
  })
})

/** Design section 4, XP: titles by level. */
const TITLE_TABLE = [
  [1, 'Novice Scribe'],
  [5, 'Law Clerk'],
  [10, 'Paralegal'],
  [15, 'Associate'],
  [22, 'Counselor'],
  [30, 'Advocate'],
  [40, 'Barrister'],
  [55, 'Magistrate'],
  [75, 'Justice'],
  [100, 'Chief Justice'],
] as const

describe('titles (design section 4, XP)', () => {
  test.each(TITLE_TABLE)('level %i is %s', (level, title) => {
    expect(titleOf(level)).toBe(title)
    if (level > 1) expect(titleOf(level - 1)).not.toBe(title)
  })

  test('there are ten titles, and the last is kept', () => {
    expect(TITLES).toHaveLength(TITLE_TABLE.length)
    expect(titleOf(250)).toBe('Chief Justice')
  })
})

describe('a change of XP', () => {
  test('gains add', () => {
    expect(applyXp(90, 1, 12)).toBe(102)
  })

  test('a loss never falls below the floor of the level reached', () => {
    expect(applyXp(105, 2, -15)).toBe(100)
    expect(applyXp(120, 2, -15)).toBe(105)
    expect(applyXp(5, 1, -15)).toBe(0)
  })

  test('holds for every series of gains and losses: the level never falls', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -200, max: 400 }), { maxLength: 60 }), (changes) => {
        let totalXp = 0
        let level = 1
        for (const change of changes) {
          totalXp = applyXp(totalXp, level, change)
          const now = levelOf(totalXp).level
          expect(now).toBeGreaterThanOrEqual(level)
          expect(totalXp).toBeGreaterThanOrEqual(levelFloor(now))
          level = now
        }
      }),
    )
  })
})
