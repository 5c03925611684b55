/** Letters and signs that a reader takes for a Latin one, by the letter they're taken for. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: 'аɑα@4',
  b: 'ЬвВβ',
  c: 'сϲ¢',
  d: 'ԁɗ',
  e: 'еєҽε3€',
  f: 'ƒ',
  g: 'ɡց',
  h: 'һнНհ',
  i: 'іıιɩӏ1|!',
  j: 'јϳ',
  k: 'кκ',
  l: 'ⅼ',
  m: 'мМⅿμ',
  n: 'пոη',
  o: 'оοσօ0',
  p: 'рρ',
  q: 'ԛ',
  r: 'гɾ',
  s: 'ѕꜱ5$',
  t: 'тТτ7+',
  u: 'υսцʋ',
  v: 'ѵν',
  w: 'ԝшω',
  x: 'хχ×',
  y: 'уүγ',
  z: 'ᴢζ',
}

const LATIN = new Map(
  Object.entries(TAKEN_FOR).flatMap(([letter, others]) => [...others].map((one) => [one, letter] as const)),
)

/** Returns a name's Latin letters, and those its other letters, digits and signs are taken for, in lower case. */
export const readAsLatin = (name: string): string =>
  [...name.normalize('NFKD')]
    .map((one) => LATIN.get(one) ?? LATIN.get(one.toLowerCase()) ?? one.toLowerCase())
    .join('')
    .replace(/[^a-z]/g, '')

/** Alphabets whose letters pass for each other's. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
]

/** Whether a name's letters come from two alphabets that look alike: no language is written so, only another's name. */
export const mixesAlphabets = (name: string): boolean => {
  const bare = name.normalize('NFKD')
  return ALIKE.filter((alphabet) => alphabet.test(bare)).length > 1
}
