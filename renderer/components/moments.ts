const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** Instants of the server in the reader's own time zone. */
export const momentText = (instant: string): string => MOMENT.format(new Date(instant))

export const dayText = (instant: string): string => DAY.format(new Date(instant))
