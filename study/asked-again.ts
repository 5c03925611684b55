import { type Refusal, refuse } from '#http/refusal.ts'
import type { Attempt } from './attempt.ts'
import type { StudyEngine } from './engine.ts'

const ASKED_AGAIN = refuse(
  'asked_again',
  'Your answer is saved. Your open exam block asks this question again, and its report shows the answer.',
)

/**
 * Returns why an answer sent again isn't told its key: a block that was begun after it asks its question again, and is open. One
 * given while the block was open was told it at once, and is told it again where that reply was lost. Null for any other.
 */
export const refuseAskedAgain = async (
  { store }: Pick<StudyEngine, 'store'>,
  attempt: Attempt,
): Promise<Refusal | null> => ((await store.isAskedSince(attempt)) ? ASKED_AGAIN : null)
