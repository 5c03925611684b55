import { expect, test } from 'vitest'
import { CallError } from '../../../../renderer/clients/http.ts'
import { overtakenWords } from '../../../../renderer/features/solo/overtaken-words.ts'

test('an answer that the run went past is an error; one that an exam block asks again is saved', () => {
  const refused = (code: 'asked_again' | 'not_current' | 'invalid', message: string) =>
    overtakenWords(new CallError(409, '', { code, message }))
  expect(refused('not_current', 'Gone')).toMatchObject({ title: 'Error', description: 'Gone' })
  expect(refused('asked_again', 'It’s saved.')).toEqual({ title: 'Answer saved', description: 'It’s saved.' })
  expect(refused('invalid', 'Bad')).toBeNull()
  expect(overtakenWords(new Error('down'))).toBeNull()
})
