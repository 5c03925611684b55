import { DAY_MS } from '#rules/days.ts'
import { MONTHS } from '#rules/months.ts'

/** Federal holidays of 2027, and the weekdays on which those of a weekend are kept, as month and day. */
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

/** A day of 2027, counted on from another. No stem tells the year, so no period may hold the end of February. */
export function later(month: number, day: number, days: number): Date {
  return new Date(Date.UTC(2027, month - 1, day) + days * DAY_MS)
}

/** True on a day on which the courts are closed. */
export function isClosed(at: Date): boolean {
  const weekend = at.getUTCDay() === 0 || at.getUTCDay() === 6
  return weekend || HOLIDAYS.has(`${at.getUTCMonth() + 1}-${at.getUTCDate()}`)
}

/** "June 1". */
export function dated(at: Date): string {
  return `${MONTHS[at.getUTCMonth()]} ${at.getUTCDate()}`
}
