import { HOUR_MS } from './days.ts'

/** The things a player may be reminded of. */
export type ReminderTask =
  | { task: 'streak'; days: number; hoursLeft: number }
  | { task: 'case'; hoursLeft: number }
  | { task: 'reviews'; due: number }

/** How a player's day stands. */
export interface DaySoFar {
  /** today's case was opened or answered */
  caseDone: boolean
  /** days in a row as they stand */
  streak: number
  /** rules due for review */
  due: number
  /** ms until the day's case closes */
  leftMs: number
}

/** Returns the most pressing thing left to do, or null: nobody is reminded of nothing. */
export function taskLeft({ caseDone, streak, due, leftMs }: DaySoFar): ReminderTask | null {
  const hoursLeft = Math.max(1, Math.round(leftMs / HOUR_MS))
  if (!caseDone) return streak > 0 ? { task: 'streak', days: streak, hoursLeft } : { task: 'case', hoursLeft }
  return due > 0 ? { task: 'reviews', due } : null
}
