import { newTopicStats, type TopicStats } from '#rules/progress/state.ts'
import { instantOrNull, listed, msOf, part, type Statement, sql } from './sql.ts'

type Topic = Pick<TopicStats, 'subject' | 'subtopic' | 'area'>

interface TopicFields extends Pick<TopicStats, 'mastery' | 'attempts' | 'correct'> {
  lastPracticedAt: Date | null
}

/** Mastery of a subtopic and of an area; `player_topic_stats st` and `player_topic_stats ar` in the statement. */
export const topicColumns = sql`st.mastery as "subtopic.mastery", st.attempts as "subtopic.attempts",
  st.correct as "subtopic.correct", st.last_practiced_at as "subtopic.lastPracticedAt",
  ar.mastery as "area.mastery", ar.attempts as "area.attempts", ar.correct as "area.correct",
  ar.last_practiced_at as "area.lastPracticedAt"`

/** What is not stored yet starts at nothing. */
function topicIn(row: object, name: 'subtopic' | 'area', { subject, subtopic, area }: Topic): TopicStats {
  const fields = part<TopicFields>(row, name)
  if (!fields) return newTopicStats(subject, subtopic, area)
  return { ...fields, subject, subtopic, area, lastPracticedAt: msOf(fields.lastPracticedAt) }
}

export const topicsIn = (row: object, topic: Topic): { subtopic: TopicStats; area: TopicStats } => ({
  subtopic: topicIn(row, 'subtopic', { ...topic, area: '' }),
  area: topicIn(row, 'area', topic),
})

const rowOf = (
  userId: string,
  t: TopicStats,
): Statement => sql`(${userId}, ${t.subject}, ${t.subtopic}, ${t.area},
  ${t.mastery}, ${t.attempts}, ${t.correct}, ${instantOrNull(t.lastPracticedAt)})`

export const saveTopics = (userId: string, topics: readonly TopicStats[]): Statement => sql`
  insert into player_topic_stats (user_id, subject, subtopic, area, mastery, attempts, correct, last_practiced_at)
  values ${listed(topics.map((topic) => rowOf(userId, topic)))}
  on conflict (user_id, subject, subtopic, area) do update set mastery = excluded.mastery,
    attempts = excluded.attempts, correct = excluded.correct, last_practiced_at = excluded.last_practiced_at`
