import { CLUES, cluesIn } from '#rules/asking/clues.ts'
import { seeded, shuffled } from '../text/seeded.ts'

/** Rounds over all questions, and how far each moves the weights at first; later rounds move them less. */
const ROUNDS = 15
const STEP = 4
/** Every round draws the weights a little back to nothing. */
const DRAWN_BACK = 0.02

/**
 * Learns to tell questions of ours from others: logistic regression, one question at a time, in an order that is the
 * same for the same questions. Both kinds count alike in sum, however many there are of each. Returns how far each clue
 * speaks for a question of ours (above 0) or against it.
 */
export function learnOurs(ours: readonly string[], beyond: readonly string[]): Float64Array {
  const one = (text: string, isOurs: boolean, weight: number) => {
    const clues = [...cluesIn(text)]
    const length = Math.hypot(...clues.map(([, worth]) => worth)) || 1
    return { clues: clues.map(([clue, worth]) => [clue, worth / length] as const), isOurs, weight }
  }
  const heavier = Math.max(1, ours.length / Math.max(1, beyond.length))
  const lessons = [
    ...ours.map((text) => one(text, true, 1)),
    ...beyond.map((text) => one(text, false, heavier)),
  ]
  const weights = new Float64Array(CLUES)
  for (let round = 0; round < ROUNDS; round++) {
    const step = (STEP * (1 - round / ROUNDS)) / Math.sqrt(heavier)
    for (const { clues, isOurs, weight } of shuffled(lessons, seeded(`ours ${round}`))) {
      const sum = clues.reduce((total, [clue, worth]) => total + worth * (weights[clue] ?? 0), 0)
      const off = (isOurs ? 1 : 0) - 1 / (1 + Math.exp(-sum))
      for (const [clue, worth] of clues) weights[clue] = (weights[clue] ?? 0) + step * weight * off * worth
    }
    for (let clue = 0; clue < CLUES; clue++) weights[clue] = (weights[clue] ?? 0) * (1 - DRAWN_BACK)
  }
  return weights
}
