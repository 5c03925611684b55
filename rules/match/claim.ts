import { closedRounds, type RoundAnswer } from './rounds.ts'
import { opposite, type Side } from './side.ts'

/** Rounds in a row that one player answered and the other did not, after which the one may claim the win. */
export const CLAIM_AFTER = 2

interface RunningMatch {
  phase: 'question' | 'reveal'
  /** 1-based */
  round: number
  answers: readonly RoundAnswer[]
}

/**
 * Whether a player may claim a live duel now: they answered each of the last two closed rounds, the opponent neither, and the
 * opponent has not answered since. Screens show it; the database decides.
 */
export function mayClaim(match: RunningMatch, side: Side): boolean {
  const last = closedRounds(match)
  if (last < CLAIM_AFTER) return false
  const spoke = (by: Side, round: number) =>
    match.answers.some((one) => one.side === by && one.round === round && one.shownIndex !== -1)
  for (let round = last - CLAIM_AFTER + 1; round <= last; round++)
    if (!spoke(side, round) || spoke(opposite(side), round)) return false
  return !match.answers.some((one) => one.side === opposite(side) && one.round > last)
}
