import { type Cells as CellsOf, wordedByPath } from '../../engine/worded-by-path.ts'
import type { FraudsFacts, FraudsStory, Twist } from './facts.ts'

export type { Cell } from '../../engine/worded-by-path.ts'
/** A reason by twist: beside others it makes no sense. */
export type Cells = CellsOf<FraudsStory, Twist>

/** Returns the reason that a table of wordings makes. */
export const worded = wordedByPath<FraudsFacts, FraudsStory, Twist>(({ twist }) => twist)
