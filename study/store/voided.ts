import { empty, type Reader, type Statement, sql, texts } from '#database/sql.ts'

/** Returns the ids of a player's answers that a ruling took out of their record; a desktop's file doesn't know of rulings. */
export async function voidedOf(db: Reader, userId: string): Promise<string[]> {
  if (db.dialect === 'sqlite') return []
  const rows = await db.query<{ id: string }>(
    sql`select v.attempt_id as id from voided_attempts v where v.user_id = ${userId}`,
  )
  return rows.map(({ id }) => id)
}

/** Leaves those answers out of `question_attempts a` in the statement, after its first condition. */
export const butVoided = (voided: readonly string[]): Statement =>
  voided.length === 0 ? empty : sql`and a.id not in (${texts(voided)})`
