import type { AnswerResult } from '../answer-xp.ts'
import { type DayStreak, extendStreak, streakEndingOn, streakOf, streakOn } from '../day-streak.ts'
import { utcDate } from '../days.ts'
import type { AttemptFacts, PlayerProgress } from '../progress/state.ts'
import { DAILY_XP, milestoneReached } from './reward.ts'

type DailyProgress = Pick<PlayerProgress, 'dailyStreak' | 'bestDailyStreak' | 'lastDailyDate'>
type DailyFacts = Pick<AttemptFacts, 'at' | 'dailyDate' | 'dailyExpired' | 'dailyDays'>

const streakIn = ({ dailyStreak, bestDailyStreak, lastDailyDate }: DailyProgress): DayStreak => ({
  days: dailyStreak,
  best: bestDailyStreak,
  lastDate: lastDailyDate,
})

/** Days of the player's streak as it stands on a date. */
export const dailyStreakOn = (progress: DailyProgress, date: string): number =>
  streakOn(streakIn(progress), date)

/** The streak of days before and after a case, as it stood on that case's own day. */
function steps(progress: DailyProgress, facts: DailyFacts, date: string) {
  const before = streakIn(progress)
  if (!facts.dailyDays) {
    const streak = extendStreak(before, date)
    return { streak, from: streakOn(before, date), to: streakOn(streak, date) }
  }
  const days = new Set([...facts.dailyDays, date])
  const streak = streakOf(days)
  const to = streakEndingOn(days, date)
  const from = facts.dailyDays.includes(date) ? to : to - 1
  return { streak: { ...streak, best: Math.max(streak.best, before.best) }, from, to }
}

export interface DailyEffect {
  xpGained: number
  /** XP of a milestone of days, paid outside xpGained */
  bonus: number
  progress: DailyProgress
}

/** The part of the fold that only the day's case has: its own XP, and the streak of days with its milestones. */
export function foldDaily(progress: DailyProgress, facts: DailyFacts, result: AnswerResult): DailyEffect {
  const { dailyStreak, bestDailyStreak, lastDailyDate } = progress
  const unchanged = { dailyStreak, bestDailyStreak, lastDailyDate }
  if (facts.dailyExpired) return { xpGained: 0, bonus: 0, progress: unchanged }
  const xpGained = DAILY_XP[result]
  if (result === 'timeout') return { xpGained, bonus: 0, progress: unchanged }
  const { streak, from, to } = steps(progress, facts, facts.dailyDate ?? utcDate(facts.at))
  return {
    xpGained,
    bonus: milestoneReached(from, to)?.bonus ?? 0,
    progress: { dailyStreak: streak.days, bestDailyStreak: streak.best, lastDailyDate: streak.lastDate },
  }
}
