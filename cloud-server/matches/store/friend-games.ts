import type { Rows } from '#database/postgres/duel-database.ts'
import { type Statement, sql } from '#database/sql.ts'
import { INVITATION_MS } from '#rules/match/outcome.ts'
import {
  type MatchSettings,
  MOST_OPEN_BETWEEN,
  MOST_OPEN_GAMES,
  QUIET_AFTER_DECLINE_MS,
} from '#rules/match/settings.ts'
import type { Side } from '#rules/match/side.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { MatchState } from '../model/state.ts'

export interface NewGame {
  id: string
  roomCode: string
  subject: PlayableSubject
  /** the player who starts it, then the one challenged */
  players: readonly [string, string]
  settings: MatchSettings
  itemIds: readonly string[]
  orders: readonly (readonly number[])[]
  keys: readonly number[]
  training: readonly boolean[]
}

/** See start_friend_game (prisma/cloud/functions/friend.sql). */
export type GameStart = 'started' | 'blocked' | 'too_many' | 'pair_full' | 'declined'

/** Invites the second player to a friend game and opens its first round, unless a limit on open games stands against it. */
export async function startGame(db: Rows, game: NewGame): Promise<GameStart> {
  const { settings, players } = game
  const json = JSON.stringify({
    id: game.id,
    room_code: game.roomCode,
    subject: game.subject,
    player1_id: players[0],
    player2_id: players[1],
    rounds: settings.rounds,
    win_at: settings.winAt,
    answer_window_ms: settings.answerWindowMs,
    reveal_ms: settings.revealMs,
    silence: settings.silence,
    silent_limit: settings.silentLimit,
    item_ids: game.itemIds,
    option_orders: game.orders,
    keys: game.keys,
    training: game.training,
  })
  const [row] = await db.query<{ outcome: GameStart }>(sql`
    select start_friend_game(${json}, ${MOST_OPEN_GAMES}, ${MOST_OPEN_BETWEEN}, ${INVITATION_MS},
      ${QUIET_AFTER_DECLINE_MS}) as outcome`)
  if (!row) throw new Error('start_friend_game returned nothing')
  return row.outcome
}

/** Takes an invitation for the player invited. Returns accepted, repeated (it was taken before), or over. */
export async function acceptGame(db: Rows, matchId: string): Promise<'accepted' | 'repeated' | 'over'> {
  const [row] = await db.query<{ outcome: 'accepted' | 'repeated' | 'over' }>(sql`
    select accept_friend_game(${matchId}) as outcome`)
  if (!row) throw new Error('accept_friend_game returned nothing')
  return row.outcome
}

/** A game as a line of an inbox. */
export interface GameLine {
  id: string
  subject: PlayableSubject
  round: number
  rounds: number
  status: MatchState['status']
  ended: MatchState['ended']
  invitation: MatchState['invitation']
  side: Side
  scores: readonly [number, number]
  players: readonly [string, string]
  winner: Side | null
  yourTurn: boolean
  timeLeftMs: number
  /** instant in ms, null while it is played */
  finishedAt: number | null
}

interface LineRow {
  id: string
  subject: PlayableSubject
  round: number
  rounds: number
  status: MatchState['status']
  ended: MatchState['ended']
  invitation: MatchState['invitation']
  side: Side
  score1: number
  score2: number
  player1: string
  player2: string
  winner: Side | null
  your_turn: boolean
  left_ms: number
  finished_ms: number | null
}

const LINE = sql`m.id, m.subject, m.current_round as round, m.rounds, m.status, m.ended,
  case when m.accepted_at is null then coalesce(m.ended, 'open') end as invitation, m.side,
  m.player1_score as score1, m.player2_score as score2, m.player1_id as player1, m.player2_id as player2,
  m.winner,
  m.status = 'active' and m.phase = 'question' and m.due_at > game_clock() and not exists (select from match_answers a
    where a.match_id = m.id and a.round = m.current_round and a.player = m.side) as your_turn,
  greatest(0, coalesce(extract(epoch from m.due_at - game_clock()) * 1000, 0))::float8 as left_ms,
  (extract(epoch from m.finished_at) * 1000)::float8 as finished_ms`

