import type { Party } from '../../engine/party.ts'

/** Three ways to begin the same events; what each puts first depends on the link. */
export type Opening = 0 | 1 | 2

/** One case: its parties, and the events from the breach to the harm. */
export interface CauseCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** A second defendant. */
  readonly second?: Party
  /** The person who carelessly set off the other force, with an article, where that one isn't sued. */
  readonly rival?: string
  /** The breach as a noun. */
  readonly flaw: string
  /** The other force as a noun. */
  readonly other: string
  /** The harm as a singular noun without an article. */
  readonly harm: string
  /** True where the plaintiff suffered another harm too, so that the suit has to say for which it is. */
  readonly isOneOfTwo?: boolean
  /** The events in order of time, which begin in one of three ways. */
  readonly events: (opening: Opening) => string
  /** The law of the jurisdiction, where it has to be fixed. */
  readonly law?: string
}
