import type { AttemptEffect } from '#rules/progress/effect.ts'
import { type AttemptState, foldAttempt } from '#rules/progress/fold.ts'
import type { AttemptFacts } from '#rules/progress/state.ts'
import type { Attempt } from './attempt.ts'
import type { Shown } from './showing.ts'

/** The longest time an answer is stored with (24.8 days): the columns hold 32 bits, and a run may rest for months. */
const LONGEST_MS = 2 ** 31 - 1

/** An answer as it was given: the attempt's id, the index of the option as shown, and the time (ms). */
export interface Given {
  id: string
  shownIndex: number
  at: number
  /** answers in practice of its UTC day before it, where a server counted them */
  practicedBefore?: number | undefined
}

/** A graded answer, without what its mode adds. */
export interface Graded {
  attempt: Omit<Attempt, 'context' | 'runId' | 'pointsEarned' | 'confidence'>
  standing: AttemptState
  effect: AttemptEffect
}

/** Grades one answer to a question that was shown and folds it: the same for one given here, pushed, or looked at anew. Pure. */
export function gradeShown(
  { shown, standing }: { shown: Shown; standing: AttemptState },
  { id, shownIndex, at }: Given,
  mode: Pick<AttemptFacts, 'practice' | 'confidence'> = {},
): Graded {
  const { showing, item } = shown
  const { subject, subtopic, area, path, difficulty } = item
  const { hintUsed } = showing
  const itemIndex = showing.order[shownIndex] ?? -1
  const isCorrect = itemIndex === item.correctIndex
  const timeSpent = Math.min(LONGEST_MS, Math.max(0, at - showing.shownAt))
  const { after, effect } = foldAttempt(standing, {
    ...{ subject, subtopic, area, path, difficulty, hintUsed, timeSpent, at },
    ...mode,
    correct: isCorrect,
    timedOut: itemIndex < 0,
    daily: false,
  })
  return {
    effect,
    standing: after,
    attempt: {
      ...{
        id,
        subject,
        subtopic,
        area,
        difficulty,
        itemIndex,
        isCorrect,
        hintUsed,
        timeSpent,
        at,
        ...effect,
      },
      userId: showing.userId,
      showingId: showing.id,
      questionId: item.id,
    },
  }
}
