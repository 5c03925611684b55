import { DAY_MS, MINUTE_MS } from '../days.ts'
import { ABANDONED_AFTER } from './outcome.ts'

/** How a kind of match is played (design sections 4 and 6; spec section 9). Kinds differ in these numbers, not in code. */
export interface MatchSettings {
  rounds: number
  /** points that end the match early once its holder leads; null plays every round */
  winAt: number | null
  answerWindowMs: number
  /** pause between a round's close and the next question */
  revealMs: number
  /** the meaning of silence at the deadline: a wrong answer, or the loss of the match */
  silence: 'timeout' | 'forfeit'
  /** rounds in a row without an answer from either, after which the match is abandoned; null: it never is */
  silentLimit: number | null
}

export type MatchKind = 'live' | 'bot' | 'friend'

/** How long a result shows before the next question, in the solo challenge as in a duel (spec section 9). */
export const RESULT_MS = 3_000

/** The step from a round's result to the next round (spec section 9). */
export const TRANSITION_MS = 1_500

/** The pause of a live duel between two rounds; 0 under load tests. */
const LIVE_REVEAL_MS = RESULT_MS + TRANSITION_MS

/** The pause before round 1 in which the two players of a live duel meet. */
export const FACE_OFF_MS = 3_000

/** Rounds of a player's first duel, where a bot plays it: short enough to see the end of it. */
export const FIRST_DUEL_ROUNDS = 5

const LIVE: MatchSettings = {
  rounds: 10,
  winAt: null,
  answerWindowMs: MINUTE_MS,
  revealMs: LIVE_REVEAL_MS,
  silence: 'timeout',
  silentLimit: ABANDONED_AFTER,
}

export const MATCH_SETTINGS: Record<MatchKind, MatchSettings> = {
  live: LIVE,
  bot: LIVE,
  friend: {
    rounds: 7,
    winAt: 4,
    answerWindowMs: DAY_MS,
    revealMs: 0,
    silence: 'forfeit',
    silentLimit: null,
  },
}

/** How long a live challenge, and the offer of a rematch, stands open (S9.18). */
export const CHALLENGE_MS = MINUTE_MS

/** Days within which neither player may have seen a duel's question, while others are left (design D4.13). */
export const UNSEEN_DAYS = 30

/** Open friend games: those one player may have started, and those between two people. */
export const MOST_OPEN_GAMES = 20
export const MOST_OPEN_BETWEEN = 3

/** After a Decline, how long nothing more is heard of the challenger. */
export const QUIET_AFTER_DECLINE_MS = 10 * MINUTE_MS

export const HINTS_PER_DUEL = 3
