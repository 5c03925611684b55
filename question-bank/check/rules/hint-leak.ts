import { distractorsOf, keyOf } from '../../load/item.ts'
import { contentWords, words } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** A hint that shares a word with the key and with no other option gives the key to anyone who matches words. */
export const hintLeak: ItemRule = {
  name: 'hint-leak',
  severity: 'reject',
  check: (item) => {
    const others = new Set(distractorsOf(item).flatMap(contentWords))
    const keyOnly = new Set(contentWords(keyOf(item)).filter((word) => !others.has(word)))
    const leaked = new Set(
      words(item.hint).filter((word) => contentWords(word).some((plain) => keyOnly.has(plain))),
    )
    return leaked.size === 0 ? [] : [`the hint uses words found only in the key: ${[...leaked].join(', ')}`]
  },
}
