import { wordCount } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

export const stemLength: ItemRule = {
  name: 'stem-length',
  severity: 'reject',
  check: (item) => {
    const count = wordCount(item.stem)
    return count >= 60 && count <= 200 ? [] : [`the stem has ${count} words, limit 60 to 200`]
  },
}
