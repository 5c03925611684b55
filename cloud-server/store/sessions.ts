import { sql } from '#database/sql.ts'
import type { Database, PostgresTransaction } from './database.ts'
import { lockPlayer } from './lock-player.ts'

/** browser: cookie and Origin check; desktop: bearer token held by its engine. */
export type SessionClient = 'browser' | 'desktop'

export interface LiveSession {
  userId: string
  role: string
  /** null where no code is asked for at sign-in */
  twoFactorSince: Date | null
  createdAt: Date
  lastSeenAt: Date
}

export interface NewSession {
  tokenHash: string
  /** the account as it stood when its keys were proved */
  user: { id: string; passwordHash: string; twoFactorSince: Date | null }
  client: SessionClient
  /** in words for the player */
  device: string
  expiresAt: Date
}

export interface OpenSession {
  tokenHash: string
  device: string
  createdAt: Date
  lastSeenAt: Date
}

/** Sessions of an account; a student who forgets to sign out of a lab's machines has a few dozen. */
export const MOST_SESSIONS = 50

export interface SessionStore {
  /**
   * Opens a session; of those beyond `MOST_SESSIONS` the ones not used for longest end. Returns false where the account's keys
   * were changed since they were proved: whoever changed them has shut the others out.
   */
  open(session: NewSession): Promise<boolean>
  /** the sessions of a player that have not expired, the last used first */
  ofUser(userId: string, now: Date): Promise<OpenSession[]>
  /** the session if it has not expired, and its account is not suspended */
  live(tokenHash: string, now: Date): Promise<LiveSession | null>
  seen(tokenHash: string, now: Date, expiresAt: Date): Promise<void>
  close(tokenHash: string): Promise<void>
  closeExpired(now: Date): Promise<number>
}

/** No session's hash: where it is kept, all of them end. */
export const NONE_KEPT = ''

/**
 * Leaves an account to whoever holds the session named: ends every other, and each link that would give the account another
 * address. A thief may have asked for it, and it'd outlive the new password. Such links stay until then in the count of an hour.
 * The transaction holds the account's row.
 */
export async function shutOthersOut(
  tx: Pick<PostgresTransaction, 'execute'>,
  userId: string,
  keptTokenHash: string,
): Promise<void> {
  await tx.execute(
    sql`delete from sessions where user_id = ${userId}::uuid and token_hash <> ${keptTokenHash}`,
  )
  await tx.execute(
    sql`update mail_links set expires_at = created_at where user_id = ${userId}::uuid and purpose = 'change'`,
  )
}

/**
 * Holds the account's row, and returns whether this session of it still lives: a change of its keys may have ended it while the
 * session asked for another.
 */
export async function stillHolds(
  tx: Pick<PostgresTransaction, 'query'>,
  userId: string,
  tokenHash: string,
): Promise<boolean> {
  await lockPlayer(tx, userId)
  const rows = await tx.query(
    sql`select 1 from sessions where token_hash = ${tokenHash} and user_id = ${userId}::uuid`,
  )
  return rows.length > 0
}

export function sessionStore(db: Database): SessionStore {
  return {
    open: async ({ tokenHash, user, client, device, expiresAt }) => {
      // The account's row is held, as each change of its keys holds it: of the two one waits, and sees what the other did.
      const opened = await db.execute(sql`
        insert into sessions (token_hash, user_id, client, device, expires_at)
        select ${tokenHash}, u.id, ${client}, ${device}, ${expiresAt} from users u
        where u.id = ${user.id}::uuid and u.password = ${user.passwordHash}
          and u.two_factor_since is not distinct from ${user.twoFactorSince}::timestamptz
        for share`)
      if (opened === 0) return false
      await db.execute(sql`
        delete from sessions where token_hash in (
          select token_hash from sessions
          where user_id = ${user.id}::uuid and token_hash <> ${tokenHash}
          order by last_seen_at desc, created_at desc offset ${MOST_SESSIONS - 1})`)
      return true
    },
    ofUser: (userId, now) =>
      db.prisma.session.findMany({
        where: { userId, expiresAt: { gt: now } },
        orderBy: [{ lastSeenAt: 'desc' }, { createdAt: 'desc' }],
        select: { tokenHash: true, device: true, createdAt: true, lastSeenAt: true },
      }),
    live: async (tokenHash, now) => {
      const row = await db.prisma.session.findUnique({
        where: { tokenHash, expiresAt: { gt: now }, user: { suspendedAt: null } },
        select: {
          userId: true,
          createdAt: true,
          lastSeenAt: true,
          user: { select: { role: true, twoFactorSince: true } },
        },
      })
      if (!row) return null
      const { user, ...session } = row
      return { ...session, ...user }
    },
    seen: async (tokenHash, now, expiresAt) => {
      await db.prisma.session.updateMany({ where: { tokenHash }, data: { lastSeenAt: now, expiresAt } })
    },
    close: async (tokenHash) => {
      await db.prisma.session.deleteMany({ where: { tokenHash } })
    },
    closeExpired: async (now) =>
      (await db.prisma.session.deleteMany({ where: { expiresAt: { lte: now } } })).count,
  }
}
