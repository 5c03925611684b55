/** From this many items on, a bank-wide limit holds exactly. */
export const FULL_SAMPLE = 300

/** Fewer items than this say nothing about a bank-wide limit, so it is not judged. */
export const LEAST_SAMPLE = 20

/** The one-sided 95 % quantile of the normal distribution. */
const Z = 1.645

/**
 * How far a measure of `count` items may lie beyond its limit before it is counted as broken: a one-sided
 * 95 % sampling margin while the bank (or the part that is looked at) is small, nothing once it is full.
 * `standardError` is that of the measure at the limit.
 */
export function margin(count: number, standardError: number): number {
  return count >= FULL_SAMPLE ? 0 : Z * standardError
}

/** The standard error of a share whose true value is `share`, from `count` items. */
export function shareError(share: number, count: number): number {
  return Math.sqrt((share * (1 - share)) / Math.max(1, count))
}

export function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, value) => sum + value, 0) / list.length
}

/** The sample standard deviation. */
export function deviation(list: readonly number[]): number {
  if (list.length < 2) return 0
  const center = mean(list)
  return Math.sqrt(list.reduce((sum, value) => sum + (value - center) ** 2, 0) / (list.length - 1))
}

export function median(list: readonly number[]): number {
  const sorted = [...list].sort((one, other) => one - other)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}
