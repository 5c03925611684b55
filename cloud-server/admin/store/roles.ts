import { sql } from '#database/sql.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { auditProgram } from '../../store/audit.ts'
import type { Database } from '../../store/database.ts'
import { lockPlayer } from '../../store/lock-player.ts'

export type Role = 'admin' | 'player'

/**
 * unknown: no account has that name; already: nothing was to be changed; listed: ADMIN_EMAILS made the admin and would again.
 * Names as the account has them.
 */
export type RoleChange = { kind: 'changed' | 'already' | 'listed'; username: string } | { kind: 'unknown' }

/** Gives an account a role, and writes it to the audit log in the same transaction. */
export function changeRole(
  db: Database,
  name: string,
  role: Role,
  program: string,
  now: number,
): Promise<RoleChange> {
  return db.transaction(async (tx): Promise<RoleChange> => {
    const key = usernameKey(name)
    const [named] = await tx.query<{ id: string }>(sql`select id from users where username_key = ${key}`)
    if (!named) return { kind: 'unknown' }
    await lockPlayer(tx, named.id)
    const [user] = await tx.query<{ username: string; role: Role; roleBy: string | null }>(
      sql`select username, role, role_by as "roleBy" from users where id = ${named.id}::uuid`,
    )
    if (!user) return { kind: 'unknown' }
    if (role === 'player' && user.roleBy === 'list') return { kind: 'listed', username: user.username }
    const by = role === 'admin' ? 'command' : null
    await tx.execute(sql`update users set role = ${role}, role_by = ${by} where id = ${named.id}::uuid`)
    if (user.role === role) return { kind: 'already', username: user.username }
    const action = role === 'admin' ? 'admin_granted' : 'admin_revoked'
    await auditProgram(tx, program, action, { username: user.username }, now)
    return { kind: 'changed', username: user.username }
  })
}

export interface Account {
  username: string
  role: string
  level: number
  createdAt: Date
  lastLoginAt: Date | null
}

/** Accounts listed at once. */
export const MOST_LISTED = 50

/** How many accounts there are, and those whose name holds `part`: admins first, then the newest. */
export async function listAccounts(
  db: Database,
  part: string,
): Promise<{ total: number; accounts: Account[] }> {
  const [total, accounts] = await Promise.all([
    db.prisma.user.count({ where: { role: { not: 'deleted' } } }),
    db.prisma.user.findMany({
      where: { usernameKey: { contains: usernameKey(part) }, role: { not: 'deleted' } },
      orderBy: [{ role: 'asc' }, { createdAt: 'desc' }],
      take: MOST_LISTED,
      select: { username: true, role: true, level: true, createdAt: true, lastLoginAt: true },
    }),
  ])
  return { total, accounts }
}
