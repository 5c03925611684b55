import { z } from 'zod'
import { columns, type Flag, json, msOrNull, readJson, real } from '#database/json-columns.ts'
import { instantOrNull, type Row, type Statement, sql } from '#database/sql.ts'
import type { PlayerProgress } from '#rules/progress/state.ts'
import { SUBJECTS } from '#rules/subjects.ts'

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

interface PlayerFields
  extends Omit<PlayerProgress, 'lastDailyReset' | 'recentAttempts' | 'hasAchievedVictory' | 'victoryDate'> {
  lastDailyReset: string | null
  recentAttempts: unknown
  hasAchievedVictory: Flag
  victoryDate: string | null
  soloBest: number
  eventSeq: number
}

/** The player of a row; `users u` in the statement. */
export const playerColumns = columns('player', 'u', {
  level: 'level',
  xp: 'xp',
  totalXp: 'total_xp',
  levelTitle: 'level_title',
  dailyXpEarned: 'daily_xp_earned',
  lastDailyReset: 'last_daily_reset',
  totalQuestionsAnswered: 'total_questions_answered',
  totalCorrectAnswers: 'total_correct_answers',
  currentOverallStreak: 'current_overall_streak',
  recentAttempts: json('recent_attempts'),
  totalHoursPlayed: real('total_hours_played'),
  subjectsMastered: 'subjects_mastered',
  hasAchievedVictory: 'has_achieved_victory',
  victoryDate: 'victory_date',
  dailyStreak: 'daily_streak',
  bestDailyStreak: 'best_daily_streak',
  lastDailyDate: 'last_daily_date',
  practicedOn: 'practiced_on',
  practicedCount: 'practiced_count',
  soloBest: 'solo_best',
  eventSeq: 'event_seq',
})

export function playerIn(row: Row): Player {
  const fields = readJson<PlayerFields>(row, playerColumns)
  if (!fields) throw new Error('a row with a player holds one')
  const { soloBest, eventSeq, ...progress } = fields
  return {
    soloBest,
    eventSeq,
    progress: {
      ...progress,
      lastDailyReset: msOrNull(fields.lastDailyReset),
      recentAttempts: recentAttempts.parse(fields.recentAttempts),
      hasAchievedVictory: Boolean(fields.hasAchievedVictory),
      victoryDate: msOrNull(fields.victoryDate),
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
    victory_date = ${instantOrNull(progress.victoryDate)}, daily_streak = ${progress.dailyStreak},
    best_daily_streak = ${progress.bestDailyStreak}, last_daily_date = ${progress.lastDailyDate},
    practiced_on = ${progress.practicedOn}, practiced_count = ${progress.practicedCount}, solo_best = ${soloBest}, event_seq = ${eventSeq}
  where id = ${userId}`
