import type { ShownAnswerEvent } from '#protocol/sync/event.ts'
import type { Showing } from '../showing.ts'
import type { GradingContext } from './grading-context.ts'

/** Returns the showing that a device's event tells of, with the facts that its mode adds. */
export const showingOf = (
  { userId }: GradingContext,
  { showing: { id, questionId, order, shownAt }, answeredAt }: ShownAnswerEvent,
  ofMode: Pick<Showing, 'context' | 'runId' | 'round' | 'hintUsed' | 'practice'>,
): Showing => ({
  id,
  userId,
  questionId,
  order,
  ...ofMode,
  shownAt: Date.parse(shownAt),
  answeredAt: Date.parse(answeredAt),
})
