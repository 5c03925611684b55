import { DAY_MS } from '../days.ts'
import { type Grade, reviewed, type Strength } from './fsrs.ts'

/** How sure a player said to be before answering. */
export const CONFIDENCES = ['guess', 'leaning', 'sure'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** A player's memory of the rule of one area: the fold of all answers to its questions, whatever the mode. */
export interface Memory extends Strength {
  /** instant in ms of the latest answer that counted */
  reviewedAt: number
  /** answers, and misses among them */
  reps: number
  lapses: number
  /** the legal path of the latest answer, and whether it was right */
  path: string
  correct: boolean
  /** the latest answer that was right, in ms; null before the first */
  correctAt: number | null
}

/** The part of an answer that memory reads. */
export interface Recalled {
  correct: boolean
  timedOut: boolean
  hintUsed: boolean
  /** the legal path of the question; an item of no family is a path of its own */
  path: string
  confidence?: Confidence
  /** instant in ms */
  at: number
}

const HOUR_MS = 3_600_000
/** Answers nearer to each other than this are of one sitting. */
const SITTING_HOURS = 8
/** The same path again within this time asks for the answer rather than for the rule. */
const SAME_PATH_MS = 7 * DAY_MS

/** Returns the whole days that FSRS reckons between a review and an instant (ms): 0 within one sitting. */
export function daysSince(reviewedAt: number, at: number): number {
  const hours = (at - reviewedAt) / HOUR_MS
  return hours < SITTING_HOURS ? 0 : Math.max(1, Math.round(hours / 24))
}

/** Returns the grade of an answer; null where no option was chosen, which says nothing of the rule. */
export function gradeOf(
  before: Memory | null,
  { correct, timedOut, hintUsed, path, confidence, at }: Recalled,
): Grade | null {
  if (timedOut) return null
  if (!correct) return 'again'
  const isEcho = before !== null && before.path === path && Math.abs(at - before.reviewedAt) <= SAME_PATH_MS
  return hintUsed || confidence === 'guess' || isEcho ? 'hard' : 'good'
}

/**
 * Returns the memory after one answer. One that arrives late, from before the latest, counts as of the same day and moves
 * nothing back.
 */
export function remember(before: Memory | null, answer: Recalled): Memory | null {
  const grade = gradeOf(before, answer)
  if (!grade) return before
  const { correct, path, at } = answer
  const isLate = before !== null && at < before.reviewedAt
  const days = before && !isLate ? daysSince(before.reviewedAt, at) : 0
  const correctAt = correct ? Math.max(at, before?.correctAt ?? at) : (before?.correctAt ?? null)
  return {
    ...reviewed(before, days, grade),
    reps: (before?.reps ?? 0) + 1,
    lapses: (before?.lapses ?? 0) + (correct ? 0 : 1),
    correctAt,
    ...(isLate
      ? { reviewedAt: before.reviewedAt, path: before.path, correct: before.correct }
      : { reviewedAt: at, path, correct }),
  }
}
