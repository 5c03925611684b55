import { type SessionUser, sessionUser } from '#protocol/user.ts'
import { levelFloor } from '#rules/levels.ts'
import type { Database } from './database.ts'

/**
 * Keeps the player as the cloud last described them. Their progress here starts from it, and follows it as long as this
 * machine holds no answer the cloud has not accepted.
 */
export async function rememberUser(db: Database, user: SessionUser, now: number): Promise<void> {
  const profile = user as never
  const verifiedAt = new Date(now)
  const progress = {
    level: user.level,
    xp: user.xp,
    totalXp: levelFloor(user.level) + user.xp,
    levelTitle: user.levelTitle,
  }
  const pending = await db.questionAttempt.findFirst({
    where: { userId: user.id, seq: null },
    select: { id: true },
  })
  await db.user.upsert({
    where: { id: user.id },
    create: { id: user.id, profile, verifiedAt, ...progress },
    update: { profile, verifiedAt, ...(pending ? {} : progress) },
  })
}

/** The player from this machine alone: the cloud's last word with the local view of level and XP. */
export async function localUser(db: Database, id: string): Promise<SessionUser | null> {
  const row = await db.user.findUnique({ where: { id } })
  if (!row) return null
  const parsed = sessionUser.safeParse(row.profile)
  return parsed.success ? { ...parsed.data, level: row.level, xp: row.xp, levelTitle: row.levelTitle } : null
}
