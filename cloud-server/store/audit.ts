import { empty, sql } from '#database/sql.ts'
import { AUDIT_ACTIONS, type AuditAction, type AuditEntry } from '#protocol/http/admin.ts'
import type { Database, PostgresTransaction } from './database.ts'

export type AuditDetail = AuditEntry['detail']

/** A database, or a transaction that the entry belongs to. */
type Writer = Pick<PostgresTransaction, 'execute'>

/** Entries of one page of the log. */
const AUDIT_PAGE = 50

/** Writes what an admin does before it is done: what cannot be written down does not happen. */
export async function auditAdmin(
  db: Writer,
  adminId: string,
  action: AuditAction,
  detail: AuditDetail,
  now: number,
): Promise<void> {
  await db.execute(sql`
    insert into admin_audit (at, admin_id, admin_name, action, detail)
    select ${new Date(now)}, id, username, ${action}, ${JSON.stringify(detail)}::jsonb
    from users where id = ${adminId}::uuid`)
}

/** The same for the command line and the start of a server. */
export async function auditProgram(
  db: Writer,
  program: string,
  action: AuditAction,
  detail: AuditDetail,
  now: number,
): Promise<void> {
  await db.execute(sql`
    insert into admin_audit (at, admin_id, admin_name, action, detail)
    values (${new Date(now)}, null, ${program}, ${action},
      ${JSON.stringify(detail)}::jsonb)`)
}

interface AuditRow {
  id: number
  at: Date
  by: string
  action: AuditAction
  detail: AuditDetail
}

/**
 * A page of the log, the newest first, from the entry after `before` on. Entries of kinds that only a newer server
 * knows are left to it.
 */
export async function auditPage(
  db: Database,
  before: number | undefined,
): Promise<{ entries: AuditEntry[]; more: boolean }> {
  const from = before === undefined ? empty : sql`and id < ${before}`
  const rows = await db.query<AuditRow>(sql`
    select id, at, admin_name as by, action, detail from admin_audit
    where action = any(${[...AUDIT_ACTIONS]}::text[]) ${from}
    order by id desc limit ${AUDIT_PAGE + 1}`)
  return {
    entries: rows.slice(0, AUDIT_PAGE).map((row) => ({ ...row, at: row.at.toISOString() })),
    more: rows.length > AUDIT_PAGE,
  }
}
