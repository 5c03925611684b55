import { wordCount } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

const MOST_WORDS = 170

/** The daily case is read against the clock and often on a phone, so stem and options together stay short. */
export const dailyLength: ItemRule = {
  name: 'daily-length',
  severity: 'reject',
  check: (item) => {
    if (item.pool !== 'daily') return []
    const count = wordCount([item.stem, ...item.choices.map((choice) => choice.text)].join(' '))
    return count <= MOST_WORDS
      ? []
      : [`stem and options have ${count} words, at most ${MOST_WORDS} for a daily case`]
  },
}
