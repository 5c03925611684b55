import { jaccard } from '../../text/shingles.ts'
import { type OptionReading, readOption, WORD_SLOTS } from './option-reading.ts'

/** An option as the classifier sees it: the slots of a vector that are not zero. Nothing of the stem is in it. */
export interface Features {
  readonly slots: Int32Array
  readonly values: Float64Array
}

/** Which cues a classifier may use. */
export type CueSet = 'form' | 'words' | 'both'

const WORD_START = 64

/** How many slots a feature vector may use. */
export const FEATURE_SLOTS = WORD_START + WORD_SLOTS

/** The features of each option of an item, each relative to its siblings: the mean over the item is zero. */
export function optionFeatures(options: readonly string[], cues: CueSet): Features[] {
  const readings = options.map(readOption)
  const vectors = readings.map(() => new Map<number, number>())
  for (const [index, reading] of readings.entries()) {
    const vector = vectors[index]
    if (!vector) continue
    if (cues !== 'words') {
      const values = [...besideSiblings(reading, readings), ...reading.form]
      for (const [slot, value] of values.entries()) vector.set(slot, value)
    }
    if (cues !== 'form') {
      for (const term of reading.terms)
        vector.set(WORD_START + term, (vector.get(WORD_START + term) ?? 0) + 0.5)
    }
  }
  return centered(vectors)
}

/**
 * What weights trained on `optionFeatures` with both cue sets say of each option, up to a constant that all
 * options of an item share. The same as scoring the features, without building them.
 */
export function rawScores(weights: Float64Array, options: readonly string[]): number[] {
  const readings = options.map(readOption)
  return readings.map((reading) => {
    let sum = 0
    let slot = 0
    for (const value of besideSiblings(reading, readings)) sum += value * (weights[slot++] ?? 0)
    for (const value of reading.form) sum += value * (weights[slot++] ?? 0)
    for (const term of reading.terms) sum += 0.5 * (weights[WORD_START + term] ?? 0)
    return sum
  })
}

/** How an option's length and words compare with those of the others. */
function besideSiblings(one: OptionReading, all: readonly OptionReading[]): number[] {
  const rest = all.filter((other) => other !== one)
  const meanLength = all.reduce((sum, other) => sum + other.length, 0) / all.length
  const likeness = rest.map((other) => jaccard(one.bag, other.bag))
  let own = 0
  for (const word of one.bag) if (!rest.some((other) => other.bag.has(word))) own += 1
  return [
    (3 * (one.length - meanLength)) / Math.max(1, meanLength),
    rest.every((other) => one.length > other.length) ? 1 : 0,
    rest.every((other) => one.length < other.length) ? 1 : 0,
    rest.filter((other) => one.length > other.length).length / 3,
    likeness.reduce((sum, value) => sum + value, 0) * 2,
    Math.max(0, ...likeness) * 3,
    own / 3,
    own / Math.max(1, one.bag.size),
  ]
}

/** How much an option shares with its siblings by words, beside them: the sum of the Jaccard likenesses. */
export function likenessToSiblings(options: readonly string[]): number[] {
  const readings = options.map(readOption)
  return readings.map((one) =>
    readings.reduce((sum, other) => sum + (other === one ? 0 : jaccard(one.bag, other.bag)), 0),
  )
}

function centered(vectors: readonly ReadonlyMap<number, number>[]): Features[] {
  const sums = new Map<number, number>()
  for (const vector of vectors)
    for (const [slot, value] of vector) sums.set(slot, (sums.get(slot) ?? 0) + value)
  return vectors.map((vector) => {
    const slots: number[] = []
    const values: number[] = []
    for (const [slot, sum] of sums) {
      const value = (vector.get(slot) ?? 0) - sum / vectors.length
      if (Math.abs(value) <= 1e-9) continue
      slots.push(slot)
      values.push(value)
    }
    return { slots: Int32Array.from(slots), values: Float64Array.from(values) }
  })
}
