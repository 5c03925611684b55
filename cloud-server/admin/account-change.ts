import { isRefusal, type Refusal, refuse } from '#http/refusal.ts'
import type { AuditAction } from '#protocol/http/admin.ts'
import type { AdminAccount } from '#protocol/http/admin-accounts.ts'
import type { SecurityKind } from '#protocol/http/security.ts'
import { keepEvent } from '../security/store/security-events.ts'
import { type AuditDetail, auditAdmin } from '../store/audit.ts'
import type { Database, PostgresTransaction } from '../store/database.ts'
import { lockAccount, readAccount } from './store/accounts.ts'

export const NO_ACCOUNT = refuse('not_found', 'We can’t find that account')
const OWN = refuse('forbidden', 'This is your own account. Use your settings.')
const OTHER_ADMIN = refuse(
  'forbidden',
  'This account is an admin’s. Take the role away on the command line first.',
)

/** One thing that an admin does to an account. */
export interface AccountChange {
  action: AuditAction
  /** the entry in the player's list of security events */
  kind: SecurityKind
  /** whether it may be done to another admin's account too */
  ofAdmins?: true
  /** the details for the audit log, beside the username */
  detail?: AuditDetail
  /** Returns why it can't be done to the account as it stands, or null. */
  refused?: (account: AdminAccount) => Refusal | null
  apply: (tx: PostgresTransaction, account: AdminAccount) => Promise<unknown>
}

export interface Changed {
  before: AdminAccount
  account: AdminAccount
}

/**
 * Does one thing to an account, with its entry in the audit log and in the account's security events, all or nothing. Refuses it
 * for the admin's own account, and for other admins': so there's always one left, and one who was taken over can't shut out the
 * rest.
 */
export function changeAccount(
  db: Database,
  { adminId, userId, now }: { adminId: string; userId: string; now: number },
  { action, kind, ofAdmins, detail, refused, apply }: AccountChange,
): Promise<Changed | Refusal> {
  const at = new Date(now)
  return db.transaction(async (tx): Promise<Changed | Refusal> => {
    const before = await lockAccount(tx, userId, at)
    if (!before) return NO_ACCOUNT
    if (userId === adminId) return OWN
    if (before.role === 'admin' && !ofAdmins) return OTHER_ADMIN
    const refusal = refused?.(before)
    if (refusal) return refusal
    await auditAdmin(tx, adminId, action, { username: before.username, ...detail }, now)
    await keepEvent(tx, { userId, kind, network: '', device: null, at })
    await apply(tx, before)
    const account = await readAccount(tx, userId, at)
    return account ? { before, account } : NO_ACCOUNT
  })
}

/** Returns the account as it stands now, or the refusal. */
export const replyOf = (outcome: Changed | Refusal): { account: AdminAccount } | Refusal =>
  isRefusal(outcome) ? outcome : { account: outcome.account }
