import { randomUUID } from 'node:crypto'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { DAILY_POINTS, NO_CHOICE } from '#rules/daily/casefile.ts'
import { withDay } from '#rules/daily/fold.ts'
import { isNewcomer } from '#rules/daily/newcomer.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import type { BeforeDaily, DailyRecording } from './store.ts'

/** An answer to a case as it will count. */
export interface GivenDaily {
  /** -1 for none in time */
  shownIndex: number
  /** when it was given, ms */
  at: number
  /** the event's own id, where it was made elsewhere */
  attemptId?: string
  /** answered offline: earns no points */
  sealed?: boolean
  /** answered offline, on another day or known too late: neither pays nor keeps the streak */
  expired?: boolean
  /** answered offline, known only after the key was published: pays what a wrong answer pays */
  published?: boolean
}

/** Grades and folds one case's answer; pure but for the attempt's id. */
export function dailyRecording(before: BeforeDaily, given: GivenDaily): DailyRecording {
  const { shown, standing, attempt, answeredDays, joinedAt, keyWasNearby } = before
  const { showing, item } = shown
  const { shownIndex, at, sealed = false, expired = false, published = false } = given
  const { date } = attempt
  const choice = showing.order[shownIndex] ?? NO_CHOICE
  const isCorrect = choice === item.correctIndex
  const timedOut = choice === NO_CHOICE
  const timeSpent = Math.max(0, at - (attempt.startedAt ?? at))
  const { progress } = standing
  const isLate = progress.lastDailyDate !== null && progress.lastDailyDate > date
  const day = { at, dailyDate: date, ...(isLate ? { dailyDays: answeredDays } : {}) }
  const { subject, subtopic, area, path, difficulty } = item
  const { after, effect } = foldAttempt(standing, {
    ...{ subject, subtopic, area, path, difficulty, timedOut, timeSpent },
    correct: isCorrect,
    hintUsed: showing.hintUsed,
    daily: true,
    ...day,
    ...(expired ? { dailyExpired: true } : {}),
    ...(published ? { dailyPublished: true } : {}),
  })
  const streak = withDay(progress, day)
  const isNew = isNewcomer({ joinedAt, answered: progress.totalQuestionsAnswered }, at)
  const isOwnWork = !sealed && !expired && !isNew && !keyWasNearby
  const points = isCorrect && isOwnWork ? DAILY_POINTS : 0
  return {
    run: null,
    standing: after,
    daily: {
      answeredAt: at,
      choice,
      isCorrect,
      xpAwarded: effect.xpGained,
      points,
      masteryDelta: effect.masteryDelta,
      streakBefore: streak.before,
      streakAfter: timedOut || expired ? streak.before : streak.after,
      expired,
      published,
    },
    attempt: {
      ...{ subject, subtopic, area, difficulty, timeSpent, at, isCorrect, ...effect },
      id: given.attemptId ?? uuidv7(at, randomUUID),
      userId: showing.userId,
      showingId: showing.id,
      questionId: item.id,
      runId: null,
      context: 'daily',
      itemIndex: choice,
      hintUsed: showing.hintUsed,
      pointsEarned: points,
      confidence: null,
    },
  }
}
