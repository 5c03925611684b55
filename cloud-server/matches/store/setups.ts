import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { BotLevel } from '#rules/match/result.ts'
import type { MatchKind } from '#rules/match/settings.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import { type DuelSetup, isDuel, type MatchSetup, type Origin } from '../model/setup.ts'

/** A match as `SETUP` selects it. */
export interface SetupRow {
  id: string
  kind: MatchKind
  origin: Origin | null
  room_code: string
  subject: PlayableSubject
  player1_id: string
  player2_id: string | null
  bot_level: BotLevel | null
  rated: boolean
  rounds: number
  answer_window_ms: number
  item_ids: string[]
  option_orders: number[][]
  keys: number[]
  training: boolean[]
  created_ms: number
}

/** The columns that never change of a match; `matches m` in the statement. */
export const SETUP = sql`m.id, m.kind, m.origin, m.room_code, m.subject, m.player1_id, m.player2_id, m.bot_level, m.rated,
  m.rounds, m.answer_window_ms, m.item_ids, m.option_orders, m.keys, m.training,
  (extract(epoch from m.created_at) * 1000)::float8 as created_ms`

export const setupIn = (row: SetupRow): MatchSetup => ({
  id: row.id,
  kind: row.kind,
  origin: row.origin,
  roomCode: row.room_code,
  subject: row.subject,
  players: [row.player1_id, row.player2_id],
  botLevel: row.bot_level,
  rated: row.rated,
  rounds: row.rounds,
  windowMs: row.answer_window_ms,
  itemIds: row.item_ids,
  orders: row.option_orders,
  keys: row.keys,
  training: row.training,
  createdAt: row.created_ms,
})

/** Returns the setups of these duels; friend games are none. */
export const readSetups = async (db: Rows, ids: readonly string[]): Promise<DuelSetup[]> =>
  (await readMatchSetups(db, ids)).filter(isDuel)

/** Returns the setups of these matches, of whatever kind. */
export const readMatchSetups = async (db: Rows, ids: readonly string[]): Promise<MatchSetup[]> =>
  (await db.query<SetupRow>(sql`select ${SETUP} from matches m where m.id = any(${ids})`)).map(setupIn)
