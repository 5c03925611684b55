import { type Statement, sql } from '#database/sql.ts'
import { type AdminAccount, MOST_FOUND } from '#protocol/http/admin-accounts.ts'
import type { Database, PostgresTransaction } from '../../store/database.ts'
import { lockPlayer } from '../../store/lock-player.ts'

type Reader = Pick<PostgresTransaction, 'query'>

interface AccountRow extends Omit<AdminAccount, 'createdAt' | 'lastLoginAt' | 'suspendedAt' | 'deletesAt'> {
  createdAt: Date
  lastLoginAt: Date | null
  suspendedAt: Date | null
  deletesAt: Date | null
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Returns the accounts that a condition, with its order, holds for; never the shapes of deleted ones. */
async function readAccounts(db: Reader, now: Date, rest: Statement): Promise<AdminAccount[]> {
  const rows = await db.query<AccountRow>(sql`
    select u.id, u.username, u.display_name as "displayName", u.email,
      u.email_confirmed_at is not null as "emailConfirmed", u.role, u.level, u.created_at as "createdAt",
      u.last_login_at as "lastLoginAt", u.suspended_at as "suspendedAt", u.suspended_for as "suspendedFor",
      u.deletes_at as "deletesAt",
      (select count(*)::int from sessions s where s.user_id = u.id and s.expires_at > ${now}) as devices
    from users u where u.role <> 'deleted' and ${rest}`)
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    lastLoginAt: iso(row.lastLoginAt),
    suspendedAt: iso(row.suspendedAt),
    deletesAt: iso(row.deletesAt),
  }))
}

export async function readAccount(db: Reader, userId: string, now: Date): Promise<AdminAccount | null> {
  const [account] = await readAccounts(db, now, sql`u.id = ${userId}::uuid`)
  return account ?? null
}

/** Returns accounts whose name or address holds the text, those that begin with it first; of no text, those that are suspended. */
export async function findAccounts(
  db: Database,
  text: string,
  now: Date,
): Promise<{ accounts: AdminAccount[]; more: boolean }> {
  const key = text.toLowerCase()
  const wanted =
    key === ''
      ? sql`u.suspended_at is not null order by u.suspended_at desc, u.id`
      : sql`(position(${key} in u.username_key) > 0 or position(${key} in u.email_key) > 0)
          order by not (starts_with(u.username_key, ${key}) or coalesce(starts_with(u.email_key, ${key}), false)),
            u.username_key`
  const found = await readAccounts(db, now, sql`${wanted} limit ${MOST_FOUND + 1}`)
  return { accounts: found.slice(0, MOST_FOUND), more: found.length > MOST_FOUND }
}

/** Locks an account until the transaction ends. Returns it, or null where there is none. */
export async function lockAccount(
  tx: PostgresTransaction,
  userId: string,
  now: Date,
): Promise<AdminAccount | null> {
  await lockPlayer(tx, userId)
  return readAccount(tx, userId, now)
}

/** Shuts an account for a reason, or opens it again. */
export const setSuspension = (
  tx: PostgresTransaction,
  userId: string,
  suspended: { at: Date; reason: string } | null,
): Promise<number> =>
  tx.execute(sql`
    update users set suspended_at = ${suspended?.at ?? null}::timestamptz, suspended_for = ${suspended?.reason ?? null}
    where id = ${userId}::uuid`)

/** Throws an error that `isNameTaken` knows where another account has the name. */
export const setUsername = (
  tx: PostgresTransaction,
  userId: string,
  { username, usernameKey }: { username: string; usernameKey: string },
): Promise<number> =>
  tx.execute(
    sql`update users set username = ${username}, username_key = ${usernameKey} where id = ${userId}::uuid`,
  )

/** Whether a write ran into a unique name. */
export const isNameTaken = (error: unknown): boolean => (error as { code?: unknown }).code === '23505'
