import { chanceOf, GUESS, type Prospect, SHOWN, shownTerms } from '#rules/ability/ability.ts'
import { mean } from './mean.ts'

/** A chance that was told beside the chance that the learner had. */
export interface Told {
  prospect: Prospect
  simulated: number
}

const BINS = 10

/** One tenth of the chances told, with the means of what was told and of what was so. */
export interface Bin {
  count: number
  told: number
  simulated: number
}

/** Returns the tenths that hold any. */
export function binsOf(all: readonly Told[], weights = SHOWN): Bin[] {
  const chances = all.map(({ prospect, simulated }) => ({ told: chanceOf(prospect, weights), simulated }))
  return Array.from({ length: BINS }, (_, bin) =>
    chances.filter(({ told }) => Math.min(BINS - 1, Math.floor(told * BINS)) === bin),
  ).flatMap((bin) => {
    const [told, simulated] = [bin.map((one) => one.told), bin.map((one) => one.simulated)]
    return bin.length > 0 ? [{ count: bin.length, told: mean(told), simulated: mean(simulated) }] : []
  })
}

/** Returns the mean distance of a chance told from the truth of its tenth, each answer counting alike. */
export function binError(bins: readonly Bin[]): number {
  const count = bins.reduce((sum, bin) => sum + bin.count, 0)
  return bins.reduce((sum, bin) => sum + (bin.count / count) * Math.abs(bin.told - bin.simulated), 0)
}

const NAMES = ['base', 'ability', 'memory', 'unmet'] as const
const ROUNDS = 400
const STEP = 10

/** Returns the four weights that bring the chances told nearest to the simulated ones (least squares, by descent). */
export function fitted(all: readonly Told[]): typeof SHOWN {
  const weights = { ...SHOWN }
  const rows = all.map(({ prospect, simulated }) => ({ prospect, terms: shownTerms(prospect), simulated }))
  for (let round = 0; round < ROUNDS; round++) {
    const slope = { base: 0, ability: 0, memory: 0, unmet: 0 }
    for (const { prospect, terms, simulated } of rows) {
      const chance = chanceOf(prospect, weights)
      // The logistic over the guess floor, and what it changes by.
      const s = (chance - GUESS) / (1 - GUESS)
      const turn = (chance - simulated) * (1 - GUESS) * s * (1 - s)
      for (const name of NAMES) slope[name] += turn * terms[name]
    }
    for (const name of NAMES) weights[name] -= (STEP * slope[name]) / rows.length
  }
  return weights
}
