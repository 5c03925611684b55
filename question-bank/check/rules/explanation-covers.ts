import { type Choice, type Item, keyOf } from '../../load/item.ts'
import { sentences } from '../../text/sentences.ts'
import { contentWords } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** The rule with its authority, and these facts. */
const LEAST_SENTENCES = 2

/**
 * A wrong option has its own reason and the explanation of all printed with it. Together they share hardly a word with an
 * option that they skip. Counting words finds the plain gaps only; whether the answer is a good one a reader has to judge.
 */
export const explanationCovers: ItemRule = {
  name: 'explanation-covers',
  severity: 'reject',
  check: (item) => {
    const told = sentences(item.explanation)
    if (told.length < LEAST_SENTENCES) {
      return [`the explanation has ${told.length} sentences, too few for a rule and these facts`]
    }
    return item.choices.flatMap((choice, index) =>
      index === item.correct || isCovered(item, choice, told) || isMetByReason(item, choice, told)
        ? []
        : [`explanation and reason skip the option "${choice.text}"`],
    )
  },
}

/**
 * Covered: two words return that no other option has, or one such and two that the key lacks; or a sentence
 * after the rule and its application shares three words with the option.
 */
function isCovered(item: Item, choice: Choice, told: readonly string[]): boolean {
  const words = new Set(told.flatMap(contentWords))
  const others = item.choices.filter((other) => other !== choice).map((other) => other.text)
  const own = wordsBeside(choice, others).filter((word) => words.has(word)).length
  const unlikeKey = wordsBeside(choice, [keyOf(item)]).filter((word) => words.has(word)).length
  if (own >= 2 || (own === 1 && unlikeKey >= 2)) return true
  const all = new Set(wordsBeside(choice, []))
  return told
    .slice(2)
    .some((sentence) => new Set(contentWords(sentence).filter((word) => all.has(word))).size >= 3)
}

/** Met: the option's own reason, or the explanation, uses a word that no other option has, or three of its words. */
function isMetByReason(item: Item, choice: Choice, told: readonly string[]): boolean {
  const words = new Set([...told, choice.why].flatMap(contentWords))
  const others = new Set(
    item.choices.filter((other) => other !== choice).flatMap((other) => contentWords(other.text)),
  )
  const met = [...new Set(contentWords(choice.text))].filter((word) => words.has(word))
  return choice.why !== '' && (met.some((word) => !others.has(word)) || met.length >= 3)
}

/** The content words of an option and its misconception that these texts lack. */
function wordsBeside(choice: Choice, texts: readonly string[]): string[] {
  const known = new Set(texts.flatMap(contentWords))
  return [...new Set(contentWords(`${choice.text} ${choice.why}`))].filter((word) => !known.has(word))
}
