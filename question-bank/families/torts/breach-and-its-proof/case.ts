import type { Party } from '../../engine/party.ts'

/** One case: its parties, the accident, and the evidence. */
export interface BreachCase {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The conduct of the defendant before the accident. It begins with an article. */
  readonly start: string
  /** The accident. */
  readonly accident: string
  /** The accident as a noun with an article. */
  readonly event: string
  /** The evidence. Its first word may be written small. */
  readonly proof: string
  /** The text of a statute. */
  readonly statute?: string
  /** The law of the jurisdiction, where it has to be fixed, reading on after "a jurisdiction that". */
  readonly law?: string
}
