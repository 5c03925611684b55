import { type Reader, sql } from '#database/sql.ts'
import { readBank } from '#study/bank-files.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import type { Database } from './database.ts'
import { practiceVersion, type QuestionsPlace, readVersion } from './machine-questions.ts'

/** Whether a question is before the player now: shown by the open run, in practice or in an exam block, and not answered. */
async function isAsked(db: Reader, userId: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 as asked from solo_runs r join showings s on s.run_id = r.id and s.round = r.round
    where r.user_id = ${userId} and r.ended_at is null and s.answered_at is null
    union all
    select 1 from showings where user_id = ${userId} and context in ('practice', 'exam') and answered_at is null`)
  return rows.length > 0
}

/** A player's open file. */
export interface Owned {
  userId: string
  db: Database
  changes: PlayerTransactions
}

/**
 * Has a player's file read a folder's practice questions, between two of the player's; returns whether it now does. While one is
 * before the player they stay as they are, since it is graded by what was shown.
 */
export async function loadBetweenQuestions(
  { userId, db, changes }: Owned,
  folder: string,
  place: QuestionsPlace,
): Promise<boolean> {
  const practice = (await readBank(folder)).find((file) => file.pool === 'practice')
  if (!practice) return true
  return changes(userId, async (change) => {
    const held = await practiceVersion(change)
    if (held && held !== practice.hash && (await isAsked(change, userId))) return false
    await readVersion(db, place, practice)
    return true
  })
}
