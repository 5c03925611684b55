import { bare } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** Options that differ only in case, spacing or punctuation count as the same. */
export const distinctOptions: ItemRule = {
  name: 'distinct-options',
  severity: 'reject',
  check: (item) => {
    const seen = new Set<string>()
    return item.choices.flatMap((choice) => {
      const text = bare(choice.text)
      if (seen.has(text)) return [`two options read the same: "${choice.text}"`]
      seen.add(text)
      return []
    })
  },
}
