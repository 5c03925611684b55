import type { DuelEnd } from '#protocol/live/result.ts'
import type { Ended, Untaken } from '#rules/match/outcome.ts'
import type { RoundAnswer } from '#rules/match/rounds.ts'
import type { Side } from '#rules/match/side.ts'

export interface StoredAnswer extends RoundAnswer {
  /** from shown to received, by the database's clock */
  responseMs: number
  /** instant in ms */
  at: number
}

/** Where a match stands, as the database said at one moment. */
export interface MatchState {
  id: string
  seq: number
  status: 'active' | 'over' | 'abandoned'
  phase: 'question' | 'reveal'
  /** 1-based */
  round: number
  scores: readonly [number, number]
  winner: Side | null
  /** null while it runs, and of an invitation that came to nothing */
  ended: Ended | null
  /** of a friend game that the other player has not taken: open, or what became of it; null for every other match */
  invitation: 'open' | Untaken | null
  /** sockets that play for the players */
  seats: readonly [string | null, string | null]
  /** rounds in which each took a hint */
  hints: readonly [readonly number[], readonly number[]]
  answers: readonly StoredAnswer[]
  /** instant in ms at which the phase ends by itself, by the database's clock */
  dueAt: number | null
  /** ms until then when it was read */
  remainingMs: number
  /** this process's clock when it was read */
  readAt: number
  /** instant in ms, null while it runs */
  finishedAt: number | null
  /** written by the settlement; null before */
  outcomes: readonly [DuelEnd | null, DuelEnd | null] | null
}

export const answerIn = (
  state: Pick<MatchState, 'answers'>,
  side: Side,
  round: number,
): StoredAnswer | null =>
  state.answers.find((answer) => answer.side === side && answer.round === round) ?? null

/** Whether the open round waits for answers. */
export const isOpen = (state: MatchState): boolean => state.status === 'active' && state.phase === 'question'

/** Whether it waits for round 1 to open. */
export const isFacingOff = (state: MatchState): boolean =>
  state.status === 'active' && state.phase === 'reveal' && state.round === 0

/** Returns the ms left of the present phase. */
export const remainingIn = (state: MatchState): number =>
  Math.max(0, Math.round(state.remainingMs - (performance.now() - state.readAt)))
