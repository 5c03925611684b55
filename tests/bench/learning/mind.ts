import type { Random } from '#rules/shuffle.ts'

/** Sub-rules that the rule of one area is made of: a question asks one of them. */
export const RULES_AN_AREA = 3

/** A memory of sub-rules, by their numbers; `day` counts from the first day of study. None of them is FSRS. */
export interface Mind {
  /** the chance, 0 to 1, that a sub-rule is recalled */
  recall(rule: number, day: number): number
  /** a question on it is answered and explained; `share` of 1 teaches in full */
  learn(rule: number, day: number, share: number): void
}

/** The knowledge a learner begins with; `leaning` above 0 is more than most (deviations). */
export interface Before {
  rules: number
  leaning: (rule: number) => number
  random: Random
}
