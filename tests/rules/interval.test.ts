import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EIGHTY, NINETY_FIVE, shareRange } from '#rules/interval.ts'

test.each([
  { deviations: EIGHTY, range: [49, 71] },
  { deviations: NINETY_FIVE, range: [44, 75] },
])('20 right of 33 are a share between $range percent, by $deviations standard deviations', (expected) => {
  const { low, high } = shareRange(20, 33, expected.deviations)
  expect([low, high].map((one) => Math.round(one * 100))).toEqual(expected.range)
})

test('of no answers the share may be any, and all right may be all', () => {
  expect(shareRange(0, 0, EIGHTY)).toEqual({ low: 0, high: 1 })
  expect(shareRange(33, 33, EIGHTY).high).toBeCloseTo(1)
})

test.each([EIGHTY, NINETY_FIVE])(
  'a share lies in its range, which narrows as answers come: %d',
  (deviations) =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, part) => {
          const hits = Math.round(of * part)
          const { low, high } = shareRange(hits, of, deviations)
          expect(low - 1e-12).toBeLessThanOrEqual(hits / of)
          expect(high + 1e-12).toBeGreaterThanOrEqual(hits / of)
          const more = shareRange(hits * 4, of * 4, deviations)
          expect(more.high - more.low).toBeLessThan(high - low)
        },
      ),
    ),
)
