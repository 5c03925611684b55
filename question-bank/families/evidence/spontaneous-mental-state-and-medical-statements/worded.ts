import type { Side } from '../../engine/contract.ts'
import type { SpontaneousFacts, SpontaneousStory, Twist } from './facts.ts'

/** Two wordings of a reason, and why it is right or fails beside one twist. */
export type Cell = readonly [string, string, string]

/** A reason by twist: beside others it makes no sense. */
export type Cells = { readonly [T in Twist]?: (story: SpontaneousStory) => Cell }

/** Returns the reason that a table of wordings makes. */
export function worded<S extends Side>(side: S, cells: Cells) {
  const cell = ({ twist }: SpontaneousFacts, story: SpontaneousStory): Cell =>
    cells[twist]?.(story) ?? ['', '', '']
  return {
    side,
    texts: (facts: SpontaneousFacts, story: SpontaneousStory) => cell(facts, story).slice(0, 2),
    wordedBy: ({ twist }: SpontaneousFacts) => twist,
    right: (facts: SpontaneousFacts, story: SpontaneousStory) => cell(facts, story)[2],
    lesson: (facts: SpontaneousFacts, story: SpontaneousStory) => cell(facts, story)[2],
    applies: ({ twist }: SpontaneousFacts) => twist in cells,
  }
}
