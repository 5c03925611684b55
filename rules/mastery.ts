import { MASTERY_DAILY_FACTOR } from './daily/casefile.ts'
import { DAY_MS } from './days.ts'
import { multiplierOf } from './difficulty.ts'

/** Mastery of an area or subtopic, 0-100 (design section 4, Mastery; spec section 9). */
export const MASTERY_MIN = 0
export const MASTERY_MAX = 100
const MASTERY_RIGHT = 0.5
const MASTERY_WRONG = -0.25
export const IDLE_DAYS = 14
const WEEK_DAYS = 7

/**
 * Change one answer makes before clamping: right +0.5 × √multiplier of the item's level, ×2 on the daily; wrong −0.25
 * flat; a timeout is a wrong answer.
 */
export function masteryChange(correct: boolean, difficulty: number, daily = false): number {
  if (!correct) return MASTERY_WRONG
  return MASTERY_RIGHT * Math.sqrt(multiplierOf(difficulty)) * (daily ? MASTERY_DAILY_FACTOR : 1)
}

export const clampMastery = (value: number): number => Math.min(MASTERY_MAX, Math.max(MASTERY_MIN, value))

/** Mastery as it stands at `now` (ms): 1 a week off after 14 idle days; the first point falls 21 days after the last practice. */
export function decayedMastery(mastery: number, lastPracticed: number | null, now: number): number {
  if (lastPracticed === null) return mastery
  const idleDays = Math.floor((now - lastPracticed) / DAY_MS)
  if (idleDays <= IDLE_DAYS) return mastery
  return clampMastery(mastery - Math.floor((idleDays - IDLE_DAYS) / WEEK_DAYS))
}

export const MASTERY_LABELS = [
  { label: 'Competent', from: 40 },
  { label: 'Proficient', from: 55 },
  { label: 'Advanced', from: 70 },
  { label: 'Expert', from: 85 },
  { label: 'Master', from: 95 },
] as const

export type MasteryLabel = (typeof MASTERY_LABELS)[number]['label'] | 'Beginner'

/** Below 40 the beginner style. */
export const masteryLabel = (mastery: number): MasteryLabel =>
  MASTERY_LABELS.findLast((l) => mastery >= l.from)?.label ?? 'Beginner'

/** Fewer answers than this say too little to judge by (design section 4, Stats). */
export const PROVISIONAL_UNTIL = 20

/** Mastered is 80 % or more; need work is under 40 % after enough answers (spec section 9). */
export const isMastered = (mastery: number): boolean => mastery >= 80
export const needsWork = (mastery: number, answers: number): boolean =>
  mastery < 40 && answers >= PROVISIONAL_UNTIL
