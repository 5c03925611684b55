import type { ReviewedQuestion } from '#protocol/http/duels.ts'

/** As many as a player can go over at once. */
const SHOWN = 3

const wasMissed = ({ yourAnswer, correctIndex }: ReviewedQuestion): boolean => yourAnswer !== correctIndex

/**
 * Returns the misses to go over first, three at most: those the opponent had before those that both missed, and the easier
 * ones first, since they come back soonest.
 */
export function missesToReview(questions: readonly ReviewedQuestion[]): ReviewedQuestion[] {
  const theirs = ({ opponentAnswer, correctIndex }: ReviewedQuestion): number =>
    opponentAnswer === correctIndex ? 0 : 1
  return questions
    .filter(wasMissed)
    .toSorted((a, b) => theirs(a) - theirs(b) || a.difficulty - b.difficulty || a.round - b.round)
    .slice(0, SHOWN)
}

/** Returns the subject most often missed, of equals the one missed first; null without a miss. */
export function subjectToPractice(
  questions: readonly ReviewedQuestion[],
): ReviewedQuestion['subject'] | null {
  const misses = new Map<ReviewedQuestion['subject'], number>()
  for (const { subject } of questions.filter(wasMissed)) misses.set(subject, (misses.get(subject) ?? 0) + 1)
  const most = Math.max(0, ...misses.values())
  return [...misses].find(([, count]) => count === most)?.[0] ?? null
}
