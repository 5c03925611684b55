/**
 * The test for play that is possible but improbable (design section 7): two running sums of log-likelihood ratios, a script
 * that knows the keys against an honest player at the edge of what honest players do. A sum never falls below 0, so that an
 * honest history buys nothing; one that reaches `HELD_AT` keeps the player off the boards until an admin has looked.
 * Questions answered with a choice before are left out: whoever has learned one may well be quick and right.
 */
export interface Suspicion {
  /** of right answers faster than a question can be read */
  pace: number
  /** of hard questions answered right without end */
  accuracy: number
}

export const UNSUSPECTED: Suspicion = { pace: 0, accuracy: 0 }

/** An answer to a question that was new to the player. */
export interface NewAnswer {
  isCorrect: boolean
  /** from shown to answered; null in an exam block, whose last questions are filled in within moments */
  seconds: number | null
  level: number
}

/** A sum of 12 is reached by 25 quick right answers in a row, or by 178 hard ones. */
export const HELD_AT = 12

/** A stem and four options are not read in this time. */
export const QUICK_SECONDS = 5
const HARD_LEVEL = 6

/** How often each is right: the script, and the honest player who comes nearest to it. */
const QUICK = { script: 0.97, honest: 0.6 }
const HARD = { script: 0.995, honest: 0.93 }
/** An answer that took its time takes this off the sum of quick ones. */
const UNHURRIED = -0.3

/** Returns what a right and a wrong answer add to a sum. */
const steps = ({ script, honest }: typeof QUICK) => ({
  right: Math.log(script / honest),
  wrong: Math.log((1 - script) / (1 - honest)),
})
const QUICK_STEPS = steps(QUICK)
const HARD_STEPS = steps(HARD)

/** Returns the sums after one more answer. */
export function suspicionAfter(
  { pace, accuracy }: Suspicion,
  { isCorrect, seconds, level }: NewAnswer,
): Suspicion {
  const key = isCorrect ? 'right' : 'wrong'
  const step = seconds === null ? 0 : seconds < QUICK_SECONDS ? QUICK_STEPS[key] : UNHURRIED
  return {
    pace: Math.max(0, pace + step),
    accuracy: level < HARD_LEVEL ? accuracy : Math.max(0, accuracy + HARD_STEPS[key]),
  }
}

export const HELD_REASONS = ['pace', 'accuracy'] as const
export type HeldReason = (typeof HELD_REASONS)[number]

/** Returns why a player with these sums is held, or null. */
export function heldFor({ pace, accuracy }: Suspicion): HeldReason | null {
  if (pace >= HELD_AT) return 'pace'
  return accuracy >= HELD_AT ? 'accuracy' : null
}
