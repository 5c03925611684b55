import { type Reader, sql } from '#database/sql.ts'

/** Returns when an account was made (ms). A local file does not know: 0. */
export async function joinedAt(db: Reader, userId: string): Promise<number> {
  if (db.dialect === 'sqlite') return 0
  const [row] = await db.query<{ at: Date }>(
    sql`select created_at as at from users where id = ${userId}::uuid`,
  )
  return row?.at.getTime() ?? 0
}
