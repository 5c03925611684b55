import { SIDES, type Side } from './side.ts'

/** Returns the number of rounds that are scored; `round` is 1-based. */
export const closedRounds = ({ phase, round }: { phase: 'question' | 'reveal'; round: number }): number =>
  phase === 'reveal' ? round : round - 1

export interface RoundAnswer {
  round: number
  side: Side
  /** the chosen option; -1 for silence */
  shownIndex: number
}

/**
 * Returns both sides' scores as they stood after a past round: a point for each right answer. `keys` is the shownIndex
 * of the right option, a round. The present score is the database's to say.
 */
export function scoreAfter(
  round: number,
  answers: readonly RoundAnswer[],
  keys: readonly number[],
): [number, number] {
  const [one, two] = SIDES.map(
    (side) =>
      answers.filter(
        (one) => one.side === side && one.round <= round && one.shownIndex === keys[one.round - 1],
      ).length,
  )
  return [one ?? 0, two ?? 0]
}
