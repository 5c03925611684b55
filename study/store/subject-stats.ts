import { z } from 'zod'
import { columns, type Flag, json, packed, readJson, real, unpacked } from '#database/json-columns.ts'
import { instant, type Reader, type Row, type Statement, sql } from '#database/sql.ts'
import type { SubjectCounts } from '#rules/ability/ability.ts'
import { newSubjectStats, type SubjectStats } from '#rules/progress/state.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { recentAttempts } from './player.ts'

const subject = z.enum(SUBJECTS)
const counts = z.record(z.string(), z.number())

interface StatsFields
  extends Omit<
    SubjectStats,
    'subject' | 'isProvisional' | 'correctByDifficulty' | 'attemptsByDifficulty' | 'recentAttempts'
  > {
  isProvisional: Flag
  correctByDifficulty: unknown
  attemptsByDifficulty: unknown
  recentAttempts: unknown
}

/** A player's record in a subject; `player_subject_stats p` in the statement. */
export const statsColumns = columns('stats', 'p', {
  questionsAnswered: 'questions_answered',
  correctAnswers: 'correct_answers',
  currentStreak: 'current_streak',
  isProvisional: 'is_provisional',
  masteryPoints: real('mastery_points'),
  currentDifficultyLevel: 'current_difficulty_level',
  highestDifficultyReached: 'highest_difficulty_reached',
  correctByDifficulty: json('correct_by_difficulty'),
  attemptsByDifficulty: json('attempts_by_difficulty'),
  hoursPlayed: real('hours_played'),
  averageTimePerQuestion: real('average_time_per_question'),
  lastMilestone: 'last_milestone',
  recentAttempts: json('recent_attempts'),
})

/** Returns the statistics of a row; those of a subject not yet practiced are all zero. */
export function statsIn(row: Row, subject: Subject): SubjectStats {
  const fields = readJson<StatsFields>(row, statsColumns)
  if (!fields) return newSubjectStats(subject)
  return {
    ...fields,
    subject,
    isProvisional: Boolean(fields.isProvisional),
    correctByDifficulty: counts.parse(fields.correctByDifficulty),
    attemptsByDifficulty: counts.parse(fields.attemptsByDifficulty),
    recentAttempts: recentAttempts.parse(fields.recentAttempts),
  }
}

/** The answers of a player by subject and level: what abilities are reckoned from. */
export async function talliesOf(db: Reader, userId: string): Promise<SubjectCounts[]> {
  const of = (column: string) => (db.dialect === 'sqlite' ? `json(p.${column})` : `p.${column}`)
  const fields = `p.subject, ${of('attempts_by_difficulty')}, ${of('correct_by_difficulty')}`
  const [row] = await db.query(sql`
    select ${packed(db.dialect, fields)} as tallies from player_subject_stats p where p.user_id = ${userId}`)
  return unpacked<[subject: string, attempts: unknown, correct: unknown]>(row?.tallies).map(
    ([of, attempts, correct]) => ({
      subject: subject.parse(of),
      attemptsByDifficulty: counts.parse(attempts),
      correctByDifficulty: counts.parse(correct),
    }),
  )
}

/** Stores statistics, of each player and subject once, from a source of rows in the order of these columns. */
export const storeStats = (rows: Statement): Statement => sql`
  insert into player_subject_stats (user_id, subject, questions_answered, correct_answers, current_streak,
    is_provisional, mastery_points, current_difficulty_level, highest_difficulty_reached, correct_by_difficulty,
    attempts_by_difficulty, hours_played, average_time_per_question, last_milestone, recent_attempts, created_at,
    updated_at)
  ${rows}
  on conflict (user_id, subject) do update set questions_answered = excluded.questions_answered,
    correct_answers = excluded.correct_answers, current_streak = excluded.current_streak,
    is_provisional = excluded.is_provisional, mastery_points = excluded.mastery_points,
    current_difficulty_level = excluded.current_difficulty_level,
    highest_difficulty_reached = excluded.highest_difficulty_reached,
    correct_by_difficulty = excluded.correct_by_difficulty,
    attempts_by_difficulty = excluded.attempts_by_difficulty, hours_played = excluded.hours_played,
    average_time_per_question = excluded.average_time_per_question, last_milestone = excluded.last_milestone,
    recent_attempts = excluded.recent_attempts, updated_at = excluded.updated_at`

/** Stores a player's statistics of one subject, changed at an instant (ms). */
export const saveStats = (userId: string, stats: SubjectStats, at: number): Statement =>
  storeStats(sql`values (${userId}, ${stats.subject}, ${stats.questionsAnswered}, ${stats.correctAnswers},
    ${stats.currentStreak}, ${stats.isProvisional}, ${stats.masteryPoints}, ${stats.currentDifficultyLevel},
    ${stats.highestDifficultyReached}, ${JSON.stringify(stats.correctByDifficulty)},
    ${JSON.stringify(stats.attemptsByDifficulty)}, ${stats.hoursPlayed}, ${stats.averageTimePerQuestion},
    ${stats.lastMilestone}, ${JSON.stringify(stats.recentAttempts)}, ${instant(at)}, ${instant(at)})`)
