import type { Rows } from '#database/postgres/duel-database.ts'
import { type Column, unnestRows } from '#database/postgres/unnest-rows.ts'
import { type Statement, sql } from '#database/sql.ts'
import type { Database } from './database.ts'

/** A player's starts of duels and games are counted under this and the player's id, a minute. */
export const STARTS = { key: 'duel-start:', windowMs: 60_000 }

/** A player's matches are counted under this and the player's id, 24 hours. */
export const MATCHES_BEGUN = 'matches-begun:'

export interface RequestWindow {
  /** requests counted in the window, this one included */
  current: number
  /** milliseconds until the window ends */
  ttl: number
}

/**
 * Counts requests by the database's clock, each key of a source of `key, times` once; the caller adds what it returns of
 * `r`. A window that is over starts anew.
 */
export const countEach = (rows: Statement, windowMs: number): Statement => sql`
  insert into rate_limits as r (key, count, expires_at)
  select w.key, w.times, now() + ${windowMs} * interval '1 millisecond' from (${rows}) as w order by w.key
  on conflict (key) do update set
    count = excluded.count + case when r.expires_at <= now() then 0 else r.count end,
    expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end`

/**
 * Counts requests, each against its key, in one statement and by the database's clock, so that all nodes share the
 * windows. Of a key named twice both are counted, and return the same window.
 */
export async function countRequests(
  db: Rows,
  keys: readonly string[],
  windowMs: number,
): Promise<RequestWindow[]> {
  const rows = await db.query<RequestWindow & { key: string }>(sql`
    ${countEach(sql`select key, count(*)::int as times from unnest(${keys}::text[]) as key group by key`, windowMs)}
    returning key, count as current, (extract(epoch from expires_at - now()) * 1000)::int as ttl`)
  const windows = new Map(rows.map(({ key, current, ttl }) => [key, { current, ttl }]))
  return keys.map((key) => windows.get(key) ?? { current: 1, ttl: windowMs })
}

/** Requests of one key that came in together. */
export interface RequestCount {
  key: string
  times: number
}

/** Counts requests of many keys, each named once. Returns each key's window with them in it. */
export async function addCounts(
  db: Rows,
  counts: readonly RequestCount[],
  windowMs: number,
): Promise<Map<string, RequestWindow>> {
  const columns = {
    key: ['text', ({ key }) => key],
    times: ['int', ({ times }) => times],
  } as const satisfies Record<string, Column<RequestCount>>
  const rows = await db.query<RequestWindow & { key: string }>(sql`
    ${countEach(sql`select r.key, r.times from ${unnestRows(counts, columns)}`, windowMs)}
    returning key, count as current, (extract(epoch from expires_at - now()) * 1000)::int as ttl`)
  return new Map(rows.map(({ key, current, ttl }) => [key, { current, ttl }]))
}

/** Counts one request against a key. */
export async function countRequest(db: Rows, key: string, windowMs: number): Promise<RequestWindow> {
  const [window] = await countRequests(db, [key], windowMs)
  return window ?? { current: 1, ttl: windowMs }
}

/** Opens a key's window for so long (ms), unless one is open; returns whether it did. Of many at once one does. */
export async function takeTurn(db: Rows, key: string, windowMs: number): Promise<boolean> {
  const rows = await db.query(sql`
    insert into rate_limits as r (key, count, expires_at)
    values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set count = 1, expires_at = excluded.expires_at where r.expires_at <= now()
    returning key`)
  return rows.length > 0
}

/** Takes back one counted request of each key. */
export const giveBack = (db: Database, keys: readonly string[]): Promise<number> =>
  db.execute(sql`update rate_limits set count = greatest(0, count - 1) where key = any(${keys}::text[])`)

/** Closes the windows of these keys. */
export const forgetKeys = (db: Database, keys: readonly string[]): Promise<number> =>
  db.execute(sql`delete from rate_limits where key = any(${keys}::text[])`)

/** The open window of a key, without counting; null when there is none. */
export async function windowOf(db: Rows, key: string): Promise<RequestWindow | null> {
  const rows = await db.query<RequestWindow>(sql`
    select count as current, (extract(epoch from expires_at - now()) * 1000)::int as ttl
    from rate_limits where key = ${key} and expires_at > now()`)
  return rows[0] ?? null
}

export const forgetWindows = (db: Database): Promise<number> =>
  db.execute(sql`delete from rate_limits where expires_at <= now()`)
