import type { DuelDatabase, Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { Ticket } from '#rules/match/matching.ts'
import type { BotLevel } from '#rules/match/result.ts'
import { ADVISORY_LOCKS } from '../../store/advisory-locks.ts'
import { countEach, MATCHES_BEGUN, STARTS } from '../../store/rate-limits.ts'

export interface QueueTicket extends Ticket {
  socketId: string
  botLevel: BotLevel
  /** players in the queue whom this one has blocked */
  blocked: readonly string[]
}

export type NewTicket = Pick<QueueTicket, 'playerId' | 'socketId' | 'subject' | 'botLevel'>

/** The outcome of a player's wish to look for an opponent. */
export type JoinResult =
  | { playerId: string; kind: 'in_duel' }
  | { playerId: string; kind: 'too_often' }
  | { playerId: string; kind: 'enough_today' }
  /** `before`: the tab that looked before; `waitedMs`: since they look */
  | { playerId: string; kind: 'looking'; before: string | null; waitedMs: number }

/** So often a player may ask in a minute, and begin a match in a day. */
export interface MostStarts {
  startsPerMinute: number
  matchesPerDay: number
}

interface JoinRow {
  id: string
  in_duel: boolean
  /** has begun as many matches as a day has */
  enough: boolean
  before: string | null
  /** ms, null for one who asked too often */
  waited: number | null
}

const joinResult = ({ id: playerId, in_duel, enough, before, waited }: JoinRow): JoinResult => {
  if (in_duel) return { playerId, kind: 'in_duel' }
  if (enough) return { playerId, kind: 'enough_today' }
  if (waited === null) return { playerId, kind: 'too_often' }
  return { playerId, kind: 'looking', before, waitedMs: Math.max(0, Math.round(waited)) }
}

/**
 * Queues players, or changes what they look for; each player once, with how often they asked. A player who is in a duel is
 * not queued, nor one who asked too often in this minute, or has begun as many matches as a day has, over all nodes. One
 * without an account is left out.
 */
export async function joinQueue(
  db: Rows,
  tickets: readonly (NewTicket & { times: number })[],
  most: MostStarts,
): Promise<JoinResult[]> {
  const rows = await db.query<JoinRow>(sql`
    with wanted as materialized (
      select u.id, ${STARTS.key} || u.id as key, k.socket_id, u.overall_elo, k.subject, k.bot_level, k.times,
        t.socket_id as before, (select 1 from duel_players p where p.user_id = u.id) is not null as in_duel,
        coalesce((select r.count >= ${most.matchesPerDay} from rate_limits r
          where r.key = ${MATCHES_BEGUN} || u.id and r.expires_at > now()), false) as enough
      from unnest(${tickets.map((one) => one.playerId)}::uuid[], ${tickets.map((one) => one.socketId)}::uuid[],
          ${tickets.map((one) => one.subject)}::text[], ${tickets.map((one) => one.botLevel)}::text[],
          ${tickets.map((one) => one.times)}::int[]) as k(user_id, socket_id, subject, bot_level, times)
        join users u on u.id = k.user_id left join queue_tickets t on t.user_id = k.user_id
      order by u.id
    ), counted as (
      ${countEach(sql`select key, times from wanted where not in_duel and not enough`, STARTS.windowMs)}
      returning key, count
    ), queued as (
      insert into queue_tickets as t (user_id, socket_id, rating, subject, bot_level, queued_at, seen_at)
      select w.id, w.socket_id, w.overall_elo, w.subject, w.bot_level, game_clock(), game_clock()
      from wanted w join counted c on c.key = w.key where c.count <= ${most.startsPerMinute} order by w.id
      on conflict (user_id) do update set socket_id = excluded.socket_id, subject = excluded.subject,
        bot_level = excluded.bot_level, seen_at = excluded.seen_at,
        queued_at = case when t.socket_id = excluded.socket_id then t.queued_at else excluded.queued_at end
      returning user_id, queued_at
    )
    select w.id, w.in_duel, w.enough, w.before, (extract(epoch from game_clock() - q.queued_at) * 1000)::float8 as waited
    from wanted w left join queued q on q.user_id = w.id`)
  return rows.map(joinResult)
}

/** Takes a tab out of the queue; false when it was not in it. */
export async function dropTicket(db: Rows, userId: string, socketId: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from queue_tickets where user_id = ${userId} and socket_id = ${socketId} returning user_id`)
  return rows.length > 0
}

/**
 * Says that these tabs still look: their tickets are marked, and made again where a crash of the database took them.
 * Returns the tabs whose ticket now is another tab's, or whose player is in a duel.
 */
export async function keepTickets(
  db: Rows,
  tickets: readonly (NewTicket & { queuedAt: number })[],
): Promise<string[]> {
  const queuedAt = tickets.map((one) => new Date(one.queuedAt).toISOString())
  const rows = await db.query<{ socket_id: string }>(sql`
    insert into queue_tickets as t (user_id, socket_id, rating, subject, bot_level, queued_at, seen_at)
    select u.id, k.socket_id, u.overall_elo, k.subject, k.bot_level, k.queued_at, game_clock()
    from unnest(${tickets.map((one) => one.playerId)}::uuid[], ${tickets.map((one) => one.socketId)}::uuid[],
        ${tickets.map((one) => one.subject)}::text[], ${tickets.map((one) => one.botLevel)}::text[],
        ${queuedAt}::timestamptz[]) as k(user_id, socket_id, subject, bot_level, queued_at)
      join users u on u.id = k.user_id
    where not exists (select from duel_players p where p.user_id = u.id)
    order by u.id
    on conflict (user_id) do update set seen_at = excluded.seen_at where t.socket_id = excluded.socket_id
    returning t.socket_id`)
  const kept = new Set(rows.map((row) => row.socket_id))
  return tickets.flatMap(({ socketId }) => (kept.has(socketId) ? [] : [socketId]))
}

/** Tickets looked at in one wave: 256 duels each 200 ms. */
const MOST = 512

/** Tickets of tabs that are gone or play. Those that a start holds at this moment are taken by it, or another time. */
const forgetDead = (db: Rows, staleMs: number): Promise<unknown> =>
  db.query(sql`
    delete from queue_tickets t using (
      select user_id from queue_tickets k
      where k.seen_at < game_clock() - ${staleMs} * interval '1 millisecond'
        or exists (select from duel_players p where p.user_id = k.user_id)
      order by user_id for update skip locked) dead
    where t.user_id = dead.user_id`)

/**
 * Runs `pair` in the one node that wins the lock just now; the others go on. It is given the tickets of live tabs, the
 * longest waiting first, and the moment they were read (ms).
 */
export async function whilePairing(
  db: Pick<DuelDatabase, 'query' | 'transaction'>,
  staleMs: number,
  pair: (tickets: QueueTicket[], now: number) => Promise<void>,
): Promise<void> {
  const [some] = await db.query(sql`select from queue_tickets limit 1`)
  if (!some) return
  // By itself: in the wave's transaction a start of such a player would wait for the wave, and the wave for the start.
  await forgetDead(db, staleMs)
  await db.transaction(async (tx) => {
    const tickets = await tx.query<QueueTicket & { now: number }>(sql`
      select player as "playerId", socket as "socketId", rating, subject, bot_level as "botLevel", blocked,
        queued_ms as "queuedAt", now_ms as now
      from tickets_to_pair(${ADVISORY_LOCKS.pairing}, ${staleMs}, ${MOST})`)
    const [first] = tickets
    if (first) await pair(tickets, first.now)
  })
}

export async function dropTicketsOf(db: Rows, userIds: readonly string[]): Promise<void> {
  await db.query(sql`delete from queue_tickets where user_id = any(${userIds})`)
}
