import type { DailyAttempt as AttemptReply, DailyCase, DailyQuestion } from '#protocol/http/daily.ts'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { dailyRemaining } from '#rules/daily/clock.ts'
import { milestoneReached } from '#rules/daily/reward.ts'
import { secondsToNextDay, utcDate } from '#rules/days.ts'
import { choicesShown, type Ordered, revealed } from '../questions/shown.ts'
import type { Shown } from '../showing.ts'
import type { DailyAttempt } from './attempt.ts'
import type { DailyShown } from './store.ts'

type Question = Omit<DailyQuestion, 'id'>

/** The case before its answer: no key, no explanation. */
const unanswered = (shown: Ordered): Question => {
  const { subject, subtopic, difficulty, stem } = shown.item
  return { subject, topic: subtopic, difficulty, stem, choices: choicesShown(shown) }
}

/** The case with what may be told once its answer is in, or its day over. */
export function toRevealedQuestion(shown: Ordered): Question {
  const { correctAnswer, explanation, why, authorities } = revealed(shown)
  const told = { correctIndex: correctAnswer, explanationLong: explanation, why, authorities }
  return { ...unanswered(shown), area: shown.item.area, ...told }
}

export const questionOf = (shown: Shown): DailyQuestion => ({
  id: shown.showing.id,
  ...unanswered(shown),
})

/** The answer as its player is told it, the choice by its place as shown. */
function toAttempt(attempt: DailyAttempt, { showing }: Shown): AttemptReply | null {
  const { choice, isCorrect, xpAwarded, points, masteryDelta, streakBefore, streakAfter } = attempt
  if (choice === null) return null
  const streakMilestone = milestoneReached(streakBefore, streakAfter)
  return {
    choiceIndex: showing.order.indexOf(choice),
    isCorrect,
    xpAwarded,
    points,
    masteryDelta,
    streakBefore,
    streakAfter,
    ...(streakMilestone ? { streakMilestone } : {}),
  }
}

/** Milliseconds a case's clock still shows. */
const remainingOf = ({ startedAt, limitMs, answeredAt }: DailyAttempt, now: number): number =>
  answeredAt !== null ? 0 : startedAt === null ? limitMs : dailyRemaining({ startedAt, limitMs }, now)

/** A player's case as the page gets it. */
export function toDailyCase({ attempt, shown }: DailyShown, now: number): DailyCase {
  const hasAttempted = attempt.answeredAt !== null
  return {
    dateUtc: attempt.date,
    question: hasAttempted ? { id: shown.showing.id, ...toRevealedQuestion(shown) } : questionOf(shown),
    hasAttempted,
    attempt: toAttempt(attempt, shown),
    remainingMs: remainingOf(attempt, now),
    limitMs: attempt.limitMs,
    isClosed: attempt.date !== utcDate(now),
    timeToReset: secondsToNextDay(now),
  }
}

/** A day the bank has no case for. */
export const noCase = (now: number): DailyCase => ({
  dateUtc: utcDate(now),
  question: null,
  hasAttempted: false,
  attempt: null,
  remainingMs: 0,
  limitMs: DAILY_LIMIT_MS,
  isClosed: false,
  timeToReset: secondsToNextDay(now),
})
