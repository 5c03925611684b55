import { expect, test } from 'vitest'
import type { ExamScore } from '../../../../renderer/clients/exam.ts'
import { goneWords } from '../../../../renderer/features/exam/gone-words.ts'

test('a block gone from under the player’s hands was handed in where it has a report, else discarded', () => {
  const past = [{ id: 'b1' } as ExamScore]
  expect(goneWords('b1', { past })).toEqual({
    title: 'Block handed in',
    description: 'It was handed in from another tab or device.',
    hasReport: true,
  })
  expect(goneWords('b2', { past })).toMatchObject({ title: 'Block discarded', hasReport: false })
})
