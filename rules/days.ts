const DAY_MS = 86_400_000

/** Start of the UTC day an instant lies in (ms). Days, weeks and streaks are UTC; timezone is display only (design section 7). */
export const utcDayStart = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS

/** The UTC date of an instant as yyyy-mm-dd. */
export const utcDate = (at: number): string => new Date(at).toISOString().slice(0, 10)
