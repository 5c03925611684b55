import { type Cells as CellsOf, wordedByPath } from '../../engine/worded-by-path.ts'
import type { PartyFacts, PartyStory } from './facts.ts'
import { decide, type PathId } from './law.ts'

export type { Cell } from '../../engine/worded-by-path.ts'
/** A reason by path: on others it makes no sense. */
export type Cells = CellsOf<PartyStory, PathId>

/** Returns the reason that a table of wordings makes. */
export const worded = wordedByPath<PartyFacts, PartyStory, PathId>((facts) => decide(facts) ?? 'own')
