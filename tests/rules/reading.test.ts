import { expect, test } from 'vitest'
import { LEAST_MS_TO_ANSWER, restOfReading } from '#rules/reading.ts'

test('a question is answered a second after its showing at the soonest', () => {
  expect(LEAST_MS_TO_ANSWER).toBe(1_000)
})

test.each([
  [0, 1_000],
  [400, 600],
  [999, 1],
  [1_000, 0],
  [90_000, 0],
  [-3_600_000, 1_000],
])('an answer after %i ms waits %i ms more', (elapsedMs, restMs) => {
  expect(restOfReading(elapsedMs, 1_000)).toBe(restMs)
})

test('where machines play nothing waits, not even by a clock that was set back', () => {
  expect(restOfReading(-5_000, 0)).toBe(0)
})
