import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#rules/days.ts'
import { FIRST, reviewed } from '#rules/memory/fsrs.ts'
import { daysSince, gradeOf, type Memory, type Recalled, remember } from '#rules/memory/memory.ts'
import { anyRecalled, memoryOf, NOON, recalled } from './remembered.ts'

describe('the grade of an answer', () => {
  test('is good for a right one and again for a miss', () => {
    expect(gradeOf(null, recalled())).toBe('good')
    expect(gradeOf(null, recalled({ correct: false }))).toBe('again')
  })

  test('is hard for a right one with the hint, or by a guess', () => {
    expect(gradeOf(null, recalled({ hintUsed: true }))).toBe('hard')
    expect(gradeOf(null, recalled({ confidence: 'guess' }))).toBe('hard')
    for (const confidence of ['leaning', 'sure'] as const)
      expect(gradeOf(null, recalled({ confidence }))).toBe('good')
  })

  test('of a miss is again, however it came about', () => {
    const before = memoryOf({ path: 'tt-0001' })
    expect(gradeOf(before, recalled({ correct: false, hintUsed: true, confidence: 'guess' }))).toBe('again')
  })

  test('is hard on the path of the answer before it, for seven days', () => {
    const before = memoryOf({ path: 'tt-0001', reviewedAt: NOON })
    const again = (days: number, path = 'tt-0001') =>
      gradeOf(before, recalled({ path, at: NOON + days * DAY_MS }))
    expect([again(0), again(1), again(7), again(-7)]).toEqual(['hard', 'hard', 'hard', 'hard'])
    expect([again(7.01), again(1, 'tt-0002')]).toEqual(['good', 'good'])
  })

  test('is none where no option was chosen, and nothing is remembered of it', () => {
    const silence = recalled({ correct: false, timedOut: true })
    expect(gradeOf(null, silence)).toBeNull()
    expect(remember(null, silence)).toBeNull()
    const before = memoryOf()
    expect(remember(before, silence)).toBe(before)
  })
})

test('answers of one sitting are of the same day; after eight hours a day is counted, then whole days', () => {
  const after = (hours: number) => daysSince(NOON, NOON + hours * HOUR_MS)
  expect([0, 7.9, 8, 12, 35, 36.1, 60.1, 240].map(after)).toEqual([0, 0, 1, 1, 1, 2, 3, 10])
  expect(after(-30)).toBe(0)
})

test('the first answer gives the first strength, and each later one that of its days', () => {
  const first = remember(null, recalled({ path: 'a' }))
  expect(first).toEqual({
    ...FIRST.good,
    ...{ reviewedAt: NOON, reps: 1, lapses: 0, path: 'a', correct: true, correctAt: NOON },
  })
  const missed = remember(first, recalled({ path: 'b', correct: false, at: NOON + 3 * DAY_MS }))
  expect(missed).toEqual({
    ...reviewed(FIRST.good, 3, 'again'),
    ...{ reviewedAt: NOON + 3 * DAY_MS, reps: 2, lapses: 1, path: 'b', correct: false, correctAt: NOON },
    other: reviewed(FIRST.good, 3, 'hard'),
  })
})

describe('an answer that arrives late', () => {
  const before = memoryOf({ reviewedAt: NOON, path: 'a', correct: false, correctAt: NOON - 9 * DAY_MS })

  test('counts as of the same day and moves nothing back', () => {
    const late = remember(before, recalled({ path: 'b', at: NOON - 4 * DAY_MS }))
    expect(late).toEqual({
      ...reviewed(before, 0, 'good'),
      ...{ reviewedAt: NOON, path: 'a', correct: false, correctAt: NOON - 4 * DAY_MS },
      ...{ reps: before.reps + 1, lapses: before.lapses },
    })
  })

  test('never moves the review or the last right answer back, whatever comes in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyRecalled, { maxLength: 30 }), (answers) => {
        let memory: Memory | null = null
        let counted: Recalled[] = []
        for (const one of answers) {
          memory = remember(memory, one)
          if (!one.timedOut) counted = [...counted, one]
          if (counted.length === 0) {
            expect(memory).toBeNull()
            continue
          }
          const right = counted.filter(({ correct }) => correct).map(({ at }) => at)
          expect(memory).toMatchObject({
            reviewedAt: Math.max(...counted.map(({ at }) => at)),
            correctAt: right.length > 0 ? Math.max(...right) : null,
            reps: counted.length,
            lapses: counted.length - right.length,
          })
        }
      }),
    )
  })
})

test('a memory is finite and within its bounds after any answers, and the same answers give the same', () => {
  fc.assert(
    fc.property(fc.array(anyRecalled, { maxLength: 40 }), (answers) => {
      const fold = () => answers.reduce<Memory | null>(remember, null)
      const memory = fold()
      expect(fold()).toEqual(memory)
      if (!memory) return
      expect(memory.stability).toBeGreaterThan(0)
      expect(memory.stability).toBeLessThanOrEqual(36_500)
      expect(memory.difficulty).toBeGreaterThanOrEqual(1)
      expect(memory.difficulty).toBeLessThanOrEqual(10)
    }),
  )
})
