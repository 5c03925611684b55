/** A source of numbers in [0, 1). */
export type Random = () => number

/** The 32-bit FNV-1a hash of a text: small, fast and the same on every machine. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** A reproducible random source (mulberry32) from any text: equal seeds give equal sequences for ever. */
export function seeded(seed: string): Random {
  let state = hash32(seed)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** A copy of `list` in an order drawn from `random` (Fisher–Yates). */
export function shuffled<T>(list: readonly T[], random: Random): T[] {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const held = copy[last] as T
    copy[last] = copy[other] as T
    copy[other] = held
  }
  return copy
}
