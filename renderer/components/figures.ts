/** Shown in place of a share when there is nothing to divide by (spec section 9). */
export const NOT_AVAILABLE = 'N/A'

/** With thousands separators. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en')

/** A percentage with its one decimal: 66.7% (spec section 9). */
export const percent = (value: number): string => `${value.toFixed(1)}%`

/** A part of a whole as a percentage, 'N/A' of nothing: accuracy of answers, win rate of games. */
export const shareOf = (part: number, all: number): string =>
  all === 0 ? NOT_AVAILABLE : percent((100 * part) / all)

/** Hours with one decimal. */
export const hours = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** Mastery points are sums of multipliers such as ×1.2. */
export const points = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 1 })

/** '1 answer', '1,204 answers'. */
export const counted = (count: number, one: string, many: string): string =>
  `${whole(count)} ${count === 1 ? one : many}`

/** A change with its sign; a true minus. */
export const signed = (change: number): string =>
  change < 0 ? `−${Math.abs(change).toLocaleString('en')}` : `+${change.toLocaleString('en')}`
