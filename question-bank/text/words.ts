/** Grammar words that carry no subject matter, so that sharing them says nothing. */
const STOP_WORDS = new Set(
  (
    'a about above after again against all also am an and any are as at be because been before being below ' +
    'between both but by can cannot could did do does doing down during each either even for from further had ' +
    'has have having he her here hers herself him himself his how however i if in into is it its itself just ' +
    'may me might more most must my neither no nor not now of off on once one only or other our ours out over ' +
    'own same shall she should so some such than that the their theirs them themselves then there these they ' +
    'this those though through to too under unless until up upon very was we were what when where whether ' +
    'which while who whom whose why will with within without would yes yet you your'
  ).split(' '),
)

/** The words of a text in order, lower-cased, with amounts and citations kept whole ('$75,000', '801(c)'). */
export function words(text: string): string[] {
  const found = text
    .normalize('NFC')
    .replaceAll('’', "'")
    .toLowerCase()
    .match(/\$?[\p{L}\p{N}]+(?:['.,/-][\p{L}\p{N}]+)*(?:\([\p{L}\p{N}]+\))*%?/gu)
  return found ?? []
}

/** How many words a reader counts: runs between spaces that hold a letter or digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((run) => /[\p{L}\p{N}]/u.test(run)).length
}

/** The words with subject matter, each reduced to its `lemma`, repeats kept. */
export function contentWords(text: string): string[] {
  return words(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(lemma)
}

/**
 * A word without its plainest endings ('statements' → 'statement', 'warned' → 'warn'), so that inflected
 * forms meet. Crude on purpose: it only has to treat both sides of a comparison alike.
 */
export function lemma(word: string): string {
  const bare = word.replace(/'s$|s'$/, '')
  if (bare.length <= 3 || /\d/.test(bare)) return bare
  const stripped = bare
    .replace(/(ss|us|is)$/, '$1')
    .replace(/ies$/, 'y')
    .replace(/(x|ch|sh|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/([^e])ed$/, '$1')
    .replace(/(.{3})ing$/, '$1')
  return stripped.replace(/([bdfgmnprt])\1$/, '$1').replace(/(.{3})e$/, '$1')
}

/** Case, punctuation and spacing taken away, for comparing two texts. */
export function bare(text: string): string {
  return words(text).join(' ')
}
