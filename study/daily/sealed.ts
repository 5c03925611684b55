import { DAILY_LIMIT_MS, dailyIsOver, NO_CHOICE, SEALED_VALID_MS } from '#rules/daily/casefile.ts'
import { utcDate } from '#rules/days.ts'
import type { StudyEngine } from '../engine.ts'
import { refuse } from '../http/refusal.ts'
import { DAILY_REFUSALS } from './casefile.ts'
import { dailyRecording } from './recording.ts'
import { caseTold } from './told.ts'

/** An answer a desktop recorded with no network, as its sync brings it (design section 5). Instants in ms by its clock. */
export interface SealedDaily {
  /** UUIDv7 the desktop made */
  attemptId: string
  /** the cloud's showing the case was kept with */
  showingId: string
  /** place as shown; -1 for none in time */
  choiceIndex: number
  startedAt: number
  answeredAt: number
}

const ELSEWHERE = refuse(
  'already_answered',
  'This case was answered already, on another device. One answer a day counts.',
)

/**
 * Grades an answer given offline. It never earns points; it pays XP and keeps the streak when it was given on its day and
 * is known within 48 hours. Sent again, it answers the same.
 */
export async function gradeSealed(
  { store, now }: Pick<StudyEngine, 'store' | 'now'>,
  userId: string,
  sealed: SealedDaily,
) {
  const known = await store.dailyShown(userId, sealed.showingId)
  if (!known) return DAILY_REFUSALS.unknown
  const at = now()
  const { showing, item } = known.shown
  const { date } = known.attempt
  // A clock ahead of ours cannot have answered later than now, nor have begun after it answered.
  const answeredAt = Math.min(sealed.answeredAt, at)
  const startedAt = Math.min(sealed.startedAt, answeredAt)
  const onItsDay = utcDate(startedAt) === date && answeredAt - startedAt < 2 * DAILY_LIMIT_MS
  const place = dailyIsOver(startedAt, answeredAt) ? NO_CHOICE : sealed.choiceIndex
  await store.holdDaily(date, showing, item, startedAt)
  const result = await store.recordDaily(userId, sealed.showingId, (before) =>
    dailyRecording(before, {
      place,
      at: place === NO_CHOICE ? startedAt + DAILY_LIMIT_MS : answeredAt,
      attemptId: sealed.attemptId,
      sealed: true,
      expired: !onItsDay || at - answeredAt > SEALED_VALID_MS,
    }),
  )
  if (result.kind === 'unknown') return DAILY_REFUSALS.unknown
  // The same answer that had reached the cloud after all, its reply lost, is no other answer.
  const same = result.daily.attempt.choice === (showing.order[place] ?? NO_CHOICE)
  if (result.attemptId !== sealed.attemptId && !same) return ELSEWHERE
  return caseTold(result.daily, at)
}
