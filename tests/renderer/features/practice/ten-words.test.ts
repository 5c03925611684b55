import { expect, it } from 'vitest'
import type { PracticeGrade } from '../../../../renderer/features/practice/sitting.ts'
import { tenWords } from '../../../../renderer/features/practice/ten-words.ts'

const answered = (...results: boolean[]) =>
  results.map((isCorrect) => ({ grade: { isCorrect } as PracticeGrade }))

it('speaks of misses only where there were some, and counts what was answered', () => {
  expect(tenWords(answered(...Array<boolean>(9).fill(true), false)).title).toBe('Ten down')
  expect(tenWords(answered(true, false))).toMatchObject({
    title: 'Two down',
    text: expect.stringContaining('you missed'),
  })
  expect(tenWords(answered(...Array<boolean>(10).fill(true))).title).toBe('Ten for ten')
  expect(tenWords(answered(true, true))).toMatchObject({
    title: 'All correct',
    text: expect.not.stringContaining('missed'),
  })
})
