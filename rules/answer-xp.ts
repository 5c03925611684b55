/** XP of one answer (spec section 9); a right one with no hint used on it earns the second more. */
export const XP_RIGHT = 10
const XP_NO_HINT = 2
const XP_WRONG = 3
const XP_TIMEOUT = 0

export type AnswerResult = 'right' | 'wrong' | 'timeout'

export function answerXp(result: AnswerResult, hintUsed: boolean): number {
  if (result === 'timeout') return XP_TIMEOUT
  if (result === 'wrong') return XP_WRONG
  return XP_RIGHT + (hintUsed ? 0 : XP_NO_HINT)
}

/** Bonus on the 3rd, 4th, and 5th and later right answer in a row; `streak` counts this answer. Paid outside xpGained. */
export function streakBonus(streak: number): number {
  if (streak < 3) return 0
  return streak === 3 ? 2 : streak === 4 ? 4 : 6
}
