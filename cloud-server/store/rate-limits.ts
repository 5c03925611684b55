import type { Database } from './database.ts'

export interface Window {
  /** requests counted in the window, this one included */
  current: number
  /** milliseconds until the window ends */
  ttl: number
}

/** Counts one request against a key, in one statement and by the database's clock, so that all nodes share the window. */
export async function countRequest(db: Database, key: string, windowMs: number): Promise<Window> {
  const rows = await db.$queryRaw<{ count: number; ttl: number }[]>`
    insert into rate_limits as r (key, count, expires_at)
    values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      count = case when r.expires_at <= now() then 1 else r.count + 1 end,
      expires_at = case when r.expires_at <= now() then excluded.expires_at else r.expires_at end
    returning count, (extract(epoch from expires_at - now()) * 1000)::int as ttl`
  const row = rows[0]
  return row ? { current: row.count, ttl: row.ttl } : { current: 1, ttl: windowMs }
}

/** The open window of a key, without counting; null when there is none. */
export async function windowOf(db: Database, key: string): Promise<Window | null> {
  const rows = await db.$queryRaw<Window[]>`
    select count as current, (extract(epoch from expires_at - now()) * 1000)::int as ttl
    from rate_limits where key = ${key} and expires_at > now()`
  return rows[0] ?? null
}

export const forgetWindows = (db: Database): Promise<number> =>
  db.$executeRaw`delete from rate_limits where expires_at <= now()`
