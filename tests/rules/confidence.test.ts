import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brier, calibration, shareRange, TOLD_FROM } from '#rules/confidence.ts'

test('a word is told from twenty answers on, with the range its share lies in', () => {
  const few = { confidence: 'sure' as const, answered: TOLD_FROM - 1, correct: 4 }
  expect(calibration([few])).toEqual([])
  expect(brier([few])).toBeNull()
  const [sure] = calibration([{ confidence: 'sure', answered: 20, correct: 14 }])
  expect(sure).toMatchObject({ stated: 0.9, share: 0.7 })
  expect(sure?.low).toBeCloseTo(0.481, 3)
  expect(sure?.high).toBeCloseTo(0.855, 3)
})

test('what was stated is measured beside always stating the average', () => {
  const steps = [
    { confidence: 'guess' as const, answered: 10, correct: 3 },
    { confidence: 'sure' as const, answered: 10, correct: 9 },
  ]
  const { stated, average } = brier(steps) ?? expect.fail('twenty answers are enough')
  expect(average).toBeCloseTo(0.24, 10)
  expect(stated).toBeCloseTo((3 * 0.65 ** 2 + 7 * 0.35 ** 2 + 9 * 0.1 ** 2 + 0.9 ** 2) / 20, 10)
})

test('a share lies in its range, which narrows as answers come', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.double({ min: 0, max: 1, noNaN: true }), (of, part) => {
      const hits = Math.round(of * part)
      const { low, high } = shareRange(hits, of)
      expect(low - 1e-12).toBeLessThanOrEqual(hits / of)
      expect(high + 1e-12).toBeGreaterThanOrEqual(hits / of)
      const more = shareRange(hits * 4, of * 4)
      expect(more.high - more.low).toBeLessThan(high - low)
    }),
  ))
