/** How many standard deviations to each side hold 80 of 100 outcomes, and 95 of them. */
export const EIGHTY = 1.2816
export const NINETY_FIVE = 1.96

/**
 * Returns the bounds, each 0 to 1, between which a share lies after so many right of so many (Wilson), with the confidence of
 * that many standard deviations to each side.
 */
export function shareRange(right: number, of: number, deviations: number): { low: number; high: number } {
  if (of === 0) return { low: 0, high: 1 }
  const share = right / of
  const z2 = deviations ** 2 / of
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (deviations / (1 + z2)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
