import { relative } from '#protocol/figures.ts'
import { DAY_MS, HOUR_MS } from '#rules/days.ts'

/** Returns when a device was last used, to the hour: the server notes no more. */
export function lastUsedText(iso: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(iso))
  if (ago < 2 * HOUR_MS) return 'Used within the last two hours'
  if (ago < DAY_MS) return `Last used ${relative(-Math.floor(ago / HOUR_MS), 'hour')}`
  return `Last used ${relative(-Math.floor(ago / DAY_MS), 'day')}`
}
