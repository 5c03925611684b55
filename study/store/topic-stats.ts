import { z } from 'zod'
import { type Columns, columns, json, msOrNull, readJson, real } from '#database/json-columns.ts'
import { instantOrNull, join, type Row, type Statement, sql } from '#database/sql.ts'
import type { Memory } from '#rules/memory/memory.ts'
import { newTopicStats, type TopicStats } from '#rules/progress/state.ts'

type Topic = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

/** The memory of a rule, as its column holds it: values of our own fold, so only their being there is looked at. */
const storedMemory = z.custom<Memory>((value) => typeof value === 'object' && value !== null).nullable()

export const memoryIn = (column: unknown): Memory | null => storedMemory.parse(column ?? null)

interface TopicFields extends Pick<TopicStats, 'mastery' | 'attempts' | 'correct'> {
  lastPracticedAt: string | null
  memory: unknown
}

const fields = {
  mastery: real('mastery'),
  attempts: 'attempts',
  correct: 'correct',
  lastPracticedAt: 'last_practiced_at',
  memory: json('memory'),
}

/** Mastery of a subtopic and of an area; `player_topic_stats st` and `player_topic_stats ar` in the statement. */
export const subtopicColumns = columns('subtopic', 'st', fields)
export const areaColumns = columns('area', 'ar', fields)

/** Returns the topic of a row; one not yet practiced is all zero. */
function topicIn(row: Row, from: Columns, { subject, subtopic, area }: Topic): TopicStats {
  const found = readJson<TopicFields>(row, from)
  if (!found) return newTopicStats(subject, subtopic, area)
  return {
    ...{ ...found, subject, subtopic, area },
    lastPracticedAt: msOrNull(found.lastPracticedAt),
    memory: memoryIn(found.memory),
  }
}

export const topicsIn = (row: Row, topic: Topic): { subtopic: TopicStats; area: TopicStats } => ({
  subtopic: topicIn(row, subtopicColumns, { ...topic, area: '' }),
  area: topicIn(row, areaColumns, topic),
})

/** A topic's memory as its column takes it. */
export const memoryColumn = ({ memory }: TopicStats): string | null => memory && JSON.stringify(memory)

/** Stores topics, of each player and name once, from a source of rows in the order of these columns. */
export const storeTopics = (rows: Statement): Statement => sql`
  insert into player_topic_stats (user_id, subject, subtopic, area, mastery, attempts, correct, last_practiced_at,
    memory)
  ${rows}
  on conflict (user_id, subject, subtopic, area) do update set mastery = excluded.mastery,
    attempts = excluded.attempts, correct = excluded.correct, last_practiced_at = excluded.last_practiced_at,
    memory = excluded.memory`

/** Stores a player's topics; at least one. */
export const saveTopics = (userId: string, topics: readonly TopicStats[]): Statement => {
  const rows = topics.map(
    (t) => sql`(${userId}, ${t.subject}, ${t.subtopic}, ${t.area}, ${t.mastery}, ${t.attempts}, ${t.correct},
      ${instantOrNull(t.lastPracticedAt)}, ${memoryColumn(t)})`,
  )
  return storeTopics(sql`values ${join(rows)}`)
}
