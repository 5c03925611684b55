import type { Party } from '../../engine/party.ts'

/** A civil action between two people that turns on what one of them wrote or said. */
export interface Debt {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The transaction, as a sentence that introduces both parties. */
  readonly event: string
  /** The plaintiff's view of it, reading on after "claiming that". */
  readonly claim: string
  /** The same transaction from the side of the defendant. */
  readonly scene: string
  /** A document recorded with the county that bears on the dispute, with its article. */
  readonly record: string
  /** The disputed words, as they were written or spoken to the plaintiff. */
  readonly words: string
  /** Somebody who knows the defendant's handwriting, and how, reading on after "had". */
  readonly reader: Party
  readonly reading: string
  /** A detail in a message, reading on after "mentioned". */
  readonly detail: string
  /** A relative of the plaintiff, named so at the first mention, who saw something or telephoned with somebody. */
  readonly listener: Party
}
