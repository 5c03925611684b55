import type { Story } from '../../engine/tables.ts'
import type { Crime } from './crimes.ts'
import type { Debt } from './debt.ts'
import type { ExpertFacts } from './facts.ts'
import type { Suit } from './suit.ts'

/** One scene for each kind of trial, each with its own parties and witnesses. */
export interface ExpertStory extends Story<ExpertFacts> {
  readonly suit: Suit
  readonly crime: Crime
  readonly debt: Debt
}
