import { randomUUID } from 'node:crypto'
import { sql } from '#database/sql.ts'
import type { AuditAction } from '#protocol/http/admin.ts'
import type { Ruling } from '#protocol/http/reports.ts'
import { auditAdmin } from '../../store/audit.ts'
import type { Database, PostgresTransaction } from '../../store/database.ts'

/** Returns a ruling's entry in the audit log; null where it changes nothing and closes no report. */
function actionOf(ruling: Ruling, wasStruck: boolean, openReports: number): AuditAction | null {
  if (ruling === 'retired') return wasStruck && openReports === 0 ? null : 'question_struck'
  if (wasStruck) return 'question_restored'
  return openReports === 0 ? null : 'question_ruled_sound'
}

/**
 * Asks a question again that was retired for a ruling's sake, unless the bank had retired it before, and takes the rulings
 * of its reports back.
 */
async function restore(tx: PostgresTransaction, questionId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update questions set retired_at = nullif(retired_at, struck_at), struck_at = null where id = ${questionId}`)
  await tx.execute(sql`
    update question_reports set ruling = 'sound', ruled_at = ${at}
    where question_id = ${questionId} and ruling = 'retired'`)
}

/**
 * Rules on a question and closes its open reports, all in one transaction with the entry in the audit log. The players'
 * records follow (store/regrading.ts). The same ruling given twice is one. Returns false where there is no such question.
 */
export function rule(
  db: Database,
  adminId: string,
  questionId: string,
  ruling: Ruling,
  now: number,
): Promise<boolean> {
  const at = new Date(now)
  return db.transaction(async (tx) => {
    const [question] = await tx.query<{ struck: boolean }>(sql`
      select struck_at is not null as struck from questions where id = ${questionId} for update`)
    if (!question) return false
    const closed = await tx.query<{ userId: string }>(sql`
      update question_reports set ruling = ${ruling}, ruled_at = ${at}
      where question_id = ${questionId} and ruling is null returning user_id as "userId"`)
    const action = actionOf(ruling, question.struck, closed.length)
    if (!action) return true
    if (ruling === 'retired' && !question.struck)
      await tx.execute(sql`
        update questions set struck_at = ${at}, retired_at = coalesce(retired_at, ${at}) where id = ${questionId}`)
    if (ruling === 'sound' && question.struck) await restore(tx, questionId, at)
    await auditAdmin(tx, adminId, action, { questionId, reports: closed.length }, now)
    if (action === 'question_ruled_sound')
      for (const userId of new Set(closed.map((report) => report.userId)))
        await tx.execute(sql`
          insert into player_notes (id, user_id, kind, question_id, created_at)
          values (${randomUUID()}::uuid, ${userId}::uuid, 'report_sound', ${questionId}, ${at})
          on conflict (user_id, question_id, kind) do update set created_at = excluded.created_at, read_at = null`)
    return true
  })
}
