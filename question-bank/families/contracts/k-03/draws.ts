/** Paths that come up more than once in a cycle, since their reasons would else be the key too seldom beside how often they tempt. */
const DRAWS: Readonly<Record<string, number>> = {
  'conditional > conduct-drops-offer-term': 2,
  'conditional > counter-accepted': 5,
  'conditional > nothing-formed': 3,
  'confirmation > not-between-merchants': 4,
  'definite-reply > objected-late': 5,
}

export const draws = (path: string): number => DRAWS[path] ?? 1
