import { type Reader, sql } from '#database/sql.ts'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { withExtraTime } from '#rules/extra-time.ts'
import type { DailyStore } from '../daily/store.ts'
import { extraTimeOf, joinedAt } from './account.ts'
import { answeredDays, dailiesWhere, dailyProgress, dailyTally, insertDaily, startDaily } from './dailies.ts'
import type { StudyDatabase } from './database.ts'
import { keyWasNearby } from './key-nearby.ts'
import { recordAnswer } from './recording.ts'
import { insertShowing } from './showings.ts'

const ofDate = async (db: Reader, userId: string, date: string) =>
  (await dailiesWhere(db, userId, sql`d.date_utc = ${date}`))[0] ?? null

const byShowing = async (db: Reader, userId: string, showingId: string) =>
  (await dailiesWhere(db, userId, sql`d.showing_id = ${showingId}`))[0] ?? null

/** The daily's part of the study store, in the SQL that SQLite and PostgreSQL share. */
export function dailyStore(db: StudyDatabase): DailyStore {
  return {
    dailyOf: (userId, date) => ofDate(db, userId, date),
    dailyShown: (userId, showingId) => byShowing(db, userId, showingId),
    runningDailies: (userId) =>
      dailiesWhere(db, userId, sql`d.started_at is not null and d.answered_at is null order by d.date_utc`),
    dailyProgress: (userId) => dailyProgress(db, userId),
    dailyTally: (date) => dailyTally(db, date),

    assignDaily: (date, showing, item, startAt) =>
      db.transaction(showing.userId, async (tx) => {
        const held = await ofDate(tx, showing.userId, date)
        const id = held?.shown.showing.id ?? showing.id
        const starts = startAt !== null && (held?.attempt.startedAt ?? null) === null
        if (held && !starts) return held
        const attempt = held?.attempt ?? newAttempt(date, showing.userId, id)
        const limitMs = starts
          ? withExtraTime(DAILY_LIMIT_MS, await extraTimeOf(tx, showing.userId))
          : attempt.limitMs
        await tx.write([
          ...(held ? [] : [...insertShowing({ showing, item }), insertDaily(date, showing)]),
          ...(starts ? startDaily(id, startAt, limitMs) : []),
        ])
        const startedAt = starts ? startAt : (held?.attempt.startedAt ?? null)
        const shownAt = starts ? startAt : showing.shownAt
        const shown = held?.shown ?? { showing, item }
        return {
          attempt: { ...attempt, startedAt, limitMs },
          shown: { ...shown, showing: { ...shown.showing, shownAt } },
        }
      }),

    recordDaily: (userId, showingId, decide) =>
      db.transaction(userId, async (tx) => {
        const held = await byShowing(tx, userId, showingId)
        if (!held) return { kind: 'unknown' as const }
        const { attempt } = held
        const days = await answeredDays(tx, userId)
        const joined = await joinedAt(tx, userId)
        const { date, startedAt } = attempt
        const nearby = startedAt !== null && (await keyWasNearby(tx, { userId, date, startedAt }))
        const result = await recordAnswer(tx, { ...db, watch: null }, userId, showingId, (before) =>
          decide({ ...before, attempt, answeredDays: days, joinedAt: joined, keyWasNearby: nearby }),
        )
        if (result.kind === 'unknown' || result.kind === 'full') return { kind: 'unknown' as const }
        if (result.kind === 'answered')
          return { kind: result.kind, daily: held, attemptId: result.attempt.id }
        const { daily, attempt: event } = result.recording
        const recorded = { attempt: { ...attempt, ...daily }, shown: result.shown }
        return { kind: result.kind, daily: recorded, attemptId: event.id }
      }),
  }
}

const newAttempt = (date: string, userId: string, showingId: string) => ({
  userId,
  date,
  showingId,
  startedAt: null,
  limitMs: DAILY_LIMIT_MS,
  answeredAt: null,
  choice: null,
  isCorrect: null,
  xpAwarded: 0,
  points: 0,
  masteryDelta: 0,
  streakBefore: 0,
  streakAfter: 0,
  expired: null,
  published: null,
})
