import { expect, test } from 'vitest'
import type { Taken } from '#rules/exam/discount.ts'
import { worthWords } from '../../../../renderer/features/exam/worth-words.ts'

test('a report says why its score tells less of exam day, and nothing where it doesn’t', () => {
  const words = (part: Partial<Taken>) =>
    worthWords({
      ...{ length: 33, total: 33, blank: 0, seen: 0, usedMs: 1, limitMs: 100, likeExam: true },
      ...{ range: [0.5, 0.7] as [number, number] },
      ...part,
    })
  const range = 'On questions like these, you’d likely answer 50% to 70% correctly.'
  const less = (reason: string) => `${range} ${reason}, so it says less about exam day.`
  expect(words({})).toBe(range)
  expect(words({ likeExam: false })).toBe(less('You took long breaks'))
  expect(words({ total: 29 })).toBe(less('Some of its questions were lost'))
  expect(words({ seen: 4 })).toBe(less('You’d seen some of the questions before'))
  expect(words({ blank: 4 })).toBe(less('You left many blank with time to spare'))
})
