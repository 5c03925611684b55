import { closedRounds, type RoundAnswer } from './rounds.ts'
import { SIDES } from './side.ts'

/** Rounds that both must answer before a result is worth anything (design section 4). */
export const COUNTED_FROM = 3

/** How much of its points and rating a match of the same two people is worth, by those they had in the 24 hours before. */
const SHARES = [1, 0.5, 0.25] as const

export type Share = (typeof SHARES)[number] | 0

/** The hours in which matches of the same two people lower each other's worth. */
export const PAIR_HOURS = 24

/** Returns the share that a match is worth after `earlier` matches of the same two people. */
export const shareAfter = (earlier: number): Share => SHARES[earlier] ?? 0

/** A match as far as it was played. */
export interface PlayedMatch {
  phase: 'question' | 'reveal'
  /** 1-based */
  round: number
  /** how many it was to have */
  rounds: number
  answers: readonly RoundAnswer[]
}

/** Whether a result counts where the sides answered in so many rounds that closed, of a match of `rounds`. */
export const isCountedBy = (answered: readonly number[], rounds: number): boolean =>
  answered.every((own) => own >= Math.min(COUNTED_FROM, rounds))

/**
 * Whether a match's result counts: both answered in at least three rounds that closed, or in all of a shorter one. Before that
 * nobody is paid for it, and nobody has won or lost.
 */
export function isCounted(match: PlayedMatch): boolean {
  const closed = closedRounds(match)
  const answered = (side: number) =>
    match.answers.filter(
      (answer) => answer.side === side && answer.shownIndex !== -1 && answer.round <= closed,
    ).length
  return isCountedBy(SIDES.map(answered), match.rounds)
}
