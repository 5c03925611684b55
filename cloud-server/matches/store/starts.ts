import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { BotPlan } from '#rules/match/bot.ts'
import type { BotLevel } from '#rules/match/result.ts'
import type { MatchSettings } from '#rules/match/settings.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { Origin } from '../model/setup.ts'

export interface NewDuel {
  id: string
  roomCode: string
  subject: PlayableSubject
  players: readonly [string, string | null]
  botLevel: BotLevel | null
  /** the bot's answers, a round; empty against a person */
  botPlans: readonly BotPlan[]
  settings: MatchSettings
  faceOffMs: number
  rated: boolean
  itemIds: readonly string[]
  orders: readonly (readonly number[])[]
  keys: readonly number[]
  training: readonly boolean[]
  origin: Origin
  seats: readonly [string | null, string | null]
  /** found in the queue: its players must still hold their tickets */
  queued: boolean
}

const rowOf = ({ settings, players, seats, ...duel }: NewDuel) => {
  const bot = duel.botLevel !== null
  return {
    id: duel.id,
    kind: bot ? 'bot' : 'live',
    room_code: duel.roomCode,
    subject: duel.subject,
    player1_id: players[0],
    player2_id: players[1],
    bot_level: duel.botLevel,
    rounds: settings.rounds,
    win_at: settings.winAt,
    answer_window_ms: settings.answerWindowMs,
    reveal_ms: settings.revealMs,
    silence: settings.silence,
    silent_limit: settings.silentLimit,
    rated: duel.rated,
    item_ids: duel.itemIds,
    option_orders: duel.orders,
    keys: duel.keys,
    bot_places: bot ? duel.botPlans.map((plan) => plan.choice) : null,
    bot_after_ms: bot ? duel.botPlans.map((plan) => plan.afterMs) : null,
    bot_pause_ms: bot ? duel.botPlans.map((plan) => plan.pauseMs) : null,
    training: duel.training,
    origin: duel.origin,
    seat1: seats[0],
    seat2: seats[1],
    face_off_ms: duel.faceOffMs,
    queued: duel.queued,
  }
}

/**
 * Starts duels with their face-off, in one transaction; returns the seq of each, or null where a player is in
 * another duel or, where tickets are needed, has left the queue. One that has begun before is returned as begun: when the
 * reply was lost it may be asked for again.
 */
export async function startDuels(db: Rows, duels: readonly NewDuel[]): Promise<(number | null)[]> {
  if (duels.length === 0) return []
  const rows = await db.query<{ match_id: string; match_seq: number }>(sql`
    select match_id, match_seq from start_duels(${JSON.stringify(duels.map(rowOf))})`)
  const seqs = new Map(rows.map((row) => [row.match_id, row.match_seq]))
  return duels.map(({ id }) => seqs.get(id) ?? null)
}
