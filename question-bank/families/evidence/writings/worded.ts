import type { Side } from '../../engine/contract.ts'
import type { Twist, WritingFacts, WritingStory } from './facts.ts'

/** Two wordings of a reason, and why it is right or fails beside one twist. */
export type Cell = readonly [string, string, string]

/** A reason by twist: beside others it makes no sense. */
export type Cells = { readonly [T in Twist]?: (story: WritingStory) => Cell }

/** Returns the reason that a table of wordings makes. */
export function worded<S extends Side>(side: S, cells: Cells) {
  const cell = ({ twist }: WritingFacts, story: WritingStory): Cell => cells[twist]?.(story) ?? ['', '', '']
  return {
    side,
    texts: (facts: WritingFacts, story: WritingStory) => cell(facts, story).slice(0, 2),
    wordedBy: ({ twist }: WritingFacts) => twist,
    right: (facts: WritingFacts, story: WritingStory) => cell(facts, story)[2],
    lesson: (facts: WritingFacts, story: WritingStory) => cell(facts, story)[2],
    applies: ({ twist }: WritingFacts) => twist in cells,
  }
}
