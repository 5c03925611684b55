import type { Share } from './counted.ts'
import type { RoundAnswer } from './rounds.ts'

/** Elo (design section 4): random-opponent live duels between people only. */
export const PLACEMENT_MATCHES = 10
const K_PLACEMENT = 40
const K_USUAL = 20
const K_MASTER = 10
const MASTER_FROM = 2000

/** Expected score against an opponent, in (0,1). */
export const expectedScore = (own: number, opponent: number): number =>
  1 / (1 + 10 ** ((opponent - own) / 400))

/** K of a player: 40 for the first 10 rated duels, then 20, 10 from a rating of 2000. */
export function kFactor(rating: number, placementMatches: number): number {
  if (placementMatches < PLACEMENT_MATCHES) return K_PLACEMENT
  return rating >= MASTER_FROM ? K_MASTER : K_USUAL
}

export interface Rated {
  rating: number
  /** rated duels so far, counting to 10 */
  placementMatches: number
}

export interface RatingAfter extends Rated {
  isRanked: boolean
  change: number
}

/**
 * A player's rating after one rated duel; `score` is 1, ½ or 0, `share` what the duel is worth after others of the same two
 * people. Unranked until the tenth.
 */
export function rateDuel(
  own: Rated,
  opponentRating: number,
  score: 0 | 0.5 | 1,
  share: Share = 1,
): RatingAfter {
  const k = kFactor(own.rating, own.placementMatches)
  const change = Math.round(share * k * (score - expectedScore(own.rating, opponentRating)))
  const placementMatches = Math.min(PLACEMENT_MATCHES, own.placementMatches + 1)
  return {
    rating: own.rating + change,
    placementMatches,
    isRanked: placementMatches >= PLACEMENT_MATCHES,
    change,
  }
}

export interface FinishedMatch {
  status: 'active' | 'over' | 'abandoned'
  ended: 'played' | 'resigned' | 'forfeit' | 'abandoned' | null
  answers: readonly RoundAnswer[]
}

/**
 * Whether a match changes ratings: its players met by chance (`rated`), and somebody resigned, or answered before it was over.
 * To leave, or to keep silent, before the first answer is no way out.
 */
export const countsForRating = (rated: boolean, { status, ended, answers }: FinishedMatch): boolean =>
  rated && status === 'over' && (ended === 'resigned' || answers.some(({ shownIndex }) => shownIndex !== -1))
