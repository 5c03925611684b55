import type { Database } from './database.ts'

/** browser: cookie and Origin check; desktop: bearer token held by its engine. */
export type SessionClient = 'browser' | 'desktop'

export interface LiveSession {
  userId: string
  role: string
  lastSeenAt: Date
}

export interface NewSession {
  tokenHash: string
  userId: string
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

export interface SessionStore {
  open(session: NewSession): Promise<void>
  /** the sessions of a player that have not expired, the last used first */
  ofUser(userId: string, now: Date): Promise<OpenSession[]>
  /** the session if it has not expired, and its account is not suspended */
  live(tokenHash: string, now: Date): Promise<LiveSession | null>
  seen(tokenHash: string, now: Date, expiresAt: Date): Promise<void>
  close(tokenHash: string): Promise<void>
  closeExpired(now: Date): Promise<number>
}

export function sessionStore(db: Database): SessionStore {
  return {
    open: async (session) => {
      await db.prisma.session.create({ data: session })
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
        select: { userId: true, lastSeenAt: true, user: { select: { role: true } } },
      })
      return row && { userId: row.userId, role: row.user.role, lastSeenAt: row.lastSeenAt }
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
