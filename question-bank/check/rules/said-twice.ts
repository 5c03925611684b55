import { sentences } from '../../text/sentences.ts'
import { bare, wordCount } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** Shorter sentences, such as "It didn’t.", may recur. */
const LEAST_WORDS = 5

/** The reasons of all options and the explanation are printed on one screen: no sentence stands there twice. */
export const saidTwice: ItemRule = {
  name: 'said-twice',
  severity: 'reject',
  check: (item) => {
    const printed = [...item.choices.map((choice) => choice.why), item.explanation]
      .flatMap(sentences)
      .filter((sentence) => wordCount(sentence) >= LEAST_WORDS)
    const seen = new Set<string>()
    return printed.flatMap((sentence) => {
      const again = seen.has(bare(sentence))
      seen.add(bare(sentence))
      return again ? [`says twice: "${sentence}"`] : []
    })
  },
}
