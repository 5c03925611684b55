import type { GradedAnswer } from '#protocol/http/solo.ts'
import { streakBonus } from '#rules/answer-xp.ts'

/** From here on the run of correct answers is worth showing. */
export const COMBO_SHOWN = 2

/** The longest streak whose bonus differs from the one before: from the fifth answer on it stays the same. */
const LAST_STEP = 5

/** The shortest streak that is paid this bonus: a page opened in the middle of a streak learns of it this way. */
function streakPaid(bonus: number): number {
  for (let streak = 1; streak < LAST_STEP; streak++) if (streakBonus(streak) >= bonus) return streak
  return LAST_STEP
}

/** Correct answers in a row after this one. */
export const comboAfter = (combo: number, grade: Pick<GradedAnswer, 'isCorrect' | 'streakBonus'>): number =>
  grade.isCorrect ? Math.max(combo + 1, streakPaid(grade.streakBonus)) : 0
