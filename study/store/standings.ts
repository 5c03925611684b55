import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Standings } from '../store.ts'
import { ms, type Row } from './columns.ts'
import { playerColumns, playerIn } from './player.ts'
import { instant, type Reads, sql } from './sql.ts'
import { statsColumns, statsIn } from './subject-stats.ts'

const subject = z.enum(SUBJECTS)

interface TopicRow extends Row {
  subject: string
  subtopic: string
  area: string
  mastery: number
  attempts: number
  correct: number
  lastPracticedAt: Date | null
}

/** Where a player stands in everything. */
export async function standingsOf(db: Reads, userId: string): Promise<Standings> {
  const [player] = await db.query(
    sql`select ${playerColumns[db.dialect]} from users u where u.id = ${userId}`,
  )
  if (!player) throw new Error('the caller has a row')
  const subjects = await db.query<{ subject: string }>(
    sql`select p.subject as subject, ${statsColumns[db.dialect]} from player_subject_stats p where p.user_id = ${userId}`,
  )
  const topics = await db.query<TopicRow>(sql`
    select subject, subtopic, area, mastery, attempts, correct, last_practiced_at as "lastPracticedAt"
    from player_topic_stats where user_id = ${userId} order by subject, subtopic, area`)
  return {
    progress: playerIn(player).progress,
    subjects: subjects.map((row) => statsIn(row, subject.parse(row.subject))),
    topics: topics.map((row) => ({
      ...row,
      subject: subject.parse(row.subject),
      lastPracticedAt: row.lastPracticedAt?.getTime() ?? null,
    })),
  }
}

/** XP of the answers given since an instant (ms). */
export async function xpSince(
  db: Reads,
  userId: string,
  since: number,
): Promise<{ at: number; xp: number }[]> {
  const rows = await db.query<{ at: Date | string; xp: number | bigint }>(sql`
    select created_at as at, xp_gained + streak_bonus as xp from question_attempts
    where user_id = ${userId} and created_at >= ${instant(since)}`)
  return rows.map(({ at, xp }) => ({ at: at instanceof Date ? at.getTime() : ms(at), xp: Number(xp) }))
}
