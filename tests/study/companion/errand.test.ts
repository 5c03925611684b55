import { expect, test } from 'vitest'
import { errandIn } from '#study/companion/beyond.ts'
import { loadAsked } from '../../../question-bank/load/asked.ts'
import { BANK_FOLDER } from '../../../question-bank/load/bank.ts'

test.each([
  'write my property essay for me',
  'can you draft a legal memo on negligence',
  'do my contracts homework',
  'can you do an essay for me',
  'please finish this assignment',
])('%s is an errand', (message) => {
  expect(errandIn(message)).toBe('essay')
})

test.each([
  'how do assignments work',
  'do assignments need consideration',
  'how do you revoke an assignment',
  'how do i approach an essay on negligence',
  'how should i write an essay on hearsay',
])('%s asks to be taught', (message) => {
  expect(errandIn(message)).toBeNull()
})

test('no question of ours is taken for one', () => {
  const { questions } = loadAsked(BANK_FOLDER)
  expect(questions.length).toBeGreaterThan(5_000)
  expect(questions.map(({ question }) => question).filter((question) => errandIn(question))).toEqual([])
})
