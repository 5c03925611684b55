import type { DailyCase } from '#protocol/http/daily.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import { DAILY_LIMIT_MS, dailyIsOver, NO_CHOICE, SEALED_VALID_MS } from '#rules/daily/casefile.ts'
import { utcDate } from '#rules/days.ts'
import type { StudyEngine } from '../engine.ts'
import { type Refusal, refuse } from '../http/refusal.ts'
import { DAILY_REFUSALS } from './casefile.ts'
import { dailyRecording, type GivenDaily } from './recording.ts'
import { caseTold } from './told.ts'

const ELSEWHERE = refuse(
  'already_answered',
  'This case was answered already, on another device. One answer a day counts.',
)

/**
 * What an answer given offline counts as: never points; XP and a day of the streak when it was given on its case's day and
 * is known within 48 hours. `now` in ms, by the clock of whoever grades it.
 */
export function sealedAnswer(
  event: DailyAnswerEvent,
  date: string,
  now: number,
): GivenDaily & { startedAt: number } {
  // A clock ahead of ours cannot have answered later than now, nor have begun after it answered.
  const answeredAt = Math.min(Date.parse(event.answeredAt), now)
  const startedAt = Math.min(Date.parse(event.startedAt), answeredAt)
  const late = event.place === NO_CHOICE || dailyIsOver(startedAt, answeredAt)
  return {
    place: late ? NO_CHOICE : event.place,
    at: late ? startedAt + DAILY_LIMIT_MS : answeredAt,
    startedAt,
    attemptId: event.id,
    sealed: true,
    expired: utcDate(startedAt) !== date || now - answeredAt > SEALED_VALID_MS,
  }
}

/** Grades an answer given offline, in a transaction of its own. Sent again, it answers the same. */
export async function gradeSealed(
  { store, now }: Pick<StudyEngine, 'store' | 'now'>,
  userId: string,
  event: DailyAnswerEvent,
): Promise<DailyCase | Refusal> {
  const known = await store.dailyShown(userId, event.showingId)
  if (!known) return DAILY_REFUSALS.unknown
  const at = now()
  const { showing, item } = known.shown
  const { date } = known.attempt
  const given = sealedAnswer(event, date, at)
  await store.holdDaily(date, showing, item, given.startedAt)
  const result = await store.recordDaily(userId, event.showingId, (before) => dailyRecording(before, given))
  if (result.kind === 'unknown') return DAILY_REFUSALS.unknown
  // The same answer that had reached the cloud after all, its reply lost, is no other answer.
  const same = result.daily.attempt.choice === (showing.order[given.place] ?? NO_CHOICE)
  return result.attemptId === event.id || same ? caseTold(result.daily, at) : ELSEWHERE
}
