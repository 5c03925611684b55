import { GUESS, logistic, type ShownTerms, type ShownWeights } from '../ability/ability.ts'
import { fraction } from '../fraction.ts'
import type { FirstAnswer } from './first-answers.ts'
import { dot, moved, solved } from './linear.ts'
import { toldBy } from './rating.ts'

/** The weights are learned from so many answers on, of which each half of the players gave a part. */
export const LEAST_ANSWERS = 5_000
const LEAST_IN_HALF = 1_000
/** Players in each half: a few that answer much don't say how others do. */
const LEAST_PLAYERS_IN_HALF = 30
/** More of a half than this hardly says more of four numbers, and whoever plays meanwhile would wait for it. */
const MOST_IN_HALF = 20_000

/** The part of the players whose answers are only checked against, never learned from. */
const HELD_OUT = 0.5

export const isHeldOut = (userId: string): boolean => fraction(`chance ${userId}`) < HELD_OUT

/** The terms of an answer, in the order of `NAMES`, and the answer. */
export interface Example {
  terms: readonly number[]
  isRight: boolean
}

const NAMES = ['base', 'ability', 'memory', 'unmet'] as const

export const exampleOf = (terms: ShownTerms, isRight: boolean): Example => ({
  terms: NAMES.map((name) => terms[name]),
  isRight,
})

const listed = (weights: ShownWeights): number[] => NAMES.map((name) => weights[name])

const named = ([base = 0, ability = 0, memory = 0, unmet = 0]: readonly number[]): ShownWeights => ({
  base,
  ability,
  memory,
  unmet,
})

const chanceIn = (terms: readonly number[], weights: readonly number[]): number =>
  GUESS + (1 - GUESS) * logistic(dot(terms, weights))

/** Returns the mean square of what chances by these weights are off (Brier): 0 is best. */
export function brierOf(examples: readonly Example[], weights: ShownWeights): number {
  const list = listed(weights)
  const off = examples.reduce(
    (sum, { terms, isRight }) => sum + (chanceIn(terms, list) - (isRight ? 1 : 0)) ** 2,
    0,
  )
  return off / examples.length
}

/** The present weights count as much as so many answers would that told a term apart for certain: no term runs off unseen. */
const HOLD = 1
const ROUNDS = 50
const HALVINGS = 6
const DONE = 1e-9

/** How well weights explain the answers (log likelihood), less how far they lie from the present ones. */
function fitness(
  examples: readonly Example[],
  weights: readonly number[],
  present: readonly number[],
): number {
  const away = moved(weights, present, -1)
  return examples.reduce(
    (sum, { terms, isRight }) => {
      const chance = chanceIn(terms, weights)
      return sum + Math.log(isRight ? chance : 1 - chance)
    },
    (-HOLD / 2) * dot(away, away),
  )
}

/** Returns a step of Newton's with the expected information (Fisher's scoring). */
function stepFrom(
  examples: readonly Example[],
  weights: readonly number[],
  present: readonly number[],
): number[] {
  let slopes = moved(present, weights, -1).map((away) => HOLD * away)
  const informed = NAMES.map((_, i) => NAMES.map((_name, j): number => (i === j ? HOLD : 0)))
  for (const { terms, isRight } of examples) {
    const { slope, information } = toldBy(dot(terms, weights), isRight)
    slopes = moved(slopes, terms, slope)
    for (const [i, row] of informed.entries())
      for (let j = 0; j < row.length; j++)
        row[j] = (row[j] ?? 0) + information * (terms[i] ?? 0) * (terms[j] ?? 0)
  }
  return solved(informed, slopes)
}

/** Returns the weights that explain the answers best, held a little to the present ones. */
export function fitted(examples: readonly Example[], present: ShownWeights): ShownWeights {
  const start = listed(present)
  let weights = start
  let reached = fitness(examples, weights, start)
  for (let round = 0; round < ROUNDS; round++) {
    const step = stepFrom(examples, weights, start)
    let next = moved(weights, step, 1)
    let better = fitness(examples, next, start)
    for (let i = 1; i <= HALVINGS && better < reached; i++) {
      next = moved(weights, step, 0.5 ** i)
      better = fitness(examples, next, start)
    }
    if (!(better > reached + DONE * examples.length)) break
    weights = next
    reached = better
  }
  return named(weights)
}

/** The weights learned in a night, and whether they're taken over. */
export interface Refit {
  weights: ShownWeights
  learned: number
  heldOut: number
  /** how far chances are off on the players held out (Brier), by the present weights and by these */
  before: number
  after: number
  taken: boolean
}

const rounded = (weights: ShownWeights): ShownWeights =>
  named(listed(weights).map((weight) => Math.round(weight * 10_000) / 10_000))

/** The learning of the weights from first answers, given one after another. */
export interface Refitting {
  take(userId: string, answer: Pick<FirstAnswer, 'pool' | 'terms' | 'isRight'>): void
  /** Returns the night's weights beside the present ones; null with too few answers. */
  refit(present: ShownWeights): Refit | null
}

/**
 * Learns from practice questions, on players who aren't held out. New weights are taken over where they do better on those who
 * are, and where more ability still raises a chance and more memory never lowers it.
 */
export function refitting(): Refitting {
  const halves: Record<'learned' | 'heldOut', Example[]> = { learned: [], heldOut: [] }
  const players = { learned: new Set<string>(), heldOut: new Set<string>() }
  let answers = 0
  return {
    take(userId, { pool, terms, isRight }) {
      if (pool !== 'practice') return
      answers++
      const name = isHeldOut(userId) ? 'heldOut' : 'learned'
      const half = halves[name]
      players[name].add(userId)
      if (half.length < MOST_IN_HALF) half.push(exampleOf(terms, isRight))
    },
    refit(present) {
      const { learned, heldOut } = halves
      if (answers < LEAST_ANSWERS || Math.min(learned.length, heldOut.length) < LEAST_IN_HALF) return null
      if (Math.min(players.learned.size, players.heldOut.size) < LEAST_PLAYERS_IN_HALF) return null
      const weights = rounded(fitted(learned, present))
      const [before, after] = [brierOf(heldOut, present), brierOf(heldOut, weights)]
      const taken = after < before && weights.ability > 0 && weights.memory >= 0
      return { weights, learned: learned.length, heldOut: heldOut.length, before, after, taken }
    },
  }
}
