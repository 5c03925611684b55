import { expect, it } from 'vitest'
import type { PracticeGrade } from '../../../../renderer/features/practice/sitting.ts'
import { soFarWords } from '../../../../renderer/features/practice/so-far-words.ts'

const answered = (...results: boolean[]) =>
  results.map((isCorrect) => ({ grade: { isCorrect } as PracticeGrade }))

it('counts the correct answers of a sitting, and says nothing of none', () => {
  expect(soFarWords(answered())).toBeNull()
  expect(soFarWords(answered(false))).toBe('0 of 1 correct')
  expect(soFarWords(answered(true, false, true))).toBe('2 of 3 correct')
})
