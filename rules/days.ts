/**
 * The one place that decides days and weeks. A day is the UTC day, a week begins on Monday: no clock is ever put forward
 * or back in UTC, so every day has 24 hours. `timezone` is display only (design section 7).
 */
export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
export const WEEK_MS = 7 * DAY_MS

/** Start of the UTC day an instant lies in (ms). */
export const utcDayStart = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS

/** The UTC date of an instant as yyyy-mm-dd. */
export const utcDate = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The instant a date (yyyy-mm-dd) begins, in ms; NaN for what is no date. */
export const dateStart = (date: string): number => Date.parse(`${date}T00:00:00.000Z`)

/** The date so many days later; earlier when negative. */
export const addDays = (date: string, days: number): string => utcDate(dateStart(date) + days * DAY_MS)

/** Whole days from one date to another; negative when the second is the earlier. */
export const daysBetween = (from: string, to: string): number => (dateStart(to) - dateStart(from)) / DAY_MS

/** Thursday 1 January 1970 began this many days after the week's Monday. */
const EPOCH_WEEKDAY_MS = 3 * DAY_MS

/** Monday 00:00 UTC of the week an instant lies in (ms). */
export const utcWeekStart = (at: number): number =>
  Math.floor((at + EPOCH_WEEKDAY_MS) / WEEK_MS) * WEEK_MS - EPOCH_WEEKDAY_MS

/** Milliseconds until the next day begins; a whole day at its very start. */
export const msToNextDay = (at: number): number => utcDayStart(at) + DAY_MS - at

/** The same in whole seconds, never said to be shorter than it is. */
export const secondsToNextDay = (at: number): number => Math.ceil(msToNextDay(at) / 1000)
