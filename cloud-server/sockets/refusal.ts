import { countedInWords, lengthOfTime, whole } from '#protocol/figures.ts'
import type { LiveErrorCode } from '#protocol/live/error.ts'
import type { DuelState } from '#protocol/live/state.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import { HINTS_PER_DUEL, QUIET_AFTER_DECLINE_MS } from '#rules/match/settings.ts'
import type { LiveSocket } from './hub.ts'

/** The words of each refusal; screens may word it themselves by the code. */
const WORDS: Record<LiveErrorCode, string> = {
  invalid: 'We couldn’t read that message. Reload the page.',
  outdated: 'A newer version of Bar Duel is out. Reload to get it.',
  hello_first: 'Say hello first.',
  rate_limited: 'That was too fast. Wait a moment, then try again.',
  unavailable: 'The server is busy. Try again in a minute.',
  internal: 'Something went wrong on our end. Try again.',
  bank_empty: 'This subject needs more questions. Pick another.',
  in_duel: 'You’re already in a duel.',
  not_your_duel: 'We can’t find that duel. Start a new one.',
  seat_taken: 'You’re playing this duel in another tab.',
  duel_over: 'This duel is over.',
  duel_running: 'This duel isn’t over yet.',
  answer_early: 'This question isn’t open yet.',
  answer_late: 'Time was up for this question.',
  answer_stale: 'This question is closed.',
  already_answered: 'You already answered this question.',
  no_hints_left: `You’ve used all ${countedInWords(HINTS_PER_DUEL, 'hint', 'hints')}.`,
  opponent_playing: 'Your opponent is back, so you can’t claim the win.',
  no_such_player: 'No player has that username. Check the spelling.',
  player_busy: 'They’re busy right now. Try again in a few minutes.',
  own_challenge: 'You can’t challenge yourself.',
  blocked: 'You can’t challenge this player.',
  declined_lately: `They just declined. You can challenge them again in ${lengthOfTime(QUIET_AFTER_DECLINE_MS, 'minute', whole)}.`,
  already_challenged: 'Your last challenge is still open.',
  challenge_gone: 'This challenge is closed.',
  rematch_gone: 'That rematch offer expired.',
}

/** A duel as it stands now, for one tab. */
export interface Snapshot {
  seq: number
  state: DuelState
}

/** Returns the refusal of a message of type `refused` (null: its type could not be read), in the code's words or its own. */
export const refusalOf = (
  code: LiveErrorCode,
  refused: string | null,
  snapshot: Snapshot | null = null,
  message = WORDS[code],
): ToClient => ({
  type: 'error',
  seq: snapshot?.seq ?? 0,
  payload: { code, message, refused, state: snapshot?.state ?? null },
})

/** Refuses a message, with the fresh snapshot where it concerns a duel. */
export const refuse = (
  socket: Pick<LiveSocket, 'send'>,
  code: LiveErrorCode,
  refused: string | null,
  snapshot: Snapshot | null = null,
): void => socket.send(refusalOf(code, refused, snapshot))
