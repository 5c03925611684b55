import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { BotPlan } from '#rules/match/bot.ts'
import type { BotLevel } from '#rules/match/result.ts'
import type { MatchSettings } from '#rules/match/settings.ts'
import type { Side } from '#rules/match/side.ts'
import type { PlayableSubject } from '#rules/subjects.ts'
import type { Origin } from '../model/setup.ts'
import type { Step } from '../model/step.ts'

export interface NewDuel {
  id: string
  roomCode: string
  subject: PlayableSubject
  players: readonly [string, string | null]
  botLevel: BotLevel | null
  /** the bot's answers, a round; empty against a person */
  botPlans: readonly BotPlan[]
  settings: MatchSettings
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
    training: duel.training,
    origin: duel.origin,
    seat1: seats[0],
    seat2: seats[1],
    queued: duel.queued,
  }
}

/**
 * Starts duels and opens their first rounds, in one transaction; returns the seq of each, or null where a player is in
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

export interface Submission {
  matchId: string
  round: number
  side: Side
  place: number
}

export type Verdict = 'accepted' | 'unknown' | 'malformed' | 'over' | 'early' | 'stale' | 'repeated' | 'late'

export type Judged = { verdict: 'accepted'; step: Step } | { verdict: Exclude<Verdict, 'accepted'> }

interface VerdictRow {
  idx: number
  verdict: Verdict
  closed: boolean
  from_seq: number
  match_seq: number
  at_ms: number
  response_ms: number
  match_status: Step['status']
  match_phase: Step['phase']
  match_round: number
  match_score1: number
  match_score2: number
  match_winner: Step['winner']
  match_ended: Step['ended']
  due_ms: number | null
}

const judged = ({ matchId, round, side, place }: Submission, row: VerdictRow): Judged =>
  row.verdict !== 'accepted'
    ? { verdict: row.verdict }
    : {
        verdict: 'accepted',
        step: {
          matchId,
          from: row.from_seq,
          seq: row.match_seq,
          answer: { round, side, place, responseMs: row.response_ms, at: row.at_ms },
          closed: row.closed,
          status: row.match_status,
          phase: row.match_phase,
          round: row.match_round,
          scores: [row.match_score1, row.match_score2],
          winner: row.match_winner,
          ended: row.match_ended,
          dueAt: row.due_ms,
        },
      }

/** Answers in one transaction, verdicts in their order. When this resolves they are committed. */
export async function submitAnswers(db: Rows, batch: readonly Submission[]): Promise<Judged[]> {
  const rows = await db.query<VerdictRow>(sql`
    select * from submit_answers(${batch.map((one) => one.matchId)}, ${batch.map((one) => one.round)},
      ${batch.map((one) => one.side)}, ${batch.map((one) => one.place)})`)
  const byIndex = new Map(rows.map((row) => [row.idx, row]))
  return batch.map((one, i) => {
    const row = byIndex.get(i + 1)
    if (!row) throw new Error('submit_answers said nothing of an answer')
    return judged(one, row)
  })
}

/** A duel and how far it has come: all that the bus carries. */
export interface Moved {
  matchId: string
  seq: number
}

/** Applies what time does by itself, for at most `most` matches that no other node holds; returns those that moved. */
export async function sweepMatches(db: Rows, most: number): Promise<Moved[]> {
  const rows = await db.query<{ match_id: string; match_seq: number }>(sql`
    select match_id, match_seq from sweep_matches(${most})`)
  return rows.map((row) => ({ matchId: row.match_id, seq: row.match_seq }))
}

/** Ends a match in the other side's favor; returns its seq, or null when it is over already. */
export async function resignDuel(db: Rows, matchId: string, side: Side): Promise<number | null> {
  const [row] = await db.query<{ done: boolean }>(sql`select resign_match(${matchId}, ${side}) as done`)
  if (row?.done !== true) return null
  const [moved] = await readSeqs(db, [matchId])
  return moved?.seq ?? 0
}

export type HintVerdict = 'given' | 'none_left' | 'unknown' | 'over' | 'stale' | 'repeated' | 'late'

export async function takeHint(
  db: Rows,
  matchId: string,
  side: Side,
  round: number,
  most: number,
): Promise<{ verdict: HintVerdict; used: number }> {
  const [row] = await db.query<{ verdict: HintVerdict; used: number | null }>(sql`
    select verdict, used from use_hint(${matchId}, ${side}, ${round}, ${most})`)
  return { verdict: row?.verdict ?? 'unknown', used: row?.used ?? 0 }
}

/** Gives a player's seat to a socket; the tab that had it is told by its own node. False when the duel is over. */
export async function takeSeat(db: Rows, matchId: string, side: Side, socketId: string): Promise<boolean> {
  const rows = await db.query(sql`
    update matches set seat1 = case when ${side}::int = 1 then ${socketId}::uuid else seat1 end,
      seat2 = case when ${side}::int = 2 then ${socketId}::uuid else seat2 end, seq = seq + 1
    where id = ${matchId} and status = 'active' returning seq`)
  return rows.length > 0
}

/** Frees the seat that a socket holds; returns the duel's seq, or null when the seat was not its any more. */
export async function leaveSeat(
  db: Rows,
  matchId: string,
  side: Side,
  socketId: string,
): Promise<number | null> {
  const [row] = await db.query<{ seq: number }>(sql`
    update matches set seat1 = case when ${side}::int = 1 then null else seat1 end,
      seat2 = case when ${side}::int = 2 then null else seat2 end, seq = seq + 1
    where id = ${matchId} and status = 'active'
      and case when ${side}::int = 1 then seat1 else seat2 end = ${socketId}
    returning seq`)
  return row?.seq ?? null
}

/** Returns the live duels these players are in (until they are settled). */
export const duelsOf = (
  db: Rows,
  userIds: readonly string[],
): Promise<{ userId: string; matchId: string }[]> =>
  db.query(sql`
    select user_id as "userId", match_id as "matchId" from duel_players where user_id = any(${userIds})`)

/** Returns the live duel a player is in. */
export async function duelOf(db: Rows, userId: string): Promise<string | null> {
  const [one] = await duelsOf(db, [userId])
  return one?.matchId ?? null
}

/** Returns how far these duels have come: cheap to ask each second, so that no lost message of the bus is missed. */
export const readSeqs = (db: Rows, ids: readonly string[]): Promise<Moved[]> =>
  db.query<Moved>(sql`select id as "matchId", seq from matches where id = any(${ids})`)

/** Returns finished matches whose settlement is missing, the oldest first. */
export async function unsettledDuels(db: Rows, most: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    select id from matches where finished_at is not null and settled_at is null
    order by finished_at limit ${most}`)
  return rows.map((row) => row.id)
}
