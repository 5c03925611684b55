import { z } from 'zod'
import type { PlayerProgress } from '#rules/progress/state.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { instantOrNull, msOf, type Reads, type Statement, sql } from './sql.ts'

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

interface PlayerRow extends Omit<PlayerProgress, 'lastDailyReset' | 'recentAttempts' | 'victoryDate'> {
  lastDailyReset: Date | null
  recentAttempts: unknown
  victoryDate: Date | null
  soloBest: number
  eventSeq: number
}

export async function playerById(db: Reads, userId: string): Promise<Player | null> {
  const [row] = await db.query<PlayerRow>(sql`
    select level, xp, total_xp as "totalXp", level_title as "levelTitle", daily_xp_earned as "dailyXpEarned",
      last_daily_reset as "lastDailyReset", total_questions_answered as "totalQuestionsAnswered",
      total_correct_answers as "totalCorrectAnswers", current_overall_streak as "currentOverallStreak",
      recent_attempts as "recentAttempts", total_hours_played as "totalHoursPlayed",
      subjects_mastered as "subjectsMastered", has_achieved_victory as "hasAchievedVictory",
      victory_date as "victoryDate", solo_best as "soloBest", event_seq as "eventSeq"
    from users where id = ${userId}`)
  if (!row) return null
  const { soloBest, eventSeq, ...progress } = row
  return {
    soloBest,
    eventSeq,
    progress: {
      ...progress,
      lastDailyReset: msOf(row.lastDailyReset),
      recentAttempts: recentAttempts.parse(row.recentAttempts),
      victoryDate: msOf(row.victoryDate),
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
