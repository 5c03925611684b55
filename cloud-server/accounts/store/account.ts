import { sql } from '#database/sql.ts'
import type { ExtraTime } from '#rules/extra-time.ts'
import type { StudyPlan } from '#rules/plan/study-plan.ts'
import type { Database } from '../../store/database.ts'
import { shutOthersOut, stillHolds } from '../../store/sessions.ts'

export interface AccountStore {
  /** Sets the password, and shuts out everyone but the session named. Returns false where that has ended meanwhile. */
  setPassword(userId: string, passwordHash: string, keptTokenHash: string): Promise<boolean>
  /** Returns the address that waits for its link to be opened, or null. */
  newEmail(userId: string, now: Date): Promise<string | null>
  /** Notes when the player agreed to news by mail; null takes it back. An agreement stays as old as it is. */
  agreeToNews(userId: string, at: Date | null): Promise<Date | null>
  /** Lets others look at the player's finished duels, or takes it back. */
  showDuels(userId: string, shown: boolean): Promise<void>
  /** Sets the player's time on clocks that start from now on. */
  setExtraTime(userId: string, extraTime: ExtraTime): Promise<void>
  setStudyPlan(userId: string, plan: StudyPlan): Promise<void>
}

export function accountStore(db: Database): AccountStore {
  return {
    setPassword: (userId, passwordHash, keptTokenHash) =>
      db.transaction(async (tx) => {
        if (!(await stillHolds(tx, userId, keptTokenHash))) return false
        await tx.execute(sql`update users set password = ${passwordHash} where id = ${userId}::uuid`)
        await tx.execute(sql`delete from mail_links where user_id = ${userId}::uuid and purpose = 'reset'`)
        await shutOthersOut(tx, userId, keptTokenHash)
        return true
      }),
    newEmail: async (userId, now) => {
      const link = await db.prisma.mailLink.findFirst({
        where: { userId, purpose: 'change', expiresAt: { gt: now } },
        orderBy: { createdAt: 'desc' },
      })
      return link?.email ?? null
    },
    agreeToNews: async (userId, at) => {
      const [row] = await db.query<{ at: Date | null }>(sql`
        update users set news_since = ${at === null ? sql`null` : sql`coalesce(news_since, ${at})`}
        where id = ${userId}::uuid returning news_since as at`)
      return row?.at ?? null
    },
    showDuels: async (userId, shown) => {
      await db.prisma.user.updateMany({ where: { id: userId }, data: { showsDuels: shown } })
    },
    setStudyPlan: async (userId, { examDate, weeklyHours }) => {
      await db.prisma.user.updateMany({ where: { id: userId }, data: { examDate, weeklyHours } })
    },
    setExtraTime: async (userId, extraTime) => {
      await db.prisma.user.updateMany({ where: { id: userId }, data: { extraTime } })
    },
  }
}
