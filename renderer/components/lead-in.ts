/** A stem cut before its last sentence, the question itself; `facts` is empty when there is only one. */
export interface SplitStem {
  readonly facts: string
  readonly leadIn: string
}

/** Words whose full stop ends no sentence. */
const ABBREVIATIONS = new Set(
  (
    'v vs mr mrs ms dr prof hon st jr sr inc co corp ltd llc no nos art arts sec amend const ch cl para ' +
    'gov sen rep gen lt sgt capt col rev ave blvd dept eg ie etc cf approx'
  ).split(' '),
)

const SENTENCE_END = /[.!?]["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\d])/gu

/** The last sentence is the lead-in: the item standard ends every stem in its one question. */
export function splitLeadIn(stem: string): SplitStem {
  const text = stem.trim()
  const cut = sentenceStarts(text).at(-1) ?? 0
  return { facts: text.slice(0, cut).trim(), leadIn: text.slice(cut) }
}

/** Returns at which characters the sentences of a text begin. */
export function sentenceStarts(text: string): number[] {
  const starts = [0]
  for (const match of text.matchAll(SENTENCE_END)) {
    if (!endsInAbbreviation(text.slice(0, match.index), match[0])) starts.push(match.index + match[0].length)
  }
  return starts
}

function endsInAbbreviation(before: string, end: string): boolean {
  if (!end.startsWith('.')) return false
  const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? ''
  // Initials, as in 'J. Smith' and 'U.S. Marshals'.
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return true
  return ABBREVIATIONS.has(word.replaceAll('.', '').toLowerCase())
}
