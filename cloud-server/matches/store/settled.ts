import type { Side } from '#rules/match/side.ts'
import type { ScoredRound } from '../model/answers.ts'
import type { Before, HeadToHead, Outcome } from '../model/outcome.ts'
import type { MatchSetup } from '../model/setup.ts'

/** One person of a finished duel as the settlement finds them, their row locked. */
export interface Party {
  userId: string
  side: Side
  /** the number of their last event */
  eventSeq: number
  before: Before
  /** matches of the same two people in the 24 hours before that counted or were rated */
  earlier: number
  /** the same two people's matches that counted, before this one */
  headToHead: HeadToHead
}

/** The outcome of a duel for one of them. */
export interface Decided {
  userId: string
  side: Side
  rounds: readonly ScoredRound[]
  outcome: Outcome
}

/** The same on its way into the database. */
export interface Settled extends Decided {
  setup: MatchSetup
  party: Party
}
