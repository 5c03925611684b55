import { sql } from '#database/sql.ts'
import type { PlayerNote } from '#protocol/http/reports.ts'
import type { Database } from '../../store/database.ts'

/** Notes shown at once, the newest first. */
const MOST_NOTES = 20

interface NoteRow extends Omit<PlayerNote, 'at'> {
  at: Date
}

export async function unreadNotes(db: Database, userId: string): Promise<PlayerNote[]> {
  const rows = await db.query<NoteRow>(sql`
    select n.id, n.kind, q.subject, q.subtopic, q.stem, n.xp_change as "xpChange", n.created_at as at
    from player_notes n join questions q on q.id = n.question_id
    where n.user_id = ${userId}::uuid and n.read_at is null
    order by n.created_at desc, n.id limit ${MOST_NOTES}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Marks one's own note as read; returns false where there is none. A second call changes nothing. */
export async function readNote(db: Database, userId: string, id: string, now: number): Promise<boolean> {
  const mine = await db.prisma.playerNote.findFirst({ where: { id, userId }, select: { readAt: true } })
  if (!mine) return false
  if (mine.readAt === null)
    await db.prisma.playerNote.update({ where: { id }, data: { readAt: new Date(now) } })
  return true
}
