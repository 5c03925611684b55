import { addDays, dateStart } from '../days.ts'
import { PUBLISHED_AFTER_MS } from './casefile.ts'

/** Returns the instant (ms) at which the results and the key of a day's case are published; `date` is its UTC day. */
export const publishedAt = (date: string): number => dateStart(addDays(date, 1)) + PUBLISHED_AFTER_MS
