import { describe, expect, it } from 'vitest'
import { impossibleBeside, isAboveRun, type PlayedAnswer, placeOf } from '#rules/solo/possible.ts'

const NOON = Date.UTC(2026, 10, 23, 12)
const MIDNIGHT = Date.UTC(2026, 10, 24)
let asked = 0
const at = (ms: number): PlayedAnswer => ({ questionId: `q${asked++}`, at: ms })
const every = (gap: number, count: number, from = NOON) =>
  Array.from({ length: count }, (_, i) => at(from + i * gap))

describe('ten answers in a row', () => {
  it('take 18 s from the first to the last, at least', () => {
    expect(impossibleBeside(every(2_000, 9), at(NOON + 18_000))).toBeNull()
    expect(impossibleBeside(every(2_000, 9), at(NOON + 17_999))).toBe('too_fast')
  })

  it('may be quick one by one: nine at once are nobody’s business', () => {
    expect(impossibleBeside(every(0, 8), at(NOON))).toBeNull()
    expect(impossibleBeside(every(0, 9), at(NOON))).toBe('too_fast')
  })

  it('are timed whichever of them comes last: the first, one between, or the tenth', () => {
    const ten = every(1_900, 10)
    for (const late of ten)
      expect(
        impossibleBeside(
          ten.filter((one) => one !== late),
          late,
        ),
      ).toBe('too_fast')
  })
})

describe('one question', () => {
  it('is not answered three times within ten minutes, in whichever order they arrive', () => {
    const first = at(NOON)
    const both = [first, { ...first, at: NOON + 1 }]
    for (const ms of [599_999, -599_998, 0])
      expect(impossibleBeside(both, { ...first, at: NOON + ms })).toBe('seen_lately')
    for (const ms of [600_000, -599_999])
      expect(impossibleBeside(both, { ...first, at: NOON + ms })).toBeNull()
    expect(impossibleBeside([first], { ...first, at: NOON + 5 })).toBeNull()
  })

  it('is told from the others', () => {
    expect(impossibleBeside(every(60_000, 5), at(NOON + 1))).toBeNull()
  })
})

describe('a UTC day', () => {
  it('holds 1,500 answers; the next day begins anew', () => {
    const day = every(10_000, 1_499, MIDNIGHT - 86_400_000)
    expect(impossibleBeside(day, at(MIDNIGHT - 1))).toBeNull()
    const full = [...day, at(MIDNIGHT - 1)]
    expect(impossibleBeside(full, at(MIDNIGHT - 30_000))).toBe('too_many_that_day')
    expect(impossibleBeside(full, at(MIDNIGHT))).toBeNull()
  })
})

it('an answer stands before the first that is not earlier', () => {
  const three = every(10, 3)
  expect([NOON - 1, NOON, NOON + 1, NOON + 20, NOON + 21].map((ms) => placeOf(three, ms))).toEqual([
    0, 0, 1, 2, 3,
  ])
  expect(placeOf([], NOON)).toBe(0)
})

describe('a question far above its run', () => {
  const asks = { run: 1, question: 5, answered: 39, easier: 80 }
  it('is drawn only where the nearer ones were used up', () => {
    expect(isAboveRun(asks)).toBe(true)
    expect(isAboveRun({ ...asks, answered: 40 })).toBe(false)
  })

  it('may lie three levels above it', () => {
    expect(isAboveRun({ ...asks, question: 4 })).toBe(false)
    expect(isAboveRun({ ...asks, run: 7, question: 10 })).toBe(false)
    expect(isAboveRun({ ...asks, run: 6, question: 10 })).toBe(true)
  })
})
