import { type Reader, sql } from '#database/sql.ts'
import { soloAnswerEvent } from '#protocol/sync/event.ts'
import { SYNC_EDITION } from '#protocol/sync/version.ts'
import type { Pending } from './pending.ts'

/**
 * Returns the answers of runs that were refused while this machine had an app of an older edition, the first refused first: they
 * are sent once more, and count for nothing until they are accepted.
 */
export async function refusedBefore(db: Reader, userId: string): Promise<Pending[]> {
  const rows = await db.query<{ body: string }>(sql`
    select json(body) as body from refused_events
    where user_id = ${userId} and edition < ${SYNC_EDITION} order by refused_at, rowid`)
  return rows.flatMap(({ body }) => {
    const { data: event } = soloAnswerEvent.safeParse(JSON.parse(body))
    return event ? [{ event, parkedAt: null, isLost: false }] : []
  })
}
