import type { Party } from '../../engine/party.ts'

/** The telling of one case after the deal itself, in order of time. */
export interface ParolCase {
  /** The deal and the talks before it, where a telling can begin with the talks; `rest` then takes the place of `body`. */
  readonly opening?: string
  readonly rest?: string
  /** From the writing and the talks to the dispute. */
  readonly body: string
  /** The suit, as a sentence. */
  readonly suit: string
  /** The law of the state, as sentences between the suit and the trial. */
  readonly law?: string
  /** The court's finding at trial, reading on after "the court found"; `isHeard` where it had heard the evidence for that. */
  readonly found?: string
  readonly isHeard?: boolean
  /** The offer of evidence at trial, reading on after the offeror. */
  readonly offer: string
  readonly offeror: Party
  readonly objector: Party
}

export const CLAUSE = 'This document is the entire agreement of the parties.'
