import { z } from 'zod'
import type { PlayerProgress } from '#rules/progress/state.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { instantOrNull, msOf, part, type Statement, sql } from './sql.ts'

/** The lists of recent attempts, of a player and of a subject. */
export const recentAttempts = z.array(
  z.object({ correct: z.boolean(), subject: z.enum(SUBJECTS), timestamp: z.string() }),
)

/** The player's row, as far as the study engine keeps it. */
export interface Player {
  progress: PlayerProgress
  soloBest: number
  eventSeq: number
}

interface PlayerFields extends Omit<PlayerProgress, 'lastDailyReset' | 'recentAttempts' | 'victoryDate'> {
  lastDailyReset: Date | null
  recentAttempts: unknown
  victoryDate: Date | null
  soloBest: number
  eventSeq: number
}

/** The player of a row; `users u` in the statement. */
export const playerColumns = sql`u.level as "player.level", u.xp as "player.xp", u.total_xp as "player.totalXp",
  u.level_title as "player.levelTitle", u.daily_xp_earned as "player.dailyXpEarned",
  u.last_daily_reset as "player.lastDailyReset", u.total_questions_answered as "player.totalQuestionsAnswered",
  u.total_correct_answers as "player.totalCorrectAnswers", u.current_overall_streak as "player.currentOverallStreak",
  u.recent_attempts as "player.recentAttempts", u.total_hours_played as "player.totalHoursPlayed",
  u.subjects_mastered as "player.subjectsMastered", u.has_achieved_victory as "player.hasAchievedVictory",
  u.victory_date as "player.victoryDate", u.solo_best as "player.soloBest", u.event_seq as "player.eventSeq"`

export function playerIn(row: object): Player {
  const fields = part<PlayerFields>(row, 'player')
  if (!fields) throw new Error('a row with a player holds one')
  const { soloBest, eventSeq, ...progress } = fields
  return {
    soloBest,
    eventSeq,
    progress: {
      ...progress,
      lastDailyReset: msOf(fields.lastDailyReset),
      recentAttempts: recentAttempts.parse(fields.recentAttempts),
      victoryDate: msOf(fields.victoryDate),
    },
  }
}

export const savePlayer = (userId: string, { progress, soloBest, eventSeq }: Player): Statement => sql`
  update users set level = ${progress.level}, xp = ${progress.xp}, total_xp = ${progress.totalXp},
    level_title = ${progress.levelTitle}, daily_xp_earned = ${progress.dailyXpEarned},
    last_daily_reset = ${instantOrNull(progress.lastDailyReset)},
    total_questions_answered = ${progress.totalQuestionsAnswered},
    total_correct_answers = ${progress.totalCorrectAnswers},
    current_overall_streak = ${progress.currentOverallStreak},
    recent_attempts = ${JSON.stringify(progress.recentAttempts)}, total_hours_played = ${progress.totalHoursPlayed},
    subjects_mastered = ${progress.subjectsMastered}, has_achieved_victory = ${progress.hasAchievedVictory},
    victory_date = ${instantOrNull(progress.victoryDate)}, solo_best = ${soloBest}, event_seq = ${eventSeq}
  where id = ${userId}`
