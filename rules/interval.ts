/** How many standard deviations to each side hold 80 of 100 outcomes. */
export const EIGHTY = 1.2816

/** Returns the bounds, each 0 to 1, between which a share lies with 80 % confidence, after so many right of so many (Wilson). */
export function shareRange(right: number, of: number): [low: number, high: number] {
  if (of === 0) return [0, 1]
  const share = right / of
  const z2 = EIGHTY ** 2 / of
  const middle = (share + z2 / 2) / (1 + z2)
  const half = (EIGHTY / (1 + z2)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}
