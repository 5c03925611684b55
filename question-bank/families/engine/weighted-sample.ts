import type { Random } from '../../text/seeded.ts'

/** Returns one member at random, with a chance in proportion to its weight; null when the list is empty. */
export function weightedPick<T>(from: readonly T[], weightOf: (one: T) => number, random: Random): T | null {
  const total = from.reduce((sum, one) => sum + weightOf(one), 0)
  let mark = random() * total
  for (const one of from) {
    mark -= weightOf(one)
    if (mark < 0) return one
  }
  return from.at(-1) ?? null
}

/** Returns one member at random, each with the same chance; null when the list is empty. */
export function anyOf<T>(from: readonly T[], random: Random): T | null {
  return from[Math.floor(random() * from.length)] ?? null
}

/** Returns `count` different members at random, by weight; fewer where there are fewer. */
export function weightedSample<T>(
  from: readonly T[],
  count: number,
  weightOf: (one: T) => number,
  random: Random,
): T[] {
  const rest = [...from]
  const picked: T[] = []
  while (picked.length < count) {
    const next = weightedPick(rest, weightOf, random)
    if (next === null) break
    picked.push(next)
    rest.splice(rest.indexOf(next), 1)
  }
  return picked
}
