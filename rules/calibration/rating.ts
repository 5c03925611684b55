import { GUESS, levelAsHard, logistic, type ShownWeights } from '../ability/ability.ts'

/** A question's name among ratings: its own if it's written by hand, else its legal path's, which all variants share. */
export const ratingKey = ({
  id,
  family,
  path,
}: {
  id: string
  family: string | null
  path: string
}): string => (family === null ? id : `${family} ${path}`)

/** How hard a question turned out to be, by first answers of so many players. */
export interface Rating {
  /** in logits, and its standard error */
  hardness: number
  error: number
  players: number
  /** how many of them were right */
  right: number
}

/** By `ratingKey`; a question with too few answers has none. */
export type Ratings = ReadonlyMap<string, Rating>

/** The result of measuring, as players' hosts know it. */
export interface Calibration {
  ratings: Ratings
  /** the weights that chances are told by */
  shown: ShownWeights
}

/** Returns the level, not rounded, that a question is taken to have: as measured, else as written. */
export function levelIn(
  ratings: Ratings,
  question: Parameters<typeof ratingKey>[0] & { level: number },
): number {
  const rating = ratings.get(ratingKey(question))
  return rating ? levelAsHard(rating.hardness) : question.level
}

/** The variance of a hardness that only its level tells. */
export const WRITTEN_VARIANCE = 0.64

/** An answer of a variant tells less of its path, and of the player, than one of a question written by hand. */
export const weightOf = (family: string | null): number => (family === null ? 1 : 0.5)

/**
 * Returns the slope and the information of an answer's likelihood, by the lead (in logits) of the player over the question, with
 * a floor of guessing.
 */
export function toldBy(lead: number, isRight: boolean): { slope: number; information: number } {
  const s = logistic(lead)
  const chance = GUESS + (1 - GUESS) * s
  return {
    slope: (((isRight ? 1 : 0) - chance) * s) / chance,
    information: ((1 - GUESS) * s * s * (1 - s)) / chance,
  }
}

/** Returns how much of an answer's slope is taken, with so uncertain a belief (variance). */
export const shareTaken = (weight: number, variance: number, information: number): number =>
  weight / (1 + weight * variance * information)
