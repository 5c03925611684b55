import { type Cells as CellsOf, wordedByPath } from '../../engine/worded-by-path.ts'
import type { AbsentFacts, AbsentStory, Twist } from './facts.ts'

export type { Cell } from '../../engine/worded-by-path.ts'
/** A reason by twist: beside others it makes no sense. */
export type Cells = CellsOf<AbsentStory, Twist>

/** Returns the reason that a table of wordings makes. */
export const worded = wordedByPath<AbsentFacts, AbsentStory, Twist>(({ twist }) => twist)
