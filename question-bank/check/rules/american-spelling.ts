import { FOREIGN_SPELLINGS } from '../../text/american-spelling.ts'
import type { ItemRule } from '../rule.ts'

const RULES = FOREIGN_SPELLINGS.map(([pattern, instead]) => ({
  spelled: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'i'),
  instead,
}))

/** Everything a player reads is spelled as an American writes it. */
export const americanSpelling: ItemRule = {
  name: 'american-spelling',
  severity: 'reject',
  check: ({ stem, choices, explanation, hint }) => {
    const read = [stem, ...choices.flatMap(({ text, why }) => [text, why]), explanation, hint].join(' ')
    return RULES.flatMap(({ spelled, instead }) => {
      const found = spelled.exec(read)?.[0]
      return found === undefined ? [] : [`says "${found}"; American: ${instead}`]
    })
  },
}
