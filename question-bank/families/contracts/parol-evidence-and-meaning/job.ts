import type { Party } from '../../engine/party.ts'

/** A contract for work, which the common law governs. */
export interface Job {
  readonly provider: Party
  readonly client: Party
  /** The work, reading on after "to", by the name of its owner in the possessive. */
  readonly work: (whose: string) => string
  readonly price: string
  /** The price with two digits exchanged by a typist. */
  readonly typed: string
  /** A small promise for no further money, reading on after "to". */
  readonly extra: string
  /** More work for more money, reading on after "to". */
  readonly second: string
  readonly more: string
  /** A false statement of the provider, reading on after "that". */
  readonly lie: string
  /** A phrase of the contract, its narrow sense, and the wide one. */
  readonly word: string
  readonly narrow: string
  readonly wide: string
  /** The one whose approval is needed, and its object. */
  readonly approver: string
  readonly design: string
}
