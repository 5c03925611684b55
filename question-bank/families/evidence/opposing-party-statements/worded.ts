import type { Side } from '../../engine/contract.ts'
import type { PartyFacts, PartyStory } from './facts.ts'
import { decide, type PathId } from './law.ts'

/** Two wordings of a reason, and why it is right or fails on one path. */
export type Cell = readonly [string, string, string]

/** A reason by path: on others it makes no sense. */
export type Cells = { readonly [P in PathId]?: (story: PartyStory) => Cell }

const pathOf = (facts: PartyFacts): PathId => decide(facts) ?? 'own'

/** Returns the reason that a table of wordings makes. */
export function worded<S extends Side>(side: S, cells: Cells) {
  const cell = (facts: PartyFacts, story: PartyStory): Cell => cells[pathOf(facts)]?.(story) ?? ['', '', '']
  return {
    side,
    texts: (facts: PartyFacts, story: PartyStory) => cell(facts, story).slice(0, 2),
    wordedBy: pathOf,
    right: (facts: PartyFacts, story: PartyStory) => cell(facts, story)[2],
    lesson: (facts: PartyFacts, story: PartyStory) => cell(facts, story)[2],
    applies: (facts: PartyFacts) => pathOf(facts) in cells,
  }
}
