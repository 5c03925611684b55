/** Letters and signs that a reader takes for a Latin one, by the letter they're taken for. */
const TAKEN_FOR: Readonly<Record<string, string>> = {
  a: 'аɑα@4ᴀ',
  b: 'ЬвВβ8ʙ',
  c: 'сϲ¢ᴄ',
  d: 'ԁɗᴅ',
  e: 'еєҽε3€ᴇ',
  f: 'ƒꜰ',
  g: 'ɡցɢ',
  h: 'һнНհʜ',
  i: 'іıιɩӏ1|!ɪ',
  j: 'јϳᴊ',
  k: 'кκᴋ',
  l: 'ⅼʟ',
  m: 'мМⅿμᴍ',
  n: 'пոηɴ',
  o: 'оοσօ0ᴏ',
  p: 'рρᴘ',
  q: 'ԛ',
  r: 'гɾʀ',
  s: 'ѕꜱ5$',
  t: 'тТτ7+ᴛ',
  u: 'υսцʋᴜ',
  v: 'ѵνᴠ',
  w: 'ԝшωᴡ',
  x: 'хχ×',
  y: 'уүγʏ',
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
