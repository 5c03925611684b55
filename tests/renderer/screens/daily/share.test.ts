import { expect, test } from 'vitest'
import type { DailyAttempt, DailyCase } from '#protocol/http/daily.ts'
import { dateText, daysText, percentText } from '../../../../renderer/components/day-text.ts'
import { shareText } from '../../../../renderer/screens/daily/share.ts'
import { refetchAfter } from '../../../../renderer/screens/daily/use-daily.ts'

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
  ['right', attempt, '✅ Right · 7 days in a row'],
  ['wrong', { ...attempt, isCorrect: false, streakAfter: 1 }, '❌ Wrong · 1 day in a row'],
  ['none in time', { ...attempt, choiceIndex: -1, isCorrect: false, streakAfter: 0 }, '⌛ Time ran out'],
  ['sealed', { ...attempt, isCorrect: null }, '✉️ Answer sealed · 7 days in a row'],
])('what is shared of a case answered %s', (_how, given, line) => {
  const text = shareText({ ...daily, attempt: given }, 'https://bar.example/daily')
  expect(text).toBe(`Bar Duel · Daily Casefile, 20 November 2026\n${line}\nhttps://bar.example/daily`)
})

test('tells nothing of the case: no subject, no choice, no word of it; and on the desktop no address', () => {
  const text = shareText(daily, null)
  for (const spoiler of ['Evidence', 'Hearsay', 'witness', 'Yes', 'No,', 'C.', 'http'])
    expect(text).not.toContain(spoiler)
})

test('the case is read again every minute, but never into the next day', () => {
  expect(refetchAfter(undefined)).toBe(false)
  expect(refetchAfter(daily)).toBe(60_000)
  expect(refetchAfter({ ...daily, timeToReset: 121 })).toBe(60_000)
  expect(refetchAfter({ ...daily, timeToReset: 120 })).toBe(false)
  expect(refetchAfter({ ...daily, isClosed: true })).toBe(false)
  expect(refetchAfter({ ...daily, question: null })).toBe(false)
})

test('dates, days and shares in words', () => {
  expect(dateText('2028-02-29')).toBe('29 February 2028')
  expect(daysText(1)).toBe('1 day')
  expect(daysText(1_000)).toBe('1,000 days')
  expect([percentText(0), percentText(33.333), percentText(100)]).toEqual(['0%', '33.3%', '100%'])
})
