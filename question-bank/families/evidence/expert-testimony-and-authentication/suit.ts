import type { Party } from '../../engine/party.ts'

/** A civil action that turns on what caused a harm. The defendant is a business. */
export interface Suit {
  readonly plaintiff: Party
  readonly defendant: Party
  /** The harm, as a sentence that introduces both parties. */
  readonly event: string
  /** The same in other words. */
  readonly scene: string
  /** The expert's opinion on the cause, reading on after "that". */
  readonly cause: string
  /** A specialist in the field, and years of work in it, reading on after "had". */
  readonly expert: Party
  readonly trained: string
  /** A specialist in another field, an honor there, reading on after "had", and the field that is strange to that person. */
  readonly outsider: Party
  readonly honor: string
  readonly field: string
  /** A method with its article, and a step that it requires, reading on after "that". */
  readonly test: string
  readonly step: string
  /** Sound studies of something else, and what they would have to be about. */
  readonly studies: string
  readonly subject: string
  /** A report that specialists rely on, and a question about a weak point in it. */
  readonly report: string
  readonly weak: string
  /** A source on which no specialist relies. */
  readonly gossip: string
  /** A specialist on the other side, and another cause, reading on after "that". */
  readonly rival: Party
  readonly otherCause: string
  /** A learned work, and passages for and against the opinion, each reading on after "that". */
  readonly book: string
  readonly supports: string
  readonly doubts: string
}
