import { distractorsOf, keyOf } from '../../load/item.ts'
import { contentWords } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** A hint that shares a word with the key and with no other option gives the key to anyone who matches words. */
export const hintLeak: ItemRule = {
  name: 'hint-leak',
  severity: 'reject',
  check: (item) => {
    const others = new Set(distractorsOf(item).flatMap(contentWords))
    const keyOnly = new Set(contentWords(keyOf(item)).filter((word) => !others.has(word)))
    const leaked = [...new Set(contentWords(item.hint))].filter((word) => keyOnly.has(word))
    return leaked.length === 0 ? [] : [`the hint uses words found only in the key: ${leaked.join(', ')}`]
  },
}
