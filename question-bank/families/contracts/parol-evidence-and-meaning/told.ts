import type { Party } from '../../engine/party.ts'

/** The telling of one case after the deal itself. */
export interface ParolCase {
  /** From the writing and the talk to the dispute. */
  readonly body: string
  readonly plaintiff: Party
  readonly defendant: Party
  /** The aim of the suit, reading on before "a contract"; "for breach of" where nothing is said. */
  readonly claim?: string
  /** The suit, reading on after its plaintiff; "sued" where nothing is said. */
  readonly sued?: string
  /** The offer of evidence at trial, reading on after the offeror. */
  readonly offer: string
  readonly offeror: Party
  readonly objector: Party
}

export const CLAUSE = 'This document is the entire agreement of the parties.'
