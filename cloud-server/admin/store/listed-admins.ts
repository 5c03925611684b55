import { sql } from '#database/sql.ts'
import { auditProgram } from '../../store/audit.ts'
import type { Database, PostgresTransaction } from '../../store/database.ts'

const LIST = 'ADMIN_EMAILS'

/** Usernames whose role a list of addresses changed, and the number of addresses that no confirmed account has. */
export interface ListedAdmins {
  granted: string[]
  revoked: string[]
  unproved: number
}

interface Named {
  username: string
}

/**
 * Makes admins of the accounts whose confirmed address is on the list (lower case), and players of those whom the list once made
 * admins and no longer names. Admins by command stay. Each change is in the audit log.
 */
export function keepListedAdmins(
  db: Database,
  emails: readonly string[],
  now: number,
): Promise<ListedAdmins> {
  return db.transaction(async (tx) => {
    const listed = [...emails]
    const granted = await tx.query<Named>(sql`
      update users set role = 'admin', role_by = 'list'
      where email_key = any(${listed}) and email_confirmed_at is not null and role <> 'admin'
      returning username`)
    const revoked = await tx.query<Named>(sql`
      update users set role = 'player', role_by = null
      where role = 'admin' and role_by = 'list'
        and not (coalesce(email_key, '') = any(${listed}) and email_confirmed_at is not null)
      returning username`)
    await writeDown(tx, 'admin_granted', granted, now)
    await writeDown(tx, 'admin_revoked', revoked, now)
    const [proved] = await tx.query<{ proved: bigint }>(sql`
      select count(*) as proved from users
      where email_key = any(${listed}) and email_confirmed_at is not null`)
    return {
      granted: granted.map(({ username }) => username),
      revoked: revoked.map(({ username }) => username),
      unproved: new Set(listed).size - Number(proved?.proved ?? 0),
    }
  })
}

async function writeDown(
  tx: PostgresTransaction,
  action: 'admin_granted' | 'admin_revoked',
  accounts: readonly Named[],
  now: number,
): Promise<void> {
  for (const { username } of accounts) await auditProgram(tx, LIST, action, { username }, now)
}
