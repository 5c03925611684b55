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

/** Answered days in a row that end on a date, that one included; 0 where it is not among them. */
export function streakEndingOn(answered: ReadonlySet<string>, date: string): number {
  let days = 0
  for (let day = date; answered.has(day); day = addDays(day, -1)) days++
  return days
}

/** The streak of a set of days, in whatever order they became known. */
export const streakOf = (answered: Iterable<string>): DayStreak =>
  [...answered].sort().reduce(extendStreak, newDayStreak())
