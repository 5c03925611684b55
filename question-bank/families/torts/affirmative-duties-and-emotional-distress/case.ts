import type { Party } from '../../engine/party.ts'

/** Three ways to begin the same events; what each puts first depends on the matter. */
export type Opening = 0 | 1 | 2

/** One case: its parties, the events, and the nouns that options use. */
export interface DutyCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The harm sued for, as a singular noun without an article. */
  readonly harm: string
  /** The events in order of time, which begin in one of three ways. */
  readonly events: (opening: Opening) => string
  /** The law of the jurisdiction, where it has to be fixed. */
  readonly law?: string
  /** The roles of the two, reading on after "as". */
  readonly pair: string
  /** The third person whose conduct or injury is at issue, with "the" or a possessive. */
  readonly third: string
  /** The thing that did the harm, without an article. */
  readonly thing: string
  /** The people whom a service protects, and the place of it. */
  readonly people: string
  readonly place: string
  /** The employee who sees it, with "the". */
  readonly staff: string
  /** The one who owes a duty of safety at that place, with "the". */
  readonly owner: string
}
