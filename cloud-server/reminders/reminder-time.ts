import { isQuiet, type QuietHours } from '#protocol/away.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS, utcDayStart } from '#rules/days.ts'
import { timeIn } from '#rules/time-zone.ts'

/** When a player does not want to be reminded; `timeZone` is a known one. */
export interface ReminderTimes {
  quiet: QuietHours | null
  timeZone: string
}

/** A day's reminder comes so long (ms) before its case closes, or before the quiet hours that lie there. */
export const REMIND_BEFORE_MS = 2 * HOUR_MS
const STEP_MS = 15 * MINUTE_MS

/** Whether an instant (ms) lies in the player's quiet hours. */
export const isQuietAt = (at: number, { quiet, timeZone }: ReminderTimes): boolean =>
  quiet !== null && isQuiet(timeIn(timeZone)(at), quiet)

/** The instant (ms) of a UTC day's reminder; where hardly a minute of the day is left, the last one. */
function reminderOf(dayStart: number, times: ReminderTimes): number {
  const wanted = dayStart + DAY_MS - REMIND_BEFORE_MS
  const timeOf = timeIn(times.timeZone)
  const isFree = (at: number) => times.quiet === null || !isQuiet(timeOf(at), times.quiet)
  for (let at = wanted; at >= dayStart; at -= STEP_MS) if (isFree(at)) return at
  for (let at = dayStart + DAY_MS - MINUTE_MS; at >= dayStart; at -= MINUTE_MS) if (isFree(at)) return at
  return wanted
}

/** Returns when (ms) the next reminder after an instant is due: one a UTC day, outside the quiet hours. */
export function nextReminder(after: number, times: ReminderTimes): number {
  let day = utcDayStart(after)
  for (;;) {
    const at = reminderOf(day, times)
    if (at > after) return at
    day += DAY_MS
  }
}
