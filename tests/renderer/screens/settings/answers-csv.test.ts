import { expect, test } from 'vitest'
import type { OwnAnswer } from '#protocol/http/account.ts'
import { answersCsv } from '../../../../renderer/screens/settings/answers-csv.ts'

const HEAD =
  '\uFEFF"Time","Mode","Subject","Subtopic","Area","Question","Correct","Hint Used","Seconds","Difficulty","XP","Points"\r\n'

const answer: OwnAnswer = {
  at: '2026-11-24T10:00:00.000Z',
  context: 'solo',
  subject: 'Torts',
  subtopic: 'Negligence',
  area: 'Duty, breach',
  question: 'tt-0001',
  selected: -1,
  correct: false,
  hintUsed: true,
  timeMs: 12_500,
  difficulty: 3,
  xp: -5,
  points: 0,
}

test('answers are a line each under their columns; numbers stay numbers, below zero too', () => {
  expect(answersCsv([answer, { ...answer, correct: true, timeMs: null }])).toBe(
    `${HEAD}"2026-11-24T10:00:00.000Z","solo","Torts","Negligence","Duty, breach","tt-0001","no","yes","12.5","3","-5","0"\r\n` +
      `"2026-11-24T10:00:00.000Z","solo","Torts","Negligence","Duty, breach","tt-0001","yes","yes","","3","-5","0"\r\n`,
  )
})

test('of nobody’s answers the columns alone are left', () => {
  expect(answersCsv([])).toBe(HEAD)
})
