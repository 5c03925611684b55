import type { Rows } from '#database/postgres/duel-database.ts'
import { sql } from '#database/sql.ts'

/** Returns those of these players who have not finished a live duel yet, with a person or a bot. */
export async function newcomers(db: Rows, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(sql`
    select k.id from unnest(${userIds}::uuid[]) as k(id)
    where not exists (select from matches m where m.player1_id = k.id and m.kind in ('live', 'bot') and m.status = 'over')
      and not exists (select from matches m where m.player2_id = k.id and m.kind = 'live' and m.status = 'over')`)
  return new Set(rows.map((row) => row.id))
}
