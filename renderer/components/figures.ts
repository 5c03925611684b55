import { fixed, upTo } from '#protocol/figures.ts'

/** Shown in place of a share when there is nothing to divide by (spec section 9). */
export const NOT_AVAILABLE = 'N/A'

/** A percentage with its one decimal: 66.7% (spec section 9). */
export const percent = (value: number): string => `${fixed(value)}%`

/** A part of a whole as a percentage, 'N/A' of nothing: accuracy of answers, win rate of games. */
export const shareOf = (part: number, all: number): string =>
  all === 0 ? NOT_AVAILABLE : percent((100 * part) / all)

/** Hours with one decimal. */
export const hours = (value: number): string => fixed(value)

/** Mastery points are sums of multipliers such as ×1.2. */
export const points = (value: number): string => upTo(value)
