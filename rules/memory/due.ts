import { DAY_MS } from '../days.ts'
import { fraction } from '../fraction.ts'
import { daysUntil, recall } from './fsrs.ts'
import { lastReckoned } from './last-reckoned.ts'
import { daysSince, type Memory } from './memory.ts'

/** A rule comes back when the chance that it is remembered has fallen to this, and after this many days at the latest. */
export const RETENTION = 0.9
export const LONGEST_DAYS = 60

/** A player who was sure and wrong is asked again within so many days: such errors come back. */
export const SURE_WRONG_DAYS = 7

/** By so much, up and down, rules learned together come back on different days. */
const SPREAD = 0.1

/** A player's memory of an area, and the names that spread its return. */
export interface Remembered {
  userId: string
  area: string
  memory: Memory
  /** when (ms) the exam is; null or nothing where no date is set */
  examAt?: number | null
}

/** In these days before the exam each rule met is looked at once more. */
export const LAST_LOOK = { from: 14, to: 3 }

const reckonDue = lastReckoned((memory, userId: string, area: string, examAt: number | null): number => {
  const { stability, reviewedAt, reps, sureWrong } = memory
  const spread = 1 - SPREAD + 2 * SPREAD * fraction(`${userId} ${area} ${reps}`)
  const due = Math.round(
    reviewedAt + Math.min(LONGEST_DAYS, daysUntil(RETENTION, stability)) * spread * DAY_MS,
  )
  const limits = [due]
  if (sureWrong) limits.push(sureWrong.at + SURE_WRONG_DAYS * DAY_MS)
  if (examAt !== null) {
    const span = LAST_LOOK.from - LAST_LOOK.to
    limits.push(Math.round(examAt - (LAST_LOOK.to + span * fraction(`${userId} ${area}`)) * DAY_MS))
  }
  return Math.min(...limits.filter((at) => at === due || at > reviewedAt))
})

/**
 * Returns the instant (ms) at which a rule is due for review. With an exam date it falls due once more
 * before the exam at the latest.
 */
export const dueAt = ({ userId, area, memory, examAt = null }: Remembered): number =>
  reckonDue(memory, userId, area, examAt)

/** Returns the chance, 0 to 1, that a rule is remembered at an instant (ms). */
export const recallAt = ({ reviewedAt, stability }: Memory, at: number): number =>
  recall(daysSince(reviewedAt, at), stability)
