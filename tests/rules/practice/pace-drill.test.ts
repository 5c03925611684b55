import { describe, expect, test } from 'vitest'
import { EXTRA_TIMES } from '#rules/extra-time.ts'
import { drillLimit, drillResult } from '#rules/practice/pace-drill.ts'

describe('a pace drill', () => {
  test('gives each question the exam’s 108 seconds, and longer with extra time', () => {
    expect(EXTRA_TIMES.map((percent) => drillLimit(percent))).toEqual([108_000, 135_000, 162_000, 216_000])
  })

  test('counts an answer of just its time as in time, and tells the mean', () => {
    expect(drillResult([60_000, 108_000, 108_001, 90_000], 108_000)).toEqual({ inTime: 3, meanMs: 91_500.25 })
  })

  test('says nothing of no answers', () => {
    expect(drillResult([], 108_000)).toBeNull()
  })
})
