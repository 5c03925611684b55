import { z } from 'zod'
import type { TopicStats } from '#rules/progress/state.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Standings } from '../store.ts'
import { columns, ms, msOrNull, partOf, type Row, real } from './columns.ts'
import { playerColumns, playerIn } from './player.ts'
import { instant, listed, type Reads, sql } from './sql.ts'
import { statsColumns, statsIn } from './subject-stats.ts'

const subject = z.enum(SUBJECTS)

interface TopicFields extends Omit<TopicStats, 'subject' | 'lastPracticedAt'> {
  subject: string
  lastPracticedAt: string | null
}

const topicColumns = columns('topic', 't', {
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  mastery: real('mastery'),
  attempts: 'attempts',
  correct: 'correct',
  lastPracticedAt: 'last_practiced_at',
})

function topicIn(row: Row): TopicStats[] {
  const fields = partOf<TopicFields>(row, topicColumns)
  if (!fields) return []
  const lastPracticedAt = msOrNull(fields.lastPracticedAt)
  return [{ ...fields, subject: subject.parse(fields.subject), lastPracticedAt }]
}

/** Where these players stand in everything, by their ids; in three statements, however many they are. */
async function standingsOfAll(db: Reads, userIds: readonly string[]): Promise<Map<string, Standings>> {
  if (userIds.length === 0) return new Map()
  const { dialect } = db
  const those = listed(userIds.map((id) => sql`${id}`))
  const players = await db.query<{ userId: string }>(
    sql`select u.id as "userId", ${playerColumns[dialect]} from users u where u.id in (${those})`,
  )
  const all = new Map<string, Standings>(
    players.map((row) => [row.userId, { progress: playerIn(row).progress, subjects: [], topics: [] }]),
  )
  const subjects = await db.query<{ userId: string; subject: string }>(sql`
    select p.user_id as "userId", p.subject as subject, ${statsColumns[dialect]} from player_subject_stats p
    where p.user_id in (${those})`)
  for (const row of subjects) all.get(row.userId)?.subjects.push(statsIn(row, subject.parse(row.subject)))
  const topics = await db.query<{ userId: string }>(sql`
    select t.user_id as "userId", ${topicColumns[dialect]} from player_topic_stats t where t.user_id in (${those})
    order by t.user_id, t.subject, t.subtopic, t.area`)
  for (const row of topics) all.get(row.userId)?.topics.push(...topicIn(row))
  return all
}

/** Where a player stands in everything. */
export async function standingsOf(db: Reads, userId: string): Promise<Standings> {
  const standings = (await standingsOfAll(db, [userId])).get(userId)
  if (!standings) throw new Error('the caller has a row')
  return standings
}

const earnedColumns = columns('earned', 'a', { at: 'created_at', xp: 'xp_gained', bonus: 'streak_bonus' })

/** XP of the answers given since an instant (ms). */
export async function xpSince(
  db: Reads,
  userId: string,
  since: number,
): Promise<{ at: number; xp: number }[]> {
  const rows = await db.query(sql`
    select ${earnedColumns[db.dialect]} from question_attempts a
    where a.user_id = ${userId} and a.created_at >= ${instant(since)}`)
  return rows.flatMap((row) => {
    const earned = partOf<{ at: string; xp: number; bonus: number }>(row, earnedColumns)
    return earned ? [{ at: ms(earned.at), xp: earned.xp + earned.bonus }] : []
  })
}
