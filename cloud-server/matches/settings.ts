import { BOT_AFTER_MS } from '#rules/match/matching.ts'
import {
  CHALLENGE_MS,
  FACE_OFF_MS,
  FIRST_DUEL_ROUNDS,
  MATCH_SETTINGS,
  type MatchSettings,
} from '#rules/match/settings.ts'
import { LEAST_MS_TO_ANSWER } from '#rules/reading.ts'
import { SOCKET_SETTINGS, type SocketSettings } from '../sockets/settings.ts'

/** How this server runs duels. Tests and load runs shorten the times; the rules stay. All times are ms. */
export interface DuelSettings extends SocketSettings {
  match: MatchSettings
  /** rounds of a player's first duel, where a bot plays it */
  firstDuelRounds: number
  /** the pause before round 1; 0: it opens at once */
  faceOffMs: number
  /** how long a player looks for a person before a bot steps in */
  botAfterMs: number
  challengeMs: number
  /** due rows are looked for this often (design section 6) */
  sweepMs: number
  /** and so soon after a look that found some: few are due at once then, and no result waits behind a crowd */
  sweepBusyMs: number
  /** waves of pairing begin this often (design section 6) */
  pairMs: number
  /** the duels of this node's sockets are read again this often, whatever the bus lost */
  rereadMs: number
  /** mail nobody fetched and test duels that ran out are forgotten this often */
  tidyMs: number
  /** how soon after its showing a question is answered */
  leastAnswerMs: number
  /** a batch of answers waits this long, or for this many */
  batchMs: number
  batchMost: number
  /** batches of answers, and looks at the duels that moved, begin no sooner than this after the last */
  paceMs: number
  /** a ticket whose node has been silent so long is dead */
  ticketStaleMs: number
  /** starts (queue, bot, challenge, rematch) a player may make a minute, over all nodes */
  startsPerMinute: number
  /**
   * matches that one account begins or takes up in 24 hours: with 10 questions each, a seventh of the ranked pool, which no
   * script draws in an afternoon; at half a minute a question they take six hours without a pause
   */
  matchesPerDay: number
  /** connections to the database for the duels of this node */
  connections: number
}

export const DUEL_SETTINGS: DuelSettings = {
  ...SOCKET_SETTINGS,
  match: MATCH_SETTINGS.live,
  firstDuelRounds: FIRST_DUEL_ROUNDS,
  faceOffMs: FACE_OFF_MS,
  botAfterMs: BOT_AFTER_MS,
  challengeMs: CHALLENGE_MS,
  sweepMs: 300,
  sweepBusyMs: 20,
  pairMs: 200,
  rereadMs: 1_000,
  tidyMs: 30_000,
  leastAnswerMs: LEAST_MS_TO_ANSWER,
  batchMs: 1,
  batchMost: 64,
  paceMs: 5,
  ticketStaleMs: 5_000,
  startsPerMinute: 40,
  matchesPerDay: 60,
  connections: 8,
}
