import type { Cell } from '../../engine/worded-by-path.ts'
import type { ConvictionFacts, ConvictionStory } from './facts.ts'
import { decide, type PathId } from './law.ts'

/** A wording that may name the seat of the witness as well as the persons. */
export type Worded = (story: ConvictionStory, facts: ConvictionFacts) => Cell

/** A reason by path: on others it makes no sense. */
export type Cells = { readonly [P in PathId]?: Worded }

/** Returns the reason that a table of wordings makes. `applies` leaves out the facts of a path that it does not suit. */
export function worded<Z extends 'yes' | 'no'>(
  side: Z,
  cells: Cells,
  applies: (facts: ConvictionFacts) => boolean = () => true,
) {
  const pathOf = (facts: ConvictionFacts) => decide(facts) ?? 'deceit'
  const cell = (facts: ConvictionFacts, story: ConvictionStory): Cell =>
    cells[pathOf(facts)]?.(story, facts) ?? ['', '', '']
  return {
    side,
    texts: (facts: ConvictionFacts, story: ConvictionStory) => cell(facts, story).slice(0, 2),
    wordedBy: pathOf,
    right: (facts: ConvictionFacts, story: ConvictionStory) => cell(facts, story)[2],
    lesson: (facts: ConvictionFacts, story: ConvictionStory) => cell(facts, story)[2],
    applies: (facts: ConvictionFacts) => pathOf(facts) in cells && applies(facts),
  }
}
