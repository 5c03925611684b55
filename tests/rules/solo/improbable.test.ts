import { describe, expect, it } from 'vitest'
import { HELD_AT, heldFor, type NewAnswer, suspicionAfter, UNSUSPECTED } from '#rules/solo/improbable.ts'

const sumsAfter = (count: number, answer: NewAnswer) =>
  Array.from({ length: count }).reduce<typeof UNSUSPECTED>(
    (sums) => suspicionAfter(sums, answer),
    UNSUSPECTED,
  )

const QUICK_RIGHT: NewAnswer = { isCorrect: true, seconds: 2, level: 3 }
const HARD_RIGHT: NewAnswer = { isCorrect: true, seconds: 30, level: 6 }

describe('right answers faster than a question can be read', () => {
  it('hold a player at the 25th in a row', () => {
    expect(heldFor(sumsAfter(24, QUICK_RIGHT))).toBeNull()
    expect(heldFor(sumsAfter(25, QUICK_RIGHT))).toBe('pace')
  })

  it('are outweighed by one quick wrong answer in ten', () => {
    let sums = UNSUSPECTED
    for (let i = 0; i < 1_000; i += 1) sums = suspicionAfter(sums, { ...QUICK_RIGHT, isCorrect: i % 6 !== 5 })
    expect(heldFor(sums)).toBeNull()
  })

  it('are none in an exam block, whose haste tells nothing', () => {
    const some = sumsAfter(10, QUICK_RIGHT)
    expect(suspicionAfter(some, { isCorrect: true, seconds: null, level: 3 })).toEqual(some)
    expect(suspicionAfter(some, { isCorrect: true, seconds: null, level: 6 }).accuracy).toBeGreaterThan(0)
  })

  it('end at five seconds', () => {
    expect(suspicionAfter(UNSUSPECTED, { ...QUICK_RIGHT, seconds: 5 }).pace).toBe(0)
    expect(suspicionAfter(UNSUSPECTED, { ...QUICK_RIGHT, seconds: 4.99 }).pace).toBeGreaterThan(0)
    const some = sumsAfter(10, QUICK_RIGHT)
    expect(suspicionAfter(some, { ...QUICK_RIGHT, seconds: 20 }).pace).toBeCloseTo(some.pace - 0.3)
  })
})

describe('hard questions answered right without end', () => {
  it('hold a player at the 178th in a row, however long each took', () => {
    expect(heldFor(sumsAfter(177, HARD_RIGHT))).toBeNull()
    expect(heldFor(sumsAfter(178, HARD_RIGHT))).toBe('accuracy')
  })

  it('begin at level 6', () => {
    expect(sumsAfter(1_000, { ...HARD_RIGHT, level: 5 })).toEqual(UNSUSPECTED)
  })

  it('are outweighed by one wrong in 30', () => {
    let sums = UNSUSPECTED
    for (let i = 1; i <= 3_000; i += 1)
      sums = suspicionAfter(sums, { ...HARD_RIGHT, isCorrect: i % 30 !== 0 })
    expect(sums.accuracy).toBeLessThan(HELD_AT)
  })
})

it('a wrong answer takes off what it tells against a script', () => {
  const sums = suspicionAfter({ pace: 10, accuracy: 10 }, { isCorrect: false, seconds: 2, level: 9 })
  expect(sums.pace).toBeCloseTo(10 + Math.log(0.03 / 0.4))
  expect(sums.accuracy).toBeCloseTo(10 + Math.log(0.005 / 0.07))
})

it.each([
  ['pace', { pace: HELD_AT, accuracy: 0 }],
  ['accuracy', { pace: 0, accuracy: HELD_AT }],
  [null, { pace: HELD_AT - 0.001, accuracy: HELD_AT - 0.001 }],
])('a sum that reaches the bound holds: %s', (reason, sums) => {
  expect(heldFor(sums)).toBe(reason)
})

it('an honest history buys nothing: the sums never fall below 0', () => {
  expect(sumsAfter(500, { isCorrect: false, seconds: 2, level: 9 })).toEqual(UNSUSPECTED)
})
