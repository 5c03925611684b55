import { type RankName, rankReached } from '#rules/ranks.ts'
import type { Attempt } from './attempt.ts'
import type { Recording } from './recording.ts'

/** Returns the rank an answer lifted its subject to, from the standing right after it; nothing where it lifted to none. */
export function rankUp(
  { isCorrect }: Pick<Attempt, 'isCorrect'>,
  { subject: { correctAnswers } }: Recording['standing'],
): { rankUp?: RankName } {
  const rank = isCorrect ? rankReached(correctAnswers - 1, correctAnswers) : null
  return rank ? { rankUp: rank } : {}
}
