import type { ItemRule } from '../rule.ts'

/** Options are shuffled for every player, so a letter or a position names nothing. */
const LETTERS: readonly RegExp[] = [
  /\b(?:[Oo]ption|[Cc]hoice|[Aa]nswer)s? \(?[A-D]\b\)?/,
  /\b(?:option|choice)s? [1-4]\b/i,
  /(?<![\w)])\([A-D]\)(?!\()/,
  /(?:^|[.;:] )[B-D] (?:is|was|fails|tempts|misstates|confuses|would|states|wrongly)\b/,
  /\b(?:first|second|third|fourth|last|next|other two|preceding|previous) (?:option|choice|alternative|answer choice)s?\b/i,
]

export const optionLetters: ItemRule = {
  name: 'option-letters',
  severity: 'reject',
  check: (item) => {
    const texts: [string, string][] = [
      ['explanation', item.explanation],
      ['hint', item.hint],
    ]
    for (const [index, choice] of item.choices.entries()) texts.push([`choices.${index}.why`, choice.why])
    return texts.flatMap(([field, text]) => {
      const found = LETTERS.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
      return found === undefined ? [] : [`${field} names an option by letter or position: "${found.trim()}"`]
    })
  },
}
