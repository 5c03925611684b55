/** Difficulty levels 1-10: lifetime right answers in a subject that reach them, and the score multiplier (spec section 9). */
export const DIFFICULTY_LEVELS = [
  { level: 1, name: 'Intro', minCorrect: 0, multiplier: 1 },
  { level: 2, name: 'Basic', minCorrect: 50, multiplier: 1.2 },
  { level: 3, name: 'Intermediate', minCorrect: 150, multiplier: 1.5 },
  { level: 4, name: 'Advanced', minCorrect: 400, multiplier: 2 },
  { level: 5, name: 'Expert', minCorrect: 800, multiplier: 2.5 },
  { level: 6, name: 'Master', minCorrect: 1500, multiplier: 3 },
  { level: 7, name: 'Legendary', minCorrect: 3000, multiplier: 4 },
  { level: 8, name: 'Mythic', minCorrect: 5000, multiplier: 5 },
  { level: 9, name: 'Transcendent', minCorrect: 8000, multiplier: 7 },
  { level: 10, name: 'Divine', minCorrect: 12000, multiplier: 10 },
] as const

export const MIN_DIFFICULTY = 1
export const MAX_DIFFICULTY = 10

/** All ten. */
export const LEVELS: readonly number[] = DIFFICULTY_LEVELS.map((one) => one.level)

const at = (level: number) =>
  DIFFICULTY_LEVELS[Math.min(MAX_DIFFICULTY, Math.max(MIN_DIFFICULTY, Math.trunc(level))) - 1] ??
  DIFFICULTY_LEVELS[0]

/** Score multiplier of a level; levels outside 1-10 count as the nearest one. */
export const multiplierOf = (level: number): number => at(level).multiplier

export const difficultyName = (level: number): string => at(level).name

/** The lifetime difficulty level of a subject by its right answers. */
export function difficultyFor(correctAnswers: number): number {
  return DIFFICULTY_LEVELS.findLast((l) => correctAnswers >= l.minCorrect)?.level ?? MIN_DIFFICULTY
}

export type DifficultyWord = 'easy' | 'medium' | 'hard' | 'expert'

/** The spec's words for the ten levels (design section 4): easy 1-3, medium 4-6, hard 7-8, expert 9-10. */
export function difficultyWord(level: number): DifficultyWord {
  if (level <= 3) return 'easy'
  if (level <= 6) return 'medium'
  return level <= 8 ? 'hard' : 'expert'
}
