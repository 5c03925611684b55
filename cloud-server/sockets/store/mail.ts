import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'
import type { ToClient } from '#protocol/live/to-client.ts'

/** A message waiting for the tabs of a player, or of everyone (null). */
export interface Mail {
  id: string
  userId: string | null
  message: ToClient
}

/** Mail is read within this many seconds, or not at all. */
const FRESH_S = 10

export async function postMail(db: Rows, userId: string | null, message: ToClient): Promise<void> {
  await db.query(sql`insert into live_mail (user_id, message) values (${userId}, ${JSON.stringify(message)})`)
}

/**
 * Returns the mail of these players and everyone's of the last seconds, the oldest first. It overlaps with what was read
 * before, since a transaction may commit a lower id later: readers drop what they know.
 */
export const freshMail = (db: Rows, userIds: readonly string[]): Promise<Mail[]> =>
  db.query<Mail>(sql`
    select id::text, user_id as "userId", message from live_mail
    where created_at > now() - ${FRESH_S} * interval '1 second'
      and (user_id is null or user_id = any(${userIds})) order by id`)

export async function forgetMail(db: Rows): Promise<void> {
  await db.query(sql`delete from live_mail where created_at < now() - interval '1 minute'`)
}
