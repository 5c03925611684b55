import { DAY_MS, HOUR_MS, utcDate } from '../days.ts'
import { type Grade, recall, reviewed, type Strength } from './fsrs.ts'

/** How sure a player said to be before answering. */
export const CONFIDENCES = ['guess', 'leaning', 'sure'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** Why a player says an answer was a miss. */
export const MISS_REASONS = ['rule', 'misread', 'reasoning', 'time'] as const
export type MissReason = (typeof MISS_REASONS)[number]

/** A player's memory of the rule of one area: the fold of all answers to its questions, whatever the mode. */
export interface Memory extends Strength {
  /** instant in ms of the latest answer that counted */
  readonly reviewedAt: number
  /** answers, and misses among them */
  readonly reps: number
  readonly lapses: number
  /** the legal path of the latest answer, and whether it was right */
  readonly path: string
  readonly correct: boolean
  /** the latest answer that was right, in ms; null before the first */
  readonly correctAt: number | null
  /**
   * of a miss of a rule that was well known: the strength it leaves if it was not the rule that
   * failed, or, once told so, if it was
   */
  readonly other?: Strength | undefined
  /** the latest answer was a miss for which the rule is not to blame */
  readonly excused?: boolean | undefined
  /** why the latest answer was a miss, where the player told */
  readonly reason?: MissReason | undefined
  /** since when (ms) the player was sure and wrong, and the UTC day of a right answer since; gone after right ones on two days */
  readonly sureWrong?: { at: number; rightOn: string | null } | undefined
  /** misses when a rule card was last passed */
  readonly lapsesAtCard?: number | undefined
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

/** A rule this likely to be remembered was known: a miss of it may be of the facts or the clock. */
const WELL_KNOWN = 0.7

/** Returns what a miss leaves of a rule that was known, if the rule is not to blame; nothing twice in a row. */
function otherwise(before: Memory | null, days: number): Strength | undefined {
  if (!before || before.excused || recall(days, before.stability) < WELL_KNOWN) return undefined
  return reviewed(before, days, 'hard')
}

function sureWrongAfter(before: Memory | null, answer: Recalled): Memory['sureWrong'] {
  const { correct, confidence, at } = answer
  if (!correct && confidence === 'sure') return { at, rightOn: null }
  const { sureWrong } = before ?? {}
  if (!sureWrong || !correct) return sureWrong
  const day = utcDate(at)
  if (sureWrong.rightOn === null) return { ...sureWrong, rightOn: day }
  return sureWrong.rightOn === day ? sureWrong : undefined
}

/** The facts with what is undefined left out, so that equal memories are equal as JSON. */
const defined = <T extends object>(facts: T): T =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as T

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
  return defined({
    ...reviewed(before, days, grade),
    reps: (before?.reps ?? 0) + 1,
    lapses: (before?.lapses ?? 0) + (correct ? 0 : 1),
    correctAt,
    lapsesAtCard: before?.lapsesAtCard,
    sureWrong: isLate ? before.sureWrong : sureWrongAfter(before, answer),
    ...(isLate
      ? {
          ...{ reviewedAt: before.reviewedAt, path: before.path, correct: before.correct },
          ...{ excused: before.excused, reason: before.reason },
        }
      : { reviewedAt: at, path, correct, other: correct ? undefined : otherwise(before, days) }),
  })
}
