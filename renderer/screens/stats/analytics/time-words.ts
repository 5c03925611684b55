const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

const CLOCK = new Intl.DateTimeFormat('en', { hour: 'numeric', timeZone: 'UTC' })

/** An hour of the day (0-23) from its beginning to its end: '8 – 9 PM'. */
export const hourText = (hour: number): string => CLOCK.formatRange(hour * HOUR_MS, (hour + 1) * HOUR_MS)

/** A length of time (ms) to the minute, a short one to the second: '1 h 12 min', '18 min', '40 s'. */
export function durationText(ms: number): string {
  if (ms < MINUTE_MS) return `${Math.round(ms / 1000)} s`
  const minutes = Math.round(ms / MINUTE_MS)
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}
