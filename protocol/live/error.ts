import { z } from 'zod'

/** Every refusal over the socket has one of these codes. Refusals that concern a duel bring its fresh snapshot. */
export const LIVE_ERROR_CODES = [
  'invalid', // not a message of this contract
  'outdated', // hello named a version this server does not speak; the socket is closed
  'hello_first', // nothing is taken before presence:hello
  'rate_limited', // this message was too many; more of them close the socket with LIVE_CLOSE.flood
  'unavailable', // the database cannot be reached; what was sent may be sent again
  'internal',
  'bank_empty', // no question of the subject is left to ask
  'in_duel', // one live duel a player: the snapshot shows the open one
  'not_your_duel', // unknown, or somebody else's
  'seat_taken', // another tab of yours plays this duel; duel:enter takes it back
  'duel_over',
  'duel_running', // what may be asked only after the duel
  'answer_early', // the round has not opened
  'answer_late', // the deadline had passed
  'answer_stale', // the round is closed
  'already_answered', // one answer a question: the first stands
  'no_hints_left',
  'opponent_playing', // no claim: one of the last two rounds has their answer, or not yours
  'no_such_player',
  'player_busy', // the challenged player is in a duel, or answers the day's case
  'own_challenge', // challenging oneself
  'blocked', // one of the two has blocked the other
  'declined_lately', // the player just declined this one's challenge
  'already_challenged', // one open challenge a player at a time
  'challenge_gone', // declined, canceled, expired or taken
  'rematch_gone', // the other has left, plays elsewhere or has not offered
] as const

export type LiveErrorCode = (typeof LIVE_ERROR_CODES)[number]

export const liveErrorCode = z.enum(LIVE_ERROR_CODES)
