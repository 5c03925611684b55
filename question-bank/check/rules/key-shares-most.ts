import { jaccard } from '../../text/shingles.ts'
import { contentWords } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

export const keySharesMost: ItemRule = {
  name: 'key-shares-most',
  severity: 'warn',
  check: (item) => {
    const bags = item.choices.map((choice) => new Set(contentWords(choice.text)))
    const likeness = bags.map((bag, index) => {
      const rest = bags.filter((_, other) => other !== index)
      return rest.reduce((sum, other) => sum + jaccard(bag, other), 0) / Math.max(1, rest.length)
    })
    const key = likeness[item.correct] ?? 0
    const next = Math.max(...likeness.filter((_, index) => index !== item.correct))
    return key >= next + 0.08
      ? ['the key shares clearly more words with the other options than any of them']
      : []
  },
}
