import { expect, it } from 'vitest'
import { handInWords } from '../../../../renderer/features/exam/hand-in-words.ts'

it('says what is blank and flagged, one sentence each, and that it’s final', () => {
  const last = 'You can’t change an answer after this.'
  expect(handInWords({ blank: 0, flagged: 0 })).toBe(last)
  expect(handInWords({ blank: 1, flagged: 1 })).toBe(
    `1 question is blank and counts as incorrect. 1 question is flagged. ${last}`,
  )
  expect(handInWords({ blank: 3, flagged: 5 })).toBe(
    `3 questions are blank and count as incorrect. 5 questions are flagged. ${last}`,
  )
})
