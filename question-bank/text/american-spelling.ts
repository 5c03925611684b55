/** Spellings that an American reader takes for foreign or old, each a pattern for whole words, and what to write instead. */
export const FOREIGN_SPELLINGS: readonly (readonly [pattern: string, instead: string])[] = [
  ['e-mail(?:s|ed|ing)?', 'email'],
  ['travell(?:ed|ing|er)', 'traveled'],
  ['judgement', 'judgment'],
  ['towards', 'toward'],
  ['fulfil', 'fulfill'],
  ['learnt|spelt|dreamt', 'learned, spelled, dreamed'],
  ['amongst', 'among'],
]
