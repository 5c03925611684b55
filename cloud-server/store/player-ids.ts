import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'

/** Returns the id of the player of this username key; null when there is none. */
export async function playerIdOf(db: Rows, usernameKey: string): Promise<string | null> {
  const [row] = await db.query<{ id: string }>(sql`select id from users where username_key = ${usernameKey}`)
  return row?.id ?? null
}
