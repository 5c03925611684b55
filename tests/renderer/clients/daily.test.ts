import { expect, test } from 'vitest'
import type { DailyCase } from '#protocol/http/daily.ts'
import { refetchAfter } from '../../../renderer/clients/daily.ts'

const daily: DailyCase = {
  dateUtc: '2026-11-20',
  question: {
    id: '0190c0de-0000-4000-8000-000000000001',
    subject: 'Evidence',
    topic: 'Hearsay',
    difficulty: 8,
    stem: 'A witness says so. Is it admissible?',
    choices: ['Yes, because', 'No, because', 'Yes, if', 'No, unless'],
  },
  hasAttempted: false,
  attempt: null,
  remainingMs: 90_000,
  limitMs: 90_000,
  isClosed: false,
  timeToReset: 3_600,
}

test('the case is read again every minute, but never into the next day', () => {
  expect(refetchAfter(undefined)).toBe(false)
  expect(refetchAfter(daily)).toBe(60_000)
  expect(refetchAfter({ ...daily, timeToReset: 121 })).toBe(60_000)
  expect(refetchAfter({ ...daily, timeToReset: 120 })).toBe(false)
  expect(refetchAfter({ ...daily, isClosed: true })).toBe(false)
  expect(refetchAfter({ ...daily, question: null })).toBe(false)
})
