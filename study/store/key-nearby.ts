import { instant, type Reader, sql } from '#database/sql.ts'
import { SHARED_BY_MOST } from '#rules/daily/casefile.ts'

/**
 * Whether another account of one of a player's devices was told a date's key before the player's clock started (ms). A device
 * that more than `SHARED_BY_MOST` accounts sign in with is a lab's, and says nothing. A local file knows its own account
 * alone.
 */
export async function keyWasNearby(
  db: Reader,
  { userId, date, startedAt }: { userId: string; date: string; startedAt: number },
): Promise<boolean> {
  if (db.dialect === 'sqlite') return false
  const [row] = await db.query<{ nearby: boolean }>(sql`
    select exists (
      select from known_devices mine
        join known_devices theirs on theirs.device_hash = mine.device_hash and theirs.user_id <> mine.user_id
        join user_daily_attempts d on d.user_id = theirs.user_id and d.date_utc = ${date}
          and d.answered_at <= ${instant(startedAt)}::timestamptz
      where mine.user_id = ${userId}::uuid
        and (select count(*) from known_devices k where k.device_hash = mine.device_hash) <= ${SHARED_BY_MOST}
    ) as nearby`)
  return row?.nearby ?? false
}
