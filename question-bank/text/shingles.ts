import { words } from './words.ts'

/** Every run of `size` words of a text, as a set. */
export function shingles(text: string, size = 5): Set<string> {
  const all = words(text)
  const found = new Set<string>()
  for (let start = 0; start + size <= all.length; start += 1)
    found.add(all.slice(start, start + size).join(' '))
  return found
}

/** Shared members ÷ all members of two sets, 0 to 1; two empty sets share nothing. */
export function jaccard<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): number {
  const [small, large] = one.size <= other.size ? [one, other] : [other, one]
  let shared = 0
  for (const member of small) if (large.has(member)) shared += 1
  const all = one.size + other.size - shared
  return all === 0 ? 0 : shared / all
}
