import type { AcceptedAnswer } from '#protocol/sync/snapshot.ts'
import type { Numbered } from '../store/attempts.ts'

/** Returns a player's attempt as the history brings it to their devices; the wire says selectedAnswer for itemIndex. */
export const toAcceptedAnswer = ({
  seq,
  attempt: { userId: _userId, itemIndex, ...rest },
}: Numbered): AcceptedAnswer => ({ seq, selectedAnswer: itemIndex, ...rest })

/** Returns the player's attempt that the history brought. */
export const toNumberedAttempt = (
  userId: string,
  { seq, selectedAnswer, ...rest }: AcceptedAnswer,
): Numbered => ({ seq, attempt: { ...rest, itemIndex: selectedAnswer, userId } })
