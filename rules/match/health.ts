export const STARTING_HP = 100
export const HP_PER_WRONG = 20

/** Returns the HP after so many wrong answers, floor 0; a timeout is a wrong answer. Shown, and ends nothing (design section 4). */
export const healthAfter = (wrong: number): number => Math.max(0, STARTING_HP - HP_PER_WRONG * wrong)

/** Color of the bar (spec section 2): red at 30 or below, yellow at 50 or below. */
export function healthTone(hp: number): 'red' | 'yellow' | 'green' {
  if (hp <= 30) return 'red'
  return hp <= 50 ? 'yellow' : 'green'
}
