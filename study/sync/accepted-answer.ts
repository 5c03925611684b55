import type { AcceptedAnswer } from '#protocol/sync/snapshot.ts'
import type { Showing } from '../showing.ts'
import type { Numbered } from '../store/attempts.ts'

type ShownAs = NonNullable<AcceptedAnswer['shown']>

/** Returns how a question of an exam block was put before its player; undefined for any other. */
export function shownAs({ context, order, practice }: Showing): ShownAs | undefined {
  if (context !== 'exam') return undefined
  return { order, flagged: practice?.flagged ?? false, first: practice?.first ?? null }
}

/** Returns the showing that the history tells of, for the report of a block that was taken elsewhere. */
export function toldShowing(userId: string, answer: AcceptedAnswer): Showing[] {
  const { showingId: id, questionId, runId, context, hintUsed, at, timeSpent, shown } = answer
  if (!shown) return []
  const { order, flagged, first } = shown
  const practice = { repeat: false, flagged, first, elsewhere: true }
  const times = { shownAt: at - timeSpent, answeredAt: at }
  return [{ id, userId, questionId, order, context, runId, round: null, hintUsed, practice, ...times }]
}

/** Returns a player's attempt as the history brings it to their devices; the wire says selectedAnswer for itemIndex. */
export const toAcceptedAnswer = (
  { seq, attempt: { userId: _userId, itemIndex, ...rest } }: Numbered,
  shown?: ShownAs,
): AcceptedAnswer => ({ seq, selectedAnswer: itemIndex, ...rest, ...(shown ? { shown } : {}) })

/** Returns the player's attempt that the history brought. */
export const toNumberedAttempt = (
  userId: string,
  { seq, selectedAnswer, shown: _shown, ...rest }: AcceptedAnswer,
): Numbered => ({ seq, attempt: { ...rest, itemIndex: selectedAnswer, userId } })