/** The games of a player as their starter and as the one challenged, by the two partial indexes that hold friend games alone. */
const gamesOf = (userId: string, started: Statement, taken: Statement = started): Statement => sql`
  (select m.*, 1 as side from matches m where m.kind = 'friend' and m.player1_id = ${userId} and ${started})
  union all
  (select m.*, 2 as side from matches m where m.kind = 'friend' and m.player2_id = ${userId} and ${taken})`

/** The games that have ended for each; an invitation that came to nothing is told only to its sender, unless they withdrew it. */
const ENDED_STARTED = sql`m.finished_at is not null and m.ended <> 'withdrawn'`
const ENDED_TAKEN = sql`m.finished_at is not null and m.accepted_at is not null`

const lineOf = (row: LineRow): GameLine => ({
  id: row.id,
  subject: row.subject,
  round: row.round,
  rounds: row.rounds,
  status: row.status,
  ended: row.invitation ? null : row.ended,
  invitation: row.invitation,
  side: row.side,
  scores: [row.score1, row.score2],
  players: [row.player1, row.player2],
  winner: row.winner,
  yourTurn: row.your_turn,
  timeLeftMs: Math.round(row.left_ms),
  finishedAt: row.finished_ms,
})

/** Returns a player's open games: those that wait for an answer first, the one whose time runs out soonest on top. */
export async function openGames(db: Rows, userId: string): Promise<GameLine[]> {
  const rows = await db.query<LineRow>(sql`
    select ${LINE} from (${gamesOf(userId, sql`m.finished_at is null`)}) m
    order by your_turn desc, m.due_at, m.id`)
  return rows.map(lineOf)
}

/** Returns the `most` games of a player that ended last, and the number that have ended. */
export async function endedGames(
  db: Rows,
  userId: string,
  most: number,
): Promise<{ games: GameLine[]; count: number }> {
  const latest = sql`order by m.finished_at desc limit ${most}`
  const rows = await db.query<LineRow>(sql`
    select ${LINE} from (${gamesOf(userId, sql`${ENDED_STARTED} ${latest}`, sql`${ENDED_TAKEN} ${latest}`)}) m
    order by m.finished_at desc, m.id limit ${most}`)
  const [counted] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from (${gamesOf(userId, ENDED_STARTED, ENDED_TAKEN)}) m`)
  return { games: rows.map(lineOf), count: counted?.count ?? 0 }
}

/** Stores when the open question was first shown to a player. */
export async function showRound(db: Rows, matchId: string, side: Side): Promise<void> {
  await db.query(sql`select show_round(${matchId}, ${side})`)
}

/** Returns whether a player stands at the result of a round: the question after it is open, and they haven't seen it. */
export async function standsAtResult(db: Rows, matchId: string, side: Side): Promise<boolean> {
  const rows = await db.query(sql`
    select from matches m where m.id = ${matchId} and m.status = 'active' and m.phase = 'question'
      and m.current_round > 1 and case ${side}::int when 1 then m.shown1_at else m.shown2_at end is null`)
  return rows.length > 0
}

/**
 * Returns the round meant by a player who names none: the open one once they have seen it, or when they have answered nothing;
 * else the last they answered. So an answer sent twice never falls upon a question that opened meanwhile.
 */
export async function roundInFront(db: Rows, matchId: string, side: Side): Promise<number> {
  const [row] = await db.query<{ round: number }>(sql`
    select case when case ${side}::int when 1 then m.shown1_at else m.shown2_at end is not null or a.last is null
      then m.current_round else a.last end as round
    from matches m left join lateral
      (select max(round) as last from match_answers where match_id = m.id and player = ${side}) a on true
    where m.id = ${matchId}`)
  return row?.round ?? 1
}
