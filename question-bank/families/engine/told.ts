import type { Facts, Told } from './contract.ts'

/** Returns what is told of this case. */
export function told<F extends Facts, S, T extends string | readonly string[]>(
  words: Told<F, S, T>,
  facts: F,
  story: S,
): T {
  return typeof words === 'function' ? words(facts, story) : words
}
