const UTC = 'UTC'

const QUARTER_MS = 15 * 60_000

/** The zone by the name it is known by here, or UTC for one that is not; zones are for display alone (design section 7). */
export function knownTimeZone(name: string | undefined): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name ?? UTC }).resolvedOptions().timeZone
  } catch {
    return UTC
  }
}

/** Tells the hour of the day, 0-23, of an instant (ms) on the clocks of a known zone. */
export function hourIn(timeZone: string): (at: number) => number {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' })
  // Every zone is a whole number of quarters of an hour from UTC, so that one look-up serves a quarter.
  const hours = new Map<number, number>()
  return (at) => {
    const quarter = Math.floor(at / QUARTER_MS)
    let hour = hours.get(quarter)
    if (hour === undefined) {
      hour = Number(clock.format(quarter * QUARTER_MS))
      hours.set(quarter, hour)
    }
    return hour
  }
}

/** Tells the time of day, 'HH:MM', of an instant (ms) on the clocks of a known zone. */
export function timeIn(timeZone: string): (at: number) => string {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  return (at) => clock.format(at)
}
