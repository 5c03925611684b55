import type { Party } from '../../engine/party.ts'

/** One case: its parties, the breach, and the events that followed. */
export interface CauseCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** A second defendant. */
  readonly second?: Party
  /** The breach in the past tense, reading on after the defendant. */
  readonly breach: string
  /** The breach as a noun. */
  readonly flaw: string
  /** The other force as a noun. */
  readonly other: string
  /** The harm as a singular noun without an article. */
  readonly harm: string
  /** The events after the breach. `p` names the plaintiff and `s` the second defendant, each with an article. */
  readonly events: (p: string, s: string) => string
  /** The law of the jurisdiction, where it has to be fixed. */
  readonly law?: string
}
