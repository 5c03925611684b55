import { relative } from '#protocol/figures.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Returns when a device was last used, to the hour: the server notes no more. */
export function lastUsedText(iso: string, now: number): string {
  const ago = Math.max(0, now - Date.parse(iso))
  if (ago < 2 * HOUR) return 'Used within the last two hours'
  if (ago < DAY) return `Last used ${relative(-Math.floor(ago / HOUR), 'hour')}`
  return `Last used ${relative(-Math.floor(ago / DAY), 'day')}`
}
