import type { AnyFamily } from '../families/engine/contract.ts'
import { keepWeights } from '../families/engine/kept-weights.ts'
import { makeVariants, variantsHash } from '../families/engine/variant.ts'
import type { Item } from '../load/item.ts'
import { cueAccuracy, learnCues, trainedAccuracy } from './cue/cross-validate.ts'
import { FULL_SAMPLE } from './sample.ts'

/** How much of what other questions teach of words the drawing makes up for, the gentlest first. */
const STRENGTHS = [0.15, 0.3, 0.5, 0.7]

/** Below the limit on a family's cues, since every question that is written later moves what the others teach. */
const WANTED = { words: 0.29, form: 0.325 }

/**
 * Calibrates a family so that the words that other questions teach don't point to its keys either, and keeps the weights of
 * the gentlest strength that will do, or of the strongest. Returns the file's path below `families/`.
 */
export function keepBeside(family: AnyFamily, others: readonly Item[]): string {
  const learned = learnCues(others, 'words')
  let path = ''
  for (const strength of STRENGTHS) {
    path = keepWeights(
      family,
      variantsHash,
      learned.map((weight) => strength * weight),
    )
    const variants = makeVariants(family, FULL_SAMPLE)
    const isFair =
      trainedAccuracy(others, variants, 'words') <= WANTED.words &&
      cueAccuracy(variants, 'form') <= WANTED.form
    if (isFair) break
  }
  return path
}
