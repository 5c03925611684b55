import type { Item } from '../../load/item.ts'
import { words } from '../../text/words.ts'

/** A word or pair of words that stands unevenly in keys and distractors. */
export interface CueWord {
  readonly term: string
  readonly inKeys: number
  readonly inDistractors: number
  /** How many standard deviations its count in keys lies from a quarter of all; negative: it marks distractors. */
  readonly pull: number
}

const LEAST_USES = 6

/** The terms that tell keys from distractors most, strongest first: what to even out when the classifier learns. */
export function cueWords(items: readonly Item[], count: number): CueWord[] {
  const tally = new Map<string, [keys: number, distractors: number]>()
  for (const item of items) {
    for (const [index, choice] of item.choices.entries()) {
      const list = words(choice.text)
      const terms = new Set([...list, ...list.slice(1).map((word, place) => `${list[place]} ${word}`)])
      for (const term of terms) {
        const [keys, distractors] = tally.get(term) ?? [0, 0]
        tally.set(term, index === item.correct ? [keys + 1, distractors] : [keys, distractors + 1])
      }
    }
  }
  return [...tally]
    .filter(([, [keys, distractors]]) => keys + distractors >= LEAST_USES)
    .map(([term, [inKeys, inDistractors]]) => {
      const uses = inKeys + inDistractors
      return { term, inKeys, inDistractors, pull: (inKeys - uses / 4) / Math.sqrt((uses * 3) / 16) }
    })
    .sort((one, other) => Math.abs(other.pull) - Math.abs(one.pull) || (one.term < other.term ? -1 : 1))
    .slice(0, count)
}
