import { answerXp } from '../answer-xp.ts'
import { utcDate } from '../days.ts'

/** Answers in practice that earn XP in a UTC day. */
export const PAID_A_DAY = 150

/** The answers in practice of the day that is being counted. */
export interface PracticeDay {
  /** yyyy-mm-dd (UTC), null before the first */
  practicedOn: string | null
  practicedCount: number
}

/** Returns the day's count after one more answer; one of an earlier day counts to its own day, which is over. */
export function countPractice({ practicedOn, practicedCount }: PracticeDay, at: number): PracticeDay {
  const day = utcDate(at)
  if (practicedOn === null || day > practicedOn) return { practicedOn: day, practicedCount: 1 }
  if (day < practicedOn) return { practicedOn, practicedCount }
  return { practicedOn, practicedCount: practicedCount + 1 }
}

/**
 * Whether an answer still earns XP, by the count after it. One of an earlier day than is being counted is paid by the answers
 * of its own day before it (`before`), which the server knows; a device, which doesn't, reckons it paid until that has it.
 */
export function isPaid({ practicedOn, practicedCount }: PracticeDay, at: number, before = 0): boolean {
  const isEarlier = practicedOn !== null && utcDate(at) < practicedOn
  return isEarlier ? before < PAID_A_DAY : practicedCount <= PAID_A_DAY
}

/**
 * Whether an answer of practice or a block that named a choice came after the day's paid ones:
 * those pay even where they're wrong.
 */
export const isUnpaid = ({ xpGained }: { xpGained: number }): boolean => xpGained === 0

/** The XP of a question answered right that was shown within 21 days: a wrong answer's. */
export const REPEAT_XP = answerXp('wrong', false)
