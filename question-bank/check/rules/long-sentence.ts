import { sentences } from '../../text/sentences.ts'
import { wordCount } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

export const longSentence: ItemRule = {
  name: 'long-sentence',
  severity: 'warn',
  check: (item) =>
    sentences(item.stem)
      .filter((sentence) => wordCount(sentence) > 45)
      .map((sentence) => `a sentence of ${wordCount(sentence)} words: "${sentence.slice(0, 60)}…"`),
}
