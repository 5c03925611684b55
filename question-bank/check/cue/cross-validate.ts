import type { Item } from '../../load/item.ts'
import { seeded, shuffled } from '../../text/seeded.ts'
import { type CueSet, optionFeatures } from './features.ts'
import { type Case, guesses, train } from './model.ts'

const FOLDS = 10
const ROUNDS = 2

/**
 * How often a classifier that sees options only, never a stem, picks the key of items it was not trained
 * on: 10-fold cross-validation by item, mean of two rounds with different folds. Same items, same answer.
 */
export function cueAccuracy(items: readonly Item[], cues: CueSet): number {
  const inOrder = [...items].sort((one, other) => (one.id < other.id ? -1 : 1))
  const cases: Case[] = inOrder.map((item) => ({
    options: optionFeatures(
      item.choices.map((choice) => choice.text),
      cues,
    ),
    correct: item.correct,
  }))
  if (cases.length < 2) return 0
  let right = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const dealt = shuffled(cases, seeded(`folds ${round}`))
    const folds = Math.min(FOLDS, dealt.length)
    for (let fold = 0; fold < folds; fold += 1) {
      const held = dealt.filter((_, index) => index % folds === fold)
      const rest = dealt.filter((_, index) => index % folds !== fold)
      const weights = train(rest, `train ${round} ${fold}`)
      for (const one of held) right += guesses(weights, one)
    }
  }
  return right / ROUNDS / cases.length
}
