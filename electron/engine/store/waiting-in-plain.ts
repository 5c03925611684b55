import { sql } from '#database/sql.ts'
import { closeDatabase, openDatabase } from './database.ts'
import { playerTransactions } from './study.ts'
import { localSync } from './sync.ts'

/** Returns how many answers and notes of a player wait in a plain file; null where that can't be read, or it's another player's. */
export async function waitingInPlain(file: string, userId: string): Promise<number | null> {
  const db = openDatabase(file)
  try {
    const [player] = await db.query(sql`select id from users where id = ${userId}`)
    if (!player) return null
    const { waiting, inBlock } = await localSync(db, userId, playerTransactions(db)).counts()
    return waiting + inBlock
  } catch {
    return null
  } finally {
    await closeDatabase(db).catch(() => undefined)
  }
}
