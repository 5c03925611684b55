import { utcDate } from '#rules/days.ts'

/**
 * Returns the reader's date of an instant (ms), by their own clock, as yyyy-mm-dd: an exam is on a
 * day of theirs, not of the game.
 */
export function ownDate(at: number): string {
  const here = new Date(at)
  return utcDate(Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()))
}
