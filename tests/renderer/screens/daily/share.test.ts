import { expect, test } from 'vitest'
import type { DailyAttempt, DailyCase } from '#protocol/http/daily.ts'
import { shareText } from '../../../../renderer/screens/daily/share.ts'

const attempt: DailyAttempt = {
  choiceIndex: 2,
  isCorrect: true,
  xpAwarded: 150,
  points: 100,
  masteryDelta: 2.2,
  streakBefore: 6,
  streakAfter: 7,
}
const daily: DailyCase = {
  dateUtc: '2026-11-20',
  question: {
    id: '0190c0de-0000-4000-8000-000000000001',
    subject: 'Evidence',
    topic: 'Hearsay',
    difficulty: 8,
    stem: 'A witness says so. Is it admissible?',
    choices: ['Yes, because', 'No, because', 'Yes, if', 'No, unless'],
    correctIndex: 2,
  },
  hasAttempted: true,
  attempt,
  remainingMs: 0,
  limitMs: 90_000,
  isClosed: false,
  timeToReset: 3_600,
}

test.each([
  ['right', attempt, '✅ Correct · 7 days in a row'],
  ['wrong', { ...attempt, isCorrect: false, streakAfter: 1 }, '❌ Incorrect · 1 day in a row'],
  ['none in time', { ...attempt, choiceIndex: -1, isCorrect: false, streakAfter: 0 }, '⌛ Time ran out'],
  [
    'none in time, after six days',
    { ...attempt, choiceIndex: -1, isCorrect: false, streakAfter: 6 },
    '⌛ Time ran out',
  ],
  ['sealed', { ...attempt, isCorrect: null }, '✉️ Answer saved · 7 days in a row'],
])('what is shared of a case answered %s', (_how, given, line) => {
  const text = shareText({ ...daily, attempt: given }, 'https://bar.example/daily')
  expect(text).toBe(`Bar Duel · Daily Casefile, Nov 20, 2026\n${line}\nhttps://bar.example/daily`)
})

test('tells nothing of the case: no subject, no choice, no word of it; and on the desktop no address', () => {
  const text = shareText(daily, null)
  for (const spoiler of ['Evidence', 'Hearsay', 'witness', 'Yes', 'No,', 'C.', 'http'])
    expect(text).not.toContain(spoiler)
})
