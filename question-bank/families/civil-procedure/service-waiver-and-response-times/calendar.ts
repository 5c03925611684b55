import { MONTHS } from '#rules/months.ts'

/** Federal holidays of 2027 on which the courts are closed, as month and day. */
const HOLIDAYS: ReadonlySet<string> = new Set([
  '1-1',
  '1-18',
  '2-15',
  '5-31',
  '6-18',
  '6-19',
  '7-4',
  '7-5',
  '9-6',
  '10-11',
  '11-11',
  '11-25',
  '12-24',
  '12-25',
  '12-31',
])

/** Holidays of 2027 that fall on a weekend, and the weekdays on which they are kept instead. */
const KEPT_ELSEWHEN: ReadonlySet<string> = new Set(['6-18', '6-19', '7-4', '7-5', '12-24', '12-25', '12-31'])

const DAY = 86_400_000

/** A day of 2027, counted on from another; without rolling. */
export function later(month: number, day: number, days: number): Date {
  return new Date(Date.UTC(2027, month - 1, day) + days * DAY)
}

/** The last day of a period under FRCP 6(a)(1): one that ends on a day when courts are closed runs on. */
export function lastDay(month: number, day: number, days: number): Date {
  let at = later(month, day, days)
  while (isClosed(at)) at = new Date(at.getTime() + DAY)
  return at
}

/**
 * False where the last day of a period, before it runs on or on the way, is one that a reader could count otherwise: a
 * holiday that falls on a weekend, the weekday on which it is kept instead, or a day of another year.
 */
export function isPlain(month: number, day: number, days: number): boolean {
  let at = later(month, day, days)
  while (isClosed(at) && !KEPT_ELSEWHEN.has(nameless(at))) at = new Date(at.getTime() + DAY)
  return !KEPT_ELSEWHEN.has(nameless(at)) && at.getUTCFullYear() === 2027
}

/** True on a day on which the courts are closed. */
export function isClosed(at: Date): boolean {
  const weekend = at.getUTCDay() === 0 || at.getUTCDay() === 6
  return weekend || HOLIDAYS.has(nameless(at))
}

function nameless(at: Date): string {
  return `${at.getUTCMonth() + 1}-${at.getUTCDate()}`
}

/** "June 1": without the day of the week, which would mark the right one to a reader who counts weeks. */
export function dated(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}`
}
