import type { Database } from './database.ts'

/** browser: cookie and Origin check; desktop: bearer token held by its engine. */
export type SessionClient = 'browser' | 'desktop'

export interface LiveSession {
  userId: string
  role: string
  lastSeenAt: Date
}

export interface SessionStore {
  open(tokenHash: string, userId: string, client: SessionClient, expiresAt: Date): Promise<void>
  /** the session if it has not expired */
  live(tokenHash: string, now: Date): Promise<LiveSession | null>
  seen(tokenHash: string, now: Date, expiresAt: Date): Promise<void>
  close(tokenHash: string): Promise<void>
  closeExpired(now: Date): Promise<number>
}

export function sessionStore(db: Database): SessionStore {
  return {
    open: async (tokenHash, userId, client, expiresAt) => {
      await db.prisma.session.create({ data: { tokenHash, userId, client, expiresAt } })
    },
    live: async (tokenHash, now) => {
      const row = await db.prisma.session.findUnique({
        where: { tokenHash, expiresAt: { gt: now } },
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
