import { expect, test } from 'vitest'
import { rulingWords, spokenRuling } from '../../../renderer/components/ruling-words.ts'

test('a ruling names the letter of the answer after a miss alone', () => {
  const [right, miss] = [true, false].map((isCorrect) => ({ isCorrect, correctAnswer: 2 }))
  if (!right || !miss) throw new Error('there are two')
  expect([rulingWords(right), rulingWords(right, 'Correct')]).toEqual(['The court rules for you', 'Correct'])
  expect(rulingWords(miss, 'Correct')).toBe('Not quite. The answer is C.')
  expect([spokenRuling(right), spokenRuling(miss)]).toEqual(['Correct.', 'Incorrect. The answer is C.'])
})
