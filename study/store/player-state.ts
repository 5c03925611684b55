import { z } from 'zod'
import { columns, json, ms, msOrNull, readJson, real } from '#database/json-columns.ts'
import { instant, type Reader, type Row, sql } from '#database/sql.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import type { TopicStats } from '#rules/progress/state.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { playerColumns, playerIn } from './player.ts'
import { statsColumns, statsIn } from './subject-stats.ts'
import { memoryIn } from './topic-stats.ts'

const subject = z.enum(SUBJECTS)

interface TopicFields extends Omit<TopicStats, 'subject' | 'lastPracticedAt' | 'memory'> {
  subject: string
  lastPracticedAt: string | null
  memory: unknown
}

const topicColumns = columns('topic', 't', {
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  mastery: real('mastery'),
  attempts: 'attempts',
  correct: 'correct',
  lastPracticedAt: 'last_practiced_at',
  memory: json('memory'),
})

function topicIn(row: Row): TopicStats[] {
  const fields = readJson<TopicFields>(row, topicColumns)
  if (!fields) return []
  const lastPracticedAt = msOrNull(fields.lastPracticedAt)
  const memory = memoryIn(fields.memory)
  return [{ ...fields, subject: subject.parse(fields.subject), lastPracticedAt, memory }]
}

async function subjectsOf(db: Reader, userId: string): Promise<PlayerState['subjects']> {
  const rows = await db.query<{ subject: string }>(sql`
    select p.subject as subject, ${statsColumns[db.dialect]} from player_subject_stats p
    where p.user_id = ${userId}`)
  return rows.map((row) => statsIn(row, subject.parse(row.subject)))
}

/** Returns a player's state; throws where there is no such player. */
export async function playerStateOf(db: Reader, userId: string): Promise<PlayerState> {
  const { dialect } = db
  const [player] = await db.query(sql`select ${playerColumns[dialect]} from users u where u.id = ${userId}`)
  if (!player) throw new Error('the caller has a row')
  const topics = await db.query(sql`
    select ${topicColumns[dialect]} from player_topic_stats t where t.user_id = ${userId}
    order by t.subject, t.subtopic, t.area`)
  return {
    progress: playerIn(player).progress,
    subjects: await subjectsOf(db, userId),
    topics: topics.flatMap(topicIn),
  }
}

const earnedColumns = columns('earned', 'a', { at: 'created_at', xp: 'xp_gained', bonus: 'streak_bonus' })

/** XP of the answers given since an instant (ms). */
export async function xpSince(
  db: Reader,
  userId: string,
  since: number,
): Promise<{ at: number; xp: number }[]> {
  const rows = await db.query(sql`
    select ${earnedColumns[db.dialect]} from question_attempts a
    where a.user_id = ${userId} and a.created_at >= ${instant(since)}`)
  return rows.flatMap((row) => {
    const earned = readJson<{ at: string; xp: number; bonus: number }>(row, earnedColumns)
    return earned ? [{ at: ms(earned.at), xp: earned.xp + earned.bonus }] : []
  })
}
