import { sql } from '#database/sql.ts'
import type { HeldPlayer } from '#protocol/http/held.ts'
import type { HeldReason } from '#rules/solo/improbable.ts'
import { auditAdmin } from '../../store/audit.ts'
import type { Database } from '../../store/database.ts'
import { lockPlayer } from '../../store/lock-player.ts'

/** Players of one reply, and the answers of each that are summed up. */
const MOST_PLAYERS = 100
const LATELY = 200

interface HeldRow {
  id: string
  username: string
  displayName: string
  level: number
  heldAt: Date
  reason: HeldReason
  answers: number
  right: number
  hard: number
  hardRight: number
  medianMs: number | null
}

/** Returns the players on hold, the latest first, each with a summary of the latest answers to practice questions. */
export async function heldPlayers(db: Database): Promise<HeldPlayer[]> {
  const rows = await db.query<HeldRow>(sql`
    select u.id, u.username, u.display_name as "displayName", u.level, u.held_at as "heldAt", u.held_for as reason, l.*
    from users u cross join lateral (
      select count(*)::int as answers, count(*) filter (where a.is_correct)::int as "right",
        count(*) filter (where a.difficulty >= 6)::int as hard,
        count(*) filter (where a.difficulty >= 6 and a.is_correct)::int as "hardRight",
        round(percentile_cont(0.5) within group (order by a.time_spent))::int as "medianMs"
      from (select is_correct, difficulty, time_spent from question_attempts
        where user_id = u.id and context in ('solo', 'practice', 'exam') order by seq desc limit ${LATELY}) a) l
    where u.held_at is not null order by u.held_at desc, u.id limit ${MOST_PLAYERS}`)
  return rows.map(({ answers, right, hard, hardRight, medianMs, heldAt, ...player }) => ({
    ...player,
    heldAt: heldAt.toISOString(),
    lately: { answers, right, hard, hardRight, medianMs },
  }))
}

/** Puts a player back on the boards, with an entry in the audit log; false where there is no such player on hold. */
export function clearHold(db: Database, adminId: string, userId: string, now: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPlayer(tx, userId)
    const [held] = await tx.query<{ username: string; reason: string }>(sql`
      select username, held_for as reason from users where id = ${userId}::uuid and held_at is not null`)
    if (!held) return false
    await auditAdmin(tx, adminId, 'held_cleared', { ...held }, now)
    await tx.execute(sql`
      update users set held_at = null, held_for = null, offline_pace = 0, offline_accuracy = 0
      where id = ${userId}::uuid`)
    return true
  })
}
