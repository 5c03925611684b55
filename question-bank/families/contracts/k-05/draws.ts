/** Paths that come up more than once in a cycle, since their reasons would else be the key too seldom beside how often they tempt. */
const DRAWS: Readonly<Record<string, number>> = {
  'goods > consumer': 2,
  'goods > objected-late': 3,
  'goods > part': 2,
  'goods > quantity-missing': 3,
  'land > price-missing': 5,
}

export const draws = (path: string): number => DRAWS[path] ?? 1
