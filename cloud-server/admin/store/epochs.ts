import { sql } from '#database/sql.ts'
import { auditProgram } from '../../store/audit.ts'
import type { Database } from '../../store/database.ts'

/** Begins another epoch of the server, and writes it to the audit log in the same transaction. */
export const beginEpoch = (db: Database, program: string, now: number): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`insert into server_epochs (epoch, began_at) values (gen_random_uuid(), ${new Date(now)})`,
    )
    await auditProgram(tx, program, 'server_restored', {}, now)
  })
