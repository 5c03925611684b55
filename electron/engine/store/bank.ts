import { type Reader, sql } from '#database/sql.ts'
import { readBank } from '#study/bank-files.ts'
import { loadPool } from '#study/store/bank.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { practiceContexts } from '#study/store/practice-contexts.ts'
import type { Database } from './database.ts'

/** Loads a folder's practice questions, and no others, when the file does not hold this version yet. */
export async function loadBank(db: Database, folder: string): Promise<{ changed: boolean; items: number }> {
  const practice = (await readBank(folder)).find((file) => file.pool === 'practice')
  const count = practice ? await loadPool(db, practice, Date.now()) : null
  return { changed: count !== null, items: count ?? 0 }
}

/** Whether a question is before the player now: shown by the open run, in practice or in an exam block, and not answered. */
async function isAsked(db: Reader, userId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as asked from solo_runs r join showings s on s.run_id = r.id and s.round = r.round
    where r.user_id = ${userId} and r.ended_at is null and s.answered_at is null
    union all
    select 1 from showings where user_id = ${userId} and context in ${practiceContexts} and answered_at is null`)
  return rows.length > 0
}

/**
 * Loads a folder's practice questions between two of the player's; returns whether the file now holds them. While one is
 * before the player they stay as they are, since it is graded by what was shown.
 */
export async function loadBetweenQuestions(
  changes: PlayerTransactions,
  userId: string,
  folder: string,
): Promise<boolean> {
  const practice = (await readBank(folder)).find((file) => file.pool === 'practice')
  if (!practice) return true
  return changes(userId, async (change) => {
    const [held] = await change.query<{ hash: string }>(
      sql`select hash from bank_versions where pool = 'practice'`,
    )
    if (held && held.hash !== practice.hash && (await isAsked(change, userId))) return false
    await loadPool(change, practice, Date.now())
    return true
  })
}
