/** Paths that come up more than once in a cycle, since their reasons would else be the key too seldom beside how often they tempt. */
const DRAWS: Readonly<Record<string, number>> = {
  'general > groundless': 2,
  'special-own > ousted > runs': 2,
  'kept-note': 2,
  oral: 3,
  quitclaim: 2,
  recall: 2,
  recorded: 4,
  refused: 3,
  'special-other': 3,
  'special-own > present': 4,
}

export const draws = (path: string): number => DRAWS[path] ?? 1
