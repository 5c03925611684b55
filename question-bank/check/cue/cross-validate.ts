import type { Item } from '../../load/item.ts'
import { seeded, shuffled } from '../../text/seeded.ts'
import { type CueSet, optionFeatures } from './features.ts'
import { chancesOf, guesses, train } from './model.ts'

const FOLDS = 10
const ROUNDS = 2

/** The score of a classifier on items it was not trained on. */
export interface CueResult {
  /** How often its first choice was the key, 0 to 1. */
  readonly accuracy: number
  /** The chance it gave the key of each item, by id. */
  readonly chances: ReadonlyMap<string, number>
}

/**
 * Trains a classifier that sees options only, never a stem, and lets it guess the keys of items it has not
 * seen: 10-fold cross-validation by item, mean of two rounds with different folds. Same items, same answer.
 */
export function crossValidate(items: readonly Item[], cues: CueSet): CueResult {
  const cases = casesOf(items, cues)
  const chances = new Map<string, number>()
  if (cases.length < 2) return { accuracy: 0, chances }
  let right = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const dealt = shuffled(cases, seeded(`folds ${round}`))
    const folds = Math.min(FOLDS, dealt.length)
    for (let fold = 0; fold < folds; fold += 1) {
      const held = dealt.filter((_, index) => index % folds === fold)
      const rest = dealt.filter((_, index) => index % folds !== fold)
      const weights = train(rest, `train ${round} ${fold}`)
      for (const one of held) {
        right += guesses(weights, one)
        chances.set(one.id, (chances.get(one.id) ?? 0) + (chancesOf(weights, one)[one.correct] ?? 0) / ROUNDS)
      }
    }
  }
  return { accuracy: right / ROUNDS / cases.length, chances }
}

function casesOf(items: readonly Item[], cues: CueSet) {
  return [...items]
    .sort((one, other) => (one.id < other.id ? -1 : 1))
    .map((item) => ({
      id: item.id,
      options: optionFeatures(
        item.choices.map((choice) => choice.text),
        cues,
      ),
      correct: item.correct,
    }))
}

/** Returns the weights of a classifier that has learned the keys of these items: one of each slot of a feature vector. */
export function learnCues(items: readonly Item[], cues: CueSet): Float64Array {
  return train(casesOf(items, cues), 'train on others')
}

/** How often a classifier that was trained on some items guesses the keys of others, 0 to 1; a quarter is chance. */
export function trainedAccuracy(learned: readonly Item[], asked: readonly Item[], cues: CueSet): number {
  const weights = learnCues(learned, cues)
  const right = casesOf(asked, cues).reduce((sum, one) => sum + guesses(weights, one), 0)
  return asked.length === 0 ? 0 : right / asked.length
}

/** How often the classifier guesses the key, 0 to 1; a quarter is chance. */
export function cueAccuracy(items: readonly Item[], cues: CueSet): number {
  return crossValidate(items, cues).accuracy
}
