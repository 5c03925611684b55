import { utcDate } from '#rules/days.ts'

/** The last day whose case this browser knows to be past: what home begins with, until the server says. */
const KEY = 'bar-duel-answered-on'

/** Whether today's case is past, answered or not, as far as this browser knows; it may have been on another one. */
export function isTodayKept(): boolean {
  try {
    return localStorage.getItem(KEY) === utcDate(Date.now())
  } catch {
    return false
  }
}

/** Keeps what the server says of today's case. */
export function keepToday(isPast: boolean): void {
  try {
    if (isPast) localStorage.setItem(KEY, utcDate(Date.now()))
    else forgetToday()
  } catch {
    // Where storage is closed to the page, home waits for the server.
  }
}

export const forgetToday = (): void => localStorage.removeItem(KEY)
