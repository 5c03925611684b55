import { type Choice, keyOf } from '../../load/item.ts'
import { sentences } from '../../text/sentences.ts'
import { contentWords } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** The content words of an option and its misconception that these texts lack. */
function wordsBeside(choice: Choice, texts: readonly string[]): string[] {
  const known = new Set(texts.flatMap(contentWords))
  return [...new Set(contentWords(`${choice.text} ${choice.why}`))].filter((word) => !known.has(word))
}

/** The rule and one word on each wrong option cannot be said in fewer sentences. */
const LEAST_SENTENCES = 4

/**
 * An explanation that skips an option shares hardly a word with what that option alone says and why it
 * tempts. Counting words finds the plain gaps only; whether the answer is a good one a reader has to judge.
 */
export const explanationCovers: ItemRule = {
  name: 'explanation-covers',
  severity: 'reject',
  check: (item) => {
    const count = sentences(item.explanation).length
    if (count < LEAST_SENTENCES)
      return [`the explanation has ${count} sentences, too few for a rule and three wrong options`]
    const told = new Set(contentWords(item.explanation))
    return item.choices.flatMap((choice, index) => {
      if (index === item.correct) return []
      const others = item.choices.filter((other) => other !== choice).map((other) => other.text)
      const own = wordsBeside(choice, others).filter((word) => told.has(word)).length
      const unlikeKey = wordsBeside(choice, [keyOf(item)]).filter((word) => told.has(word)).length
      const covered = own >= 2 || (own === 1 && unlikeKey >= 2)
      return covered ? [] : [`the explanation skips the option "${choice.text}"`]
    })
  },
}
