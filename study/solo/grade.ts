import { foldAttempt } from '#rules/progress/fold.ts'
import { isOver } from '#rules/solo/parallel.ts'
import { answerPastEnd, answerRun, type SoloRun } from '#rules/solo/run.ts'
import type { Attempt } from '../attempt.ts'
import type { BeforeAnswer, Recording } from '../recording.ts'

/** The longest time an answer is stored with (24.8 days): the columns hold 32 bits, and a run may rest for months. */
const LONGEST_MS = 2 ** 31 - 1

/** An answer as it was given: the attempt's id, the index of the option as shown, and the time (ms). */
export interface Given {
  id: string
  shownIndex: number
  at: number
}

/** Grades one answer to a run's question and folds it: the same for a run played here, pushed, or looked at anew. Pure. */
export function gradeSolo(
  { shown, standing }: Omit<BeforeAnswer, 'run'>,
  run: SoloRun,
  { id, shownIndex, at }: Given,
): Recording & { run: SoloRun } {
  const { showing, item } = shown
  const itemIndex = showing.order[shownIndex] ?? -1
  const isCorrect = itemIndex === item.correctIndex
  const timeSpent = Math.min(LONGEST_MS, Math.max(0, at - showing.shownAt))
  const { after, effect } = foldAttempt(standing, {
    subject: item.subject,
    subtopic: item.subtopic,
    area: item.area,
    difficulty: item.difficulty,
    correct: isCorrect,
    timedOut: false,
    hintUsed: showing.hintUsed,
    timeSpent,
    daily: false,
    at,
  })
  const step = isOver(run) ? answerPastEnd(run) : answerRun(run, isCorrect, at)
  const attempt: Attempt = {
    id,
    userId: run.userId,
    showingId: showing.id,
    questionId: item.id,
    runId: run.id,
    context: 'solo',
    subject: item.subject,
    subtopic: item.subtopic,
    area: item.area,
    itemIndex,
    isCorrect,
    hintUsed: showing.hintUsed,
    timeSpent,
    difficulty: item.difficulty,
    xpGained: effect.xpGained,
    streakBonus: effect.streakBonus,
    masteryDelta: effect.masteryDelta,
    pointsEarned: step.pointsEarned,
    at,
  }
  return { attempt, run: step.run, standing: after }
}
