import { hardness } from '../ability/ability.ts'
import type { FirstAnswer } from './first-answers.ts'
import { type Rating, type Ratings, shareTaken, toldBy, WRITTEN_VARIANCE } from './rating.ts'

/** A question has a rating from so many players on. */
export const RATED_FROM = 30
/** No rating lies further from the written level's hardness, and none moves further in one night. */
export const FARTHEST = 2
export const FARTHEST_A_NIGHT = 0.15
/** With so many rated questions their mean is held to that of their levels. */
const LEAST_TO_CENTER = 30

interface Measured {
  written: number
  mean: number
  variance: number
  players: number
  right: number
}

/** The measuring of questions by first answers, given one after another. */
export interface Measuring {
  take(answer: Pick<FirstAnswer, 'key' | 'level' | 'strength' | 'isRight' | 'weight'>): void
  /** Returns the ratings that are told from now on; `before` are those told until now. */
  ratings(before: Ratings): Ratings
}

const within = (value: number, middle: number, reach: number): number =>
  Math.min(middle + reach, Math.max(middle - reach, value))

const rounded = (value: number): number => Math.round(value * 1000) / 1000

/** Returns how far the rated questions as a whole lie off their levels; 0 where there are few. */
function driftOf(rated: readonly Measured[]): number {
  if (rated.length < LEAST_TO_CENTER) return 0
  return rated.reduce((sum, one) => sum + one.mean - one.written, 0) / rated.length
}

/** Measures how hard questions are. Each starts from its written level (design section 12). */
export function measuring(): Measuring {
  const all = new Map<string, Measured>()
  return {
    take({ key, level, strength, isRight, weight }) {
      const written = hardness(level)
      const one = all.get(key) ?? { written, mean: written, variance: WRITTEN_VARIANCE, players: 0, right: 0 }
      const { slope, information } = toldBy(strength - one.mean, isRight)
      const taken = shareTaken(weight, one.variance, information)
      all.set(key, {
        // A right answer speaks for the player and against the question's hardness.
        mean: one.mean - one.variance * taken * slope,
        variance: one.variance - one.variance ** 2 * information * taken,
        written,
        players: one.players + 1,
        right: one.right + (isRight ? 1 : 0),
      })
    },
    ratings(before) {
      const rated = [...all].filter(([, { players }]) => players >= RATED_FROM)
      const drift = driftOf(rated.map(([, one]) => one))
      return new Map(
        rated.map(([key, { written, mean, variance, players, right }]): [string, Rating] => {
          const told = before.get(key)?.hardness ?? written
          const moved = within(mean - drift, told, FARTHEST_A_NIGHT)
          const held = within(moved, written, FARTHEST)
          return [key, { hardness: rounded(held), error: rounded(Math.sqrt(variance)), players, right }]
        }),
      )
    },
  }
}
