import { expect, test } from 'vitest'
import { CallError } from '../../../../renderer/clients/http.ts'
import { overtakenBy, overtakenWords } from '../../../../renderer/features/solo/overtaken-words.ts'

const refusal = (code: 'asked_again' | 'not_current' | 'no_open_run' | 'invalid', message: string) =>
  new CallError(409, '', { code, message })

test('an answer that the run went past is an error; one that an exam block asks again is saved', () => {
  const refused = (...said: Parameters<typeof refusal>) => overtakenWords(refusal(...said))
  expect(refused('not_current', 'Gone')).toMatchObject({ title: 'Error', description: 'Gone' })
  expect(refused('asked_again', 'It’s saved.')).toEqual({ title: 'Answer saved', description: 'It’s saved.' })
  expect(refused('invalid', 'Bad')).toBeNull()
  expect(overtakenWords(new Error('down'))).toBeNull()
})

test('a last life whose answer is saved ends the run with one toast', () => {
  const saved = { title: 'Answer saved', description: 'It’s saved.' }
  expect(overtakenBy(refusal('asked_again', 'It’s saved.'), false)).toEqual({ toast: saved, isOver: false })
  expect(overtakenBy(refusal('no_open_run', 'Over'), true)).toEqual({ toast: null, isOver: true })
  expect(overtakenBy(refusal('no_open_run', 'Over'), false)).toMatchObject({
    toast: { description: 'Over' },
    isOver: true,
  })
  expect(overtakenBy(refusal('invalid', 'Bad'), true)).toBeNull()
})
