import { instant, type Statement, sql, type Transaction } from '#database/sql.ts'
import { type SessionUser, sessionUser } from '#protocol/user.ts'
import { levelFloor } from '#rules/levels.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import type { Database } from './database.ts'

/** The number of the last event this file knows the server accepted; 0 for a new one. */
export async function eventSeqOf(db: Database, userId: string): Promise<number> {
  const row = await db.prisma.user.findUnique({ where: { id: userId }, select: { eventSeq: true } })
  return row?.eventSeq ?? 0
}

/** Whether the server's word on progress, asked for after event `asOf`, is newer than all this file knows. */
async function mayFollow(change: Transaction, userId: string, asOf: number): Promise<boolean> {
  const [row] = await change.query<{ seq: number; pending: number }>(sql`
    select u.event_seq as seq,
      (select count(*) from question_attempts a where a.user_id = u.id and a.seq is null) as pending
    from users u where u.id = ${userId}`)
  return !row || (Number(row.pending) === 0 && Number(row.seq) === asOf)
}

/** The player as the cloud describes them, without their progress. */
export const saveProfile = (user: SessionUser, now: number): Statement => sql`
  update users set profile = ${JSON.stringify(user)}, verified_at = ${instant(now)} where id = ${user.id}`

/**
 * Keeps the player as the cloud last described them. Their progress here starts from it, and follows it as long as this
 * machine holds no answer the cloud has not accepted and learned nothing newer since `asOf`. In the player's turn, so that
 * no answer is recorded between the look and the write.
 */
export function rememberUser(
  changes: PlayerTransactions,
  user: SessionUser,
  now: number,
  asOf: number,
): Promise<void> {
  return changes(user.id, async (change) => {
    const follow = await mayFollow(change, user.id, asOf)
    const totalXp = levelFloor(user.level) + user.xp
    await change.write([
      sql`
        insert into users (id, profile, verified_at, level, xp, total_xp, level_title)
        values (${user.id}, ${JSON.stringify(user)}, ${instant(now)}, ${user.level}, ${user.xp}, ${totalXp},
          ${user.levelTitle})
        on conflict (id) do nothing`,
      saveProfile(user, now),
      ...(follow
        ? [
            sql`
              update users set level = ${user.level}, xp = ${user.xp}, total_xp = ${totalXp},
                level_title = ${user.levelTitle} where id = ${user.id}`,
          ]
        : []),
    ])
  })
}

/** The player from this machine alone: the cloud's last word with the local view of level and XP. */
export async function localUser(db: Database, id: string): Promise<SessionUser | null> {
  const row = await db.prisma.user.findUnique({ where: { id } })
  if (!row) return null
  const parsed = sessionUser.safeParse(row.profile)
  return parsed.success ? { ...parsed.data, level: row.level, xp: row.xp, levelTitle: row.levelTitle } : null
}
