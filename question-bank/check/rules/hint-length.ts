import { wordCount } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

export const hintLength: ItemRule = {
  name: 'hint-length',
  severity: 'reject',
  check: (item) => {
    const count = wordCount(item.hint)
    return count <= 25 ? [] : [`the hint has ${count} words, limit 25`]
  },
}
