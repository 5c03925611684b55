import { sql, type Transaction } from '#database/sql.ts'

/**
 * Locks a player's row until the transaction ends, on all nodes. Not against foreign keys, which a duel that starts must be
 * able to check meanwhile: nobody here changes a key. Returns whether there is such a player.
 */
export async function lockPlayer(tx: Pick<Transaction, 'query'>, userId: string): Promise<boolean> {
  const rows = await tx.query(sql`select 1 from users where id = ${userId}::uuid for no key update`)
  return rows.length > 0
}
