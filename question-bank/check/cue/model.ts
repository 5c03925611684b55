import { seeded, shuffled } from '../../text/seeded.ts'
import { FEATURE_SLOTS, type Features } from './features.ts'

/** An item as the classifier meets it: its options' features and which one is the key. */
export interface Case {
  readonly options: readonly Features[]
  readonly correct: number
}

const EPOCHS = 24
const RATE = 0.15
const RIDGE = 0.002

/**
 * Conditional logistic regression: an option's chance of being the key is the softmax of its score among
 * its siblings. Trained by AdaGrad with a ridge penalty; the same cases and seed give the same weights.
 */
export function train(cases: readonly Case[], seed: string): Float64Array {
  const weights = new Float64Array(FEATURE_SLOTS)
  const squares = new Float64Array(FEATURE_SLOTS).fill(1e-6)
  const random = seeded(seed)
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (const one of shuffled(cases, random)) {
      const chances = chancesOf(weights, one)
      for (const [index, option] of one.options.entries()) {
        const error = (chances[index] ?? 0) - (index === one.correct ? 1 : 0)
        step(weights, squares, option, error)
      }
    }
  }
  return weights
}

/** One AdaGrad step on the slots an option uses. */
function step(weights: Float64Array, squares: Float64Array, option: Features, error: number): void {
  const { slots, values } = option
  for (let place = 0; place < slots.length; place += 1) {
    const slot = slots[place] as number
    const weight = weights[slot] as number
    const slope = error * (values[place] as number) + RIDGE * weight
    const square = (squares[slot] as number) + slope * slope
    squares[slot] = square
    weights[slot] = weight - (RATE * slope) / Math.sqrt(square)
  }
}

/**
 * The chance that the classifier's first choice is the key: 1 or 0, and a fair share where it cannot
 * tell its best options apart.
 */
export function guesses(weights: Float64Array, one: Case): number {
  const scores = one.options.map((option) => score(weights, option))
  const best = Math.max(...scores)
  const tied = scores.filter((value) => value >= best - 1e-12).length
  return (scores[one.correct] ?? -Infinity) >= best - 1e-12 ? 1 / tied : 0
}

/** The chance the classifier gives each option of being the key; they sum to 1. */
export function chancesOf(weights: Float64Array, one: Case): number[] {
  return softmax(one.options.map((option) => score(weights, option)))
}

function score(weights: Float64Array, option: Features): number {
  const { slots, values } = option
  let sum = 0
  for (let place = 0; place < slots.length; place += 1) {
    sum += (weights[slots[place] as number] as number) * (values[place] as number)
  }
  return sum
}

function softmax(scores: readonly number[]): number[] {
  const top = Math.max(...scores)
  const raised = scores.map((value) => Math.exp(value - top))
  const sum = raised.reduce((total, value) => total + value, 0)
  return raised.map((value) => value / sum)
}
