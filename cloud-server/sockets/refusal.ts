import type { LiveErrorCode } from '#protocol/live/error.ts'
import type { DuelState } from '#protocol/live/state.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import type { LiveSocket } from './hub.ts'

/** The words of each refusal; screens may word it themselves by the code. */
const WORDS: Record<LiveErrorCode, string> = {
  invalid: 'The message could not be read.',
  outdated: 'A newer version of Bar Duel is out. Please reload.',
  hello_first: 'Say hello first.',
  rate_limited: 'That was too fast. Please wait a moment.',
  unavailable: 'The server is catching its breath. Please try again shortly.',
  internal: 'Something went wrong on our side. Please try again.',
  bank_empty: 'There are not enough questions of this subject for a duel yet.',
  in_duel: 'You are in a duel already.',
  not_your_duel: 'This duel was not found.',
  seat_taken: 'You are playing this duel in another tab.',
  duel_over: 'This duel is over.',
  duel_running: 'This duel is not over yet.',
  answer_early: 'This question has not opened yet.',
  answer_late: 'The time for this question was up.',
  answer_stale: 'This question is closed.',
  already_answered: 'You have answered this question.',
  no_hints_left: 'You have used your three hints.',
  opponent_playing: 'Your opponent is playing. The win can’t be claimed now.',
  no_such_player: 'There is no player of that name.',
  player_busy: 'They’re busy just now. Please try again in a few minutes.',
  own_challenge: 'You cannot challenge yourself.',
  blocked: 'You and this player take no challenges from each other.',
  declined_lately: 'They just declined. You can challenge them again in 10 minutes.',
  already_challenged: 'Your last challenge is still open.',
  challenge_gone: 'This challenge is no longer open.',
  rematch_gone: 'The rematch is no longer on offer.',
}

/** A duel as it stands now, for one tab. */
export interface Snapshot {
  seq: number
  state: DuelState
}

/** Returns the refusal of a message of type `refused` (null: its type could not be read). */
export const refusalOf = (
  code: LiveErrorCode,
  refused: string | null,
  snapshot: Snapshot | null = null,
): ToClient => ({
  type: 'error',
  seq: snapshot?.seq ?? 0,
  payload: { code, message: WORDS[code], refused, state: snapshot?.state ?? null },
})

/** Refuses a message, with the fresh snapshot where it concerns a duel. */
export const refuse = (
  socket: Pick<LiveSocket, 'send'>,
  code: LiveErrorCode,
  refused: string | null,
  snapshot: Snapshot | null = null,
): void => socket.send(refusalOf(code, refused, snapshot))
