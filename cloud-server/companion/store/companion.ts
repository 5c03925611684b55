import { sql } from '#database/sql.ts'
import type { OpenItem } from '#study/companion/host.ts'
import type { Database } from '../../store/database.ts'

/** The questions of the player's friend games that are still open: theirs or the other's to answer. */
export async function openFriendItems(db: Database, userId: string): Promise<OpenItem[]> {
  return db.query<OpenItem>(sql`
    select q.stem as stem, q.choices as choices
    from matches m join questions q on q.id = m.item_ids ->> (m.current_round - 1)
    where (m.player1_id = ${userId}::uuid or m.player2_id = ${userId}::uuid)
      and m.kind = 'friend' and m.status = 'active' and m.phase = 'question'
    limit 20`)
}
