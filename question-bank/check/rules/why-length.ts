import { wordCount } from '../../text/words.ts'
import type { ItemRule } from '../rule.ts'

/** The length that the teaching voice allows, and room for a citation. */
const MOST_WORDS = { why: 35, explanation: 130 } as const

/** A reason is read in a breath, and an explanation in a minute. */
export const whyLength: ItemRule = {
  name: 'why-length',
  severity: 'reject',
  check: (item) => [
    ...item.choices.flatMap(({ why }) => over('a reason', why, MOST_WORDS.why)),
    ...over('the explanation', item.explanation, MOST_WORDS.explanation),
  ],
}

function over(what: string, text: string, most: number): string[] {
  const count = wordCount(text)
  return count > most ? [`${what} has ${count} words, at most ${most}: "${text.slice(0, 60)}…"`] : []
}
