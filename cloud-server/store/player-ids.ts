import type { Rows } from './database.ts'

/** Returns the id of the player of this username key; null when there is none. */
export async function playerIdOf(db: Rows, usernameKey: string): Promise<string | null> {
  const [row] = await db.rows<{ id: string }>('select id from users where username_key = $1', [usernameKey])
  return row?.id ?? null
}
