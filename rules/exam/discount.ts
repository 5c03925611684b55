/** How a block was taken, as far as it decides whether its score tells of the exam. */
export interface Taken {
  /** questions asked */
  length: number
  /** blank ones are answers without a choice; a block out of a damaged file may have lost some of its questions */
  blank: number
  total: number
  /** questions that had been shown before */
  seen: number
  usedMs: number
  limitMs: number
  likeExam: boolean
}

/** Shares of a block: lost and seen questions, and blank ones while there was time, that leave its score without meaning. */
const MOST_LOST = 0.1
const MOST_SEEN = 0.1
const MOST_BLANK = 0.1
const TIME_USED_UP = 0.95

/** Why a score doesn't tell of the exam: long pauses, questions lost, questions seen before, or left half done. */
export type Discount = 'paused' | 'lost' | 'seen' | 'blank'

/** Returns why a block's score doesn't tell of the exam, the first reason where there are several; null where it does. */
export function discountOf(taken: Taken): Discount | null {
  const { length, blank, total, seen, usedMs, limitMs, likeExam } = taken
  if (!likeExam) return 'paused'
  if (length - total > length * MOST_LOST) return 'lost'
  if (seen > total * MOST_SEEN) return 'seen'
  return blank > total * MOST_BLANK && usedMs < limitMs * TIME_USED_UP ? 'blank' : null
}
