import { expect, test } from 'vitest'
import { EXTRA_TIMES, extraTimeIn, withExtraTime } from '#rules/extra-time.ts'

test.each([
  [100, 60_000],
  [125, 75_000],
  [150, 90_000],
  [200, 120_000],
] as const)('%i %% of a minute is %i ms', (percent, ms) => {
  expect(withExtraTime(60_000, percent)).toBe(ms)
})

test('what is stored is read as a percentage there is, and anything else as the usual time', () => {
  for (const percent of EXTRA_TIMES) {
    expect(extraTimeIn(percent)).toBe(percent)
    expect(extraTimeIn(String(percent))).toBe(percent)
  }
  for (const other of [0, 99, 1000, null, undefined, '', 'twice']) expect(extraTimeIn(other)).toBe(100)
})
