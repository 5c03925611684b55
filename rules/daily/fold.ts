import type { AnswerResult } from '../answer-xp.ts'
import { type DayStreak, daysAround, extendStreak, streakOf, streakOn } from '../day-streak.ts'
import { utcDate } from '../days.ts'
import type { AttemptFacts, PlayerProgress } from '../progress/state.ts'
import { DAILY_XP } from './casefile.ts'
import { milestoneReached } from './reward.ts'

type DailyProgress = Pick<PlayerProgress, 'dailyStreak' | 'bestDailyStreak' | 'lastDailyDate'>
type DailyFacts = Pick<AttemptFacts, 'at' | 'dailyDate' | 'dailyExpired' | 'dailyPublished' | 'dailyDays'>

const streakIn = ({ dailyStreak, bestDailyStreak, lastDailyDate }: DailyProgress): DayStreak => ({
  days: dailyStreak,
  best: bestDailyStreak,
  lastDate: lastDailyDate,
})

/** Days of the player's streak as it stands on a date. */
export const dailyStreakOn = (progress: DailyProgress, date: string): number =>
  streakOn(streakIn(progress), date)

/**
 * The streak with a case's day in it, and how long it was before and is after. A day that fills a gap joins the days on
 * both its sides: before it, the longer of the two was the streak.
 */
export function withDay(progress: DailyProgress, facts: DailyFacts) {
  const date = facts.dailyDate ?? utcDate(facts.at)
  const known = streakIn(progress)
  if (!facts.dailyDays) {
    const streak = extendStreak(known, date)
    return { streak, before: streakOn(known, date), after: streakOn(streak, date) }
  }
  const days = new Set(facts.dailyDays)
  const around = daysAround(days, date)
  const after = around.before + 1 + around.after
  const streak = streakOf(days.add(date))
  const before = facts.dailyDays.includes(date) ? after : Math.max(around.before, around.after)
  return { streak: { ...streak, best: Math.max(streak.best, known.best) }, before, after }
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
  const xpGained = DAILY_XP[facts.dailyPublished && result === 'right' ? 'wrong' : result]
  if (result === 'timeout') return { xpGained, bonus: 0, progress: unchanged }
  const { streak, before, after } = withDay(progress, facts)
  return {
    xpGained,
    bonus: milestoneReached(before, after)?.bonus ?? 0,
    progress: { dailyStreak: streak.days, bestDailyStreak: streak.best, lastDailyDate: streak.lastDate },
  }
}
