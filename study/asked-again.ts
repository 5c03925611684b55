import { type Refusal, refuse } from '#http/refusal.ts'
import type { Attempt } from './attempt.ts'
import type { StudyEngine } from './engine.ts'

const ASKED_AGAIN = refuse(
  'asked_again',
  'Your answer is saved. Your open exam block asks this question again, and its report shows the answer.',
)

/**
 * Returns why an answer, which is stored, isn't told its key: the exam block that the player has open asks its question again, be
 * it that the question stood open as the block began, or that the answer was given before it and is sent again. Null for any
 * other.
 */
export const refuseAskedAgain = async (
  { store }: Pick<StudyEngine, 'store'>,
  { userId, questionId }: Attempt,
): Promise<Refusal | null> => ((await store.isInOpenBlock(userId, questionId)) ? ASKED_AGAIN : null)
