import { z } from 'zod'
import type { Standing } from '#rules/progress/fold.ts'
import {
  newSubjectStats,
  newTopicStats,
  type PlayerProgress,
  type SubjectStats,
  type TopicStats,
} from '#rules/progress/state.ts'
import type { Subject } from '#rules/subjects.ts'
import type { Item } from '../store.ts'
import { recentAttempts } from './player.ts'
import { instant, instantOrNull, listed, msOf, type Reads, type Statement, sql } from './sql.ts'

const counts = z.record(z.string(), z.number())

interface SubjectRow
  extends Omit<SubjectStats, 'subject' | 'correctByDifficulty' | 'attemptsByDifficulty' | 'recentAttempts'> {
  correctByDifficulty: unknown
  attemptsByDifficulty: unknown
  recentAttempts: unknown
}

async function subjectStats(db: Reads, userId: string, subject: Subject): Promise<SubjectStats> {
  const [row] = await db.query<SubjectRow>(sql`
    select questions_answered as "questionsAnswered", correct_answers as "correctAnswers",
      current_streak as "currentStreak", is_provisional as "isProvisional", mastery_points as "masteryPoints",
      current_difficulty_level as "currentDifficultyLevel", highest_difficulty_reached as "highestDifficultyReached",
      correct_by_difficulty as "correctByDifficulty", attempts_by_difficulty as "attemptsByDifficulty",
      hours_played as "hoursPlayed", average_time_per_question as "averageTimePerQuestion",
      last_milestone as "lastMilestone", recent_attempts as "recentAttempts"
    from player_subject_stats where user_id = ${userId} and subject = ${subject}`)
  if (!row) return newSubjectStats(subject)
  return {
    ...row,
    subject,
    correctByDifficulty: counts.parse(row.correctByDifficulty),
    attemptsByDifficulty: counts.parse(row.attemptsByDifficulty),
    recentAttempts: recentAttempts.parse(row.recentAttempts),
  }
}

interface TopicRow extends Omit<TopicStats, 'subject' | 'subtopic' | 'lastPracticedAt'> {
  lastPracticedAt: Date | null
}

/** Where a player stands for an item; what is not stored yet starts at nothing. */
export async function standingFor(
  db: Reads,
  userId: string,
  progress: PlayerProgress,
  { subject, subtopic, area }: Item,
): Promise<Standing> {
  const [stats, rows] = await Promise.all([
    subjectStats(db, userId, subject),
    db.query<TopicRow>(sql`
      select area, mastery, attempts, correct, last_practiced_at as "lastPracticedAt" from player_topic_stats
      where user_id = ${userId} and subject = ${subject} and subtopic = ${subtopic} and area in ('', ${area})`),
  ])
  const topic = (name: string): TopicStats => {
    const row = rows.find((r) => r.area === name)
    if (!row) return newTopicStats(subject, subtopic, name)
    return { ...row, subject, subtopic, lastPracticedAt: msOf(row.lastPracticedAt) }
  }
  return { progress, subject: stats, subtopic: topic(''), area: topic(area) }
}

export const saveSubject = (userId: string, stats: SubjectStats, at: number): Statement => sql`
    insert into player_subject_stats (user_id, subject, questions_answered, correct_answers, current_streak,
      is_provisional, mastery_points, current_difficulty_level, highest_difficulty_reached, correct_by_difficulty,
      attempts_by_difficulty, hours_played, average_time_per_question, last_milestone, recent_attempts, created_at,
      updated_at)
    values (${userId}, ${stats.subject}, ${stats.questionsAnswered}, ${stats.correctAnswers}, ${stats.currentStreak},
      ${stats.isProvisional}, ${stats.masteryPoints}, ${stats.currentDifficultyLevel},
      ${stats.highestDifficultyReached}, ${JSON.stringify(stats.correctByDifficulty)},
      ${JSON.stringify(stats.attemptsByDifficulty)}, ${stats.hoursPlayed}, ${stats.averageTimePerQuestion},
      ${stats.lastMilestone}, ${JSON.stringify(stats.recentAttempts)}, ${instant(at)}, ${instant(at)})
    on conflict (user_id, subject) do update set questions_answered = excluded.questions_answered,
      correct_answers = excluded.correct_answers, current_streak = excluded.current_streak,
      is_provisional = excluded.is_provisional, mastery_points = excluded.mastery_points,
      current_difficulty_level = excluded.current_difficulty_level,
      highest_difficulty_reached = excluded.highest_difficulty_reached,
      correct_by_difficulty = excluded.correct_by_difficulty,
      attempts_by_difficulty = excluded.attempts_by_difficulty, hours_played = excluded.hours_played,
      average_time_per_question = excluded.average_time_per_question, last_milestone = excluded.last_milestone,
      recent_attempts = excluded.recent_attempts, updated_at = excluded.updated_at`

export const saveTopics = (userId: string, topics: readonly TopicStats[]): Statement => sql`
    insert into player_topic_stats (user_id, subject, subtopic, area, mastery, attempts, correct, last_practiced_at)
    values ${listed(
      topics.map(
        (
          t,
        ) => sql`(${userId}, ${t.subject}, ${t.subtopic}, ${t.area}, ${t.mastery}, ${t.attempts}, ${t.correct},
          ${instantOrNull(t.lastPracticedAt)})`,
      ),
    )}
    on conflict (user_id, subject, subtopic, area) do update set mastery = excluded.mastery,
      attempts = excluded.attempts, correct = excluded.correct, last_practiced_at = excluded.last_practiced_at`
