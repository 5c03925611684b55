import { randomUUID } from 'node:crypto'
import { uuidv7 } from '#protocol/uuidv7.ts'
import { foldAttempt } from '#rules/progress/fold.ts'
import { answerRun, newRun } from '#rules/solo/run.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { Item } from '#study/item.ts'
import type { BeforeAnswer, Recording } from '#study/recording.ts'
import type { Showing } from '#study/showing.ts'

export const NOON = Date.UTC(2026, 10, 20, 12)

export const run = (userId: string, at = NOON, subject: PlayableSubject = 'Torts') =>
  newRun(randomUUID(), userId, subject, at)

/** A showing of an item, outside any run unless told. */
export const showing = (userId: string, item: Item, parts: Partial<Showing> = {}): Showing => ({
  id: randomUUID(),
  userId,
  questionId: item.id,
  order: [2, 0, 3, 1],
  context: 'solo',
  runId: null,
  round: null,
  hintUsed: false,
  practice: null,
  shownAt: NOON,
  answeredAt: null,
  ...parts,
})

export interface Given {
  correct: boolean
  timedOut?: boolean
  at?: number
}

/** Returns the recording of an answer by the rules, in any context. */
export const grade =
  ({ correct, timedOut = false, at = NOON }: Given) =>
  ({ shown, run, standing }: BeforeAnswer): Recording => {
    const { showing, item } = shown
    const { subject, subtopic, area, path, difficulty } = item
    const timeSpent = Math.max(0, at - showing.shownAt)
    const { after, effect } = foldAttempt(standing, {
      ...{ subject, subtopic, area, path, difficulty, correct, timedOut, timeSpent, at },
      hintUsed: showing.hintUsed,
      daily: false,
    })
    const step = run && answerRun(run, correct, at)
    const itemIndex = timedOut ? -1 : correct ? item.correctIndex : (item.correctIndex + 1) % 4
    return {
      run: step?.run ?? null,
      standing: after,
      attempt: {
        ...{ subject, subtopic, area, difficulty, itemIndex, timeSpent, at, ...effect },
        id: uuidv7(at, randomUUID),
        userId: showing.userId,
        showingId: showing.id,
        questionId: item.id,
        runId: showing.runId,
        context: showing.context,
        isCorrect: correct,
        hintUsed: showing.hintUsed,
        pointsEarned: step?.pointsEarned ?? 0,
        confidence: null,
      },
    }
  }
