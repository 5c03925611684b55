import { expect, test } from 'vitest'
import { brier, calibration, TOLD_FROM } from '#rules/confidence.ts'

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
