import { analyticsRoutes } from '#protocol/http/analytics.ts'
import { ANSWERED_SUBJECT } from '../bounds.ts'
import { AT, DAY, holds } from '../contract.ts'

const { query, reply } = analyticsRoutes['GET /api/stats/analytics']
const tally = { answered: 12, correct: 8, timed: 10, seconds: 412.5 }

holds(
  'the zone whose hours are asked for',
  query,
  { timeZone: 'America/New_York' },
  {
    mayMiss: ['timeZone'],
    values: [['timeZone', ['UTC', 'x'.repeat(64)], ['x'.repeat(65)]]],
  },
)

holds(
  'when, how fast and how well one answered',
  reply,
  {
    timeZone: 'America/New_York',
    since: AT,
    isComplete: true,
    total: tally,
    period: 'week',
    overTime: [{ ...tally, start: DAY }],
    bySubject: [{ ...tally, subject: 'Torts' }],
    byDifficulty: [{ ...tally, difficulty: 4 }],
    byHour: [0, 5, 7],
    mostActiveHour: 21,
    sessions: { count: 4, averageMs: 900_000.5, longestMs: 1_800_000.5 },
  },
  {
    mayBeNull: ['mostActiveHour'],
    values: [
      ['period', ['day', 'week'], ['', 'month']],
      ['bySubject.0.subject', ...ANSWERED_SUBJECT],
    ],
  },
)
