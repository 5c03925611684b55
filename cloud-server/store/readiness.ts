import { sql } from '#database/sql.ts'
import { POOLS } from '#protocol/bank.ts'
import type { Database } from './database.ts'

/** Rejects unless the database answers. */
export async function isAlive(db: Database): Promise<void> {
  await db.query(sql`select 1`)
}

/** Returns whether the database answers, has this version's tables and a loaded question bank. */
export async function isReady(db: Database): Promise<boolean> {
  const [row] = await db.query<{ loaded: boolean }>(
    sql`select exists (select 1 from bank_versions where pool = any(${[...POOLS]}::text[])) as loaded`,
  )
  return row?.loaded === true
}
