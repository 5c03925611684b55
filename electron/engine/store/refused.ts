import { instant, type Reader, sql } from '#database/sql.ts'
import { isShownAnswer, syncEvent } from '#protocol/sync/event.ts'
import { SYNC_EDITION } from '#protocol/sync/version.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import type { Pending } from './pending.ts'

export interface Refused {
  id: string
  code: string
  body: unknown
  refusedAt: number
}

/** The most refused answers that are listed. */
const LISTED = 500

/** Returns the refused answers the player has not put out of sight, the last refused first. */
export async function refusedAnswers(db: Reader, userId: string): Promise<Refused[]> {
  const rows = await db.query<{ id: string; code: string; body: string; at: string }>(sql`
    select id, code, json(body) as body, refused_at as at from refused_events
    where user_id = ${userId} and dismissed_at is null order by refused_at desc, rowid desc limit ${LISTED}`)
  return rows.map(({ id, code, body, at }) => ({
    id,
    code,
    body: JSON.parse(body),
    refusedAt: Date.parse(at),
  }))
}

/** Puts the refused answers out of the player's sight; the file keeps them. */
export const dismissRefused = (changes: PlayerTransactions, userId: string, now: number): Promise<void> =>
  changes(userId, async (change) => {
    await change.write([
      sql`
        update refused_events set dismissed_at = ${instant(now)}
        where user_id = ${userId} and dismissed_at is null`,
    ])
  })

/**
 * Returns the answers of runs and of practice that were refused while this machine had an app of an older edition,
 * the first refused first: they are sent once more, and count for nothing until they are accepted.
 */
export async function refusedBefore(db: Reader, userId: string): Promise<Pending[]> {
  const rows = await db.query<{ body: string }>(sql`
    select json(body) as body from refused_events
    where user_id = ${userId} and edition < ${SYNC_EDITION} order by refused_at, rowid`)
  return rows.flatMap(({ body }) => {
    const { data: event } = syncEvent.safeParse(JSON.parse(body))
    return event && isShownAnswer(event) ? [{ event, parkedAt: null, isLost: false }] : []
  })
}
