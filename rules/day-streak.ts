import { addDays, daysBetween } from './days.ts'

/** Days in a row on which a player answered the day's case. */
export interface DayStreak {
  /** as it stood after lastDate */
  days: number
  best: number
  /** yyyy-mm-dd, null before the first */
  lastDate: string | null
}

export const newDayStreak = (): DayStreak => ({ days: 0, best: 0, lastDate: null })

/** The streak after a day was answered. A day counted already, or one before the last, changes nothing. */
export function extendStreak(streak: DayStreak, date: string): DayStreak {
  const gap = streak.lastDate === null ? Number.POSITIVE_INFINITY : daysBetween(streak.lastDate, date)
  if (gap <= 0) return streak
  const days = gap === 1 ? streak.days + 1 : 1
  return { days, best: Math.max(streak.best, days), lastDate: date }
}

/** Days of the streak as it stands on a date: it lasts through the day after the last answer, then it is broken. */
export const streakOn = ({ days, lastDate }: DayStreak, date: string): number =>
  lastDate !== null && daysBetween(lastDate, date) <= 1 ? days : 0

/** Answered days in a row right before a date and right after it. */
export function daysAround(answered: ReadonlySet<string>, date: string): { before: number; after: number } {
  let before = 0
  while (answered.has(addDays(date, -before - 1))) before++
  let after = 0
  while (answered.has(addDays(date, after + 1))) after++
  return { before, after }
}

/** The streak of a set of days, in whatever order they became known. */
export const streakOf = (answered: Iterable<string>): DayStreak =>
  [...answered].sort().reduce(extendStreak, newDayStreak())
