import { calibrate, furtherCalibrated } from '../families/engine/calibration.ts'
import type { AnyFamily } from '../families/engine/contract.ts'
import type { Weights } from '../families/engine/draw.ts'
import { keepWeights } from '../families/engine/kept-weights.ts'
import { makeVariants, variantsHash } from '../families/engine/variant.ts'
import type { Item } from '../load/item.ts'
import { cueAccuracy, learnCues, trainedAccuracy } from './cue/cross-validate.ts'
import { fairest } from './fairest.ts'
import { FULL_SAMPLE } from './sample.ts'

/** How much of what other questions teach of words the drawing makes up for, the gentlest first. */
const STRENGTHS = [0.15, 0.3, 0.5, 0.7]

/** How many rounds may follow where no strength will do. */
const MORE_ROUNDS = 12

/** Below the limit on a family's cues, since every question that is written later moves what the others teach. */
const WANTED = { words: 0.29, form: 0.325 }

/**
 * Calibrates a family so that the words that other questions teach don't point to its keys either, and keeps the weights of
 * the gentlest strength that will do, or the fairest that more rounds find. Returns the file's path below `families/`.
 */
export function keepBeside(family: AnyFamily, others: readonly Item[]): string {
  const best = fairest(candidates(family, learnCues(others, 'words')), (weights) => {
    // Variants are drawn by the weights that are kept.
    keepWeights(family, variantsHash, weights)
    return unfairness(makeVariants(family, FULL_SAMPLE), others)
  })
  return keepWeights(family, variantsHash, best)
}

/** Yields weights to try, the plainest first. */
function* candidates(family: AnyFamily, learned: Float64Array): Generator<Weights> {
  let weights: Weights | undefined
  for (const strength of STRENGTHS) {
    weights = calibrate(
      family,
      learned.map((weight) => strength * weight),
    )
    yield weights
  }
  for (let round = 0; weights && round < MORE_ROUNDS; round += 1) {
    weights = furtherCalibrated(family, weights, round)
    yield weights
  }
}

/** Returns by how much the worse of two measures is over what is wanted; at most zero where both are met. */
function unfairness(variants: readonly Item[], others: readonly Item[]): number {
  return Math.max(
    trainedAccuracy(others, variants, 'words') - WANTED.words,
    cueAccuracy(variants, 'form') - WANTED.form,
  )
}
