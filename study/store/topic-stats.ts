import { newTopicStats, type TopicStats } from '#rules/progress/state.ts'
import { type Columns, columns, msOrNull, partOf, type Row, real } from './columns.ts'
import { instantOrNull, listed, type Statement, sql } from './sql.ts'

type Topic = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

interface TopicFields extends Pick<TopicStats, 'mastery' | 'attempts' | 'correct'> {
  lastPracticedAt: string | null
}

const fields = {
  mastery: real('mastery'),
  attempts: 'attempts',
  correct: 'correct',
  lastPracticedAt: 'last_practiced_at',
}

/** Mastery of a subtopic and of an area; `player_topic_stats st` and `player_topic_stats ar` in the statement. */
export const subtopicColumns = columns('subtopic', 'st', fields)
export const areaColumns = columns('area', 'ar', fields)

/** What is not stored yet starts at nothing. */
function topicIn(row: Row, from: Columns, { subject, subtopic, area }: Topic): TopicStats {
  const found = partOf<TopicFields>(row, from)
  if (!found) return newTopicStats(subject, subtopic, area)
  return { ...found, subject, subtopic, area, lastPracticedAt: msOrNull(found.lastPracticedAt) }
}

export const topicsIn = (row: Row, topic: Topic): { subtopic: TopicStats; area: TopicStats } => ({
  subtopic: topicIn(row, subtopicColumns, { ...topic, area: '' }),
  area: topicIn(row, areaColumns, topic),
})

/** A topic to store. */
export interface TopicOf {
  userId: string
  topic: TopicStats
}

const rowOf = ({
  userId,
  topic: t,
}: TopicOf): Statement => sql`(${userId}, ${t.subject}, ${t.subtopic}, ${t.area},
  ${t.mastery}, ${t.attempts}, ${t.correct}, ${instantOrNull(t.lastPracticedAt)})`

/** Stores topics, of each player and name once; at least one. */
const saveAllTopics = (topics: readonly TopicOf[]): Statement => sql`
  insert into player_topic_stats (user_id, subject, subtopic, area, mastery, attempts, correct, last_practiced_at)
  values ${listed(topics.map(rowOf))}
  on conflict (user_id, subject, subtopic, area) do update set mastery = excluded.mastery,
    attempts = excluded.attempts, correct = excluded.correct, last_practiced_at = excluded.last_practiced_at`

export const saveTopics = (userId: string, topics: readonly TopicStats[]): Statement =>
  saveAllTopics(topics.map((topic) => ({ userId, topic })))
