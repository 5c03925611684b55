import { type Grade, reviewed, type Strength } from './fsrs.ts'
import { daysSince, type Memory, type MissReason } from './memory.ts'

/** Where `least` of the last `of` reasons are a misreading, questions show what is asked before the facts. */
export const MISREAD = { of: 10, least: 3 }

/** The rule was known, and something else failed. */
const isExcuse = (reason: MissReason): boolean => reason === 'misread' || reason === 'time'

/**
 * Returns the memory once a player has told why an answer was a miss; `at` is that answer's instant (ms). It counts while no
 * answer came since. A known rule that was misread, or ran out of time, is held as after a hard review and not as forgotten.
 */
export function withReason(memory: Memory, reason: MissReason, at: number): Memory {
  if (memory.correct || memory.reviewedAt !== at) return memory
  const { other, excused = false } = memory
  if (!other || isExcuse(reason) === excused) return { ...memory, reason }
  const { stability, difficulty } = memory
  const swapped: { other: Strength } & Strength = { ...other, other: { stability, difficulty } }
  return { ...memory, ...swapped, reason, excused: !excused, lapses: memory.lapses + (excused ? 1 : -1) }
}

/**
 * Whether a reason told anew of an answer (its instant in ms) may take the place of the one told first: only while nothing has
 * moved the memory since. After that the first is part of what came of it, and stays.
 */
export function mayTellAnew(memory: Memory, first: MissReason, at: number): boolean {
  const { correct, reviewedAt, reason, excused = false, other } = memory
  return !correct && reviewedAt === at && reason === first && (!excused || other !== undefined)
}

/** How a player says a rule card went: the rule recalled freely, then shown. */
export const CARD_GRADES = ['missed', 'partly', 'knew'] as const
export type CardGrade = (typeof CARD_GRADES)[number]

const GRADE_OF: Readonly<Record<CardGrade, Grade>> = { missed: 'again', partly: 'hard', knew: 'good' }

/**
 * Returns the memory after a rule card at an instant (ms). A miss of a question stays one until a question of the rule
 * is answered: a card shows that the rule is known, not that it is applied.
 */
export function withCard(memory: Memory, grade: CardGrade, at: number): Memory {
  const isLate = at < memory.reviewedAt
  const days = isLate ? 0 : daysSince(memory.reviewedAt, at)
  const { other: _other, ...rest } = memory
  const lapses = memory.lapses + (grade === 'missed' ? 1 : 0)
  return {
    ...rest,
    ...reviewed(memory, days, GRADE_OF[grade]),
    reps: memory.reps + 1,
    lapses,
    reviewedAt: Math.max(at, memory.reviewedAt),
    ...(grade === 'missed' ? {} : { lapsesAtCard: lapses }),
  }
}
