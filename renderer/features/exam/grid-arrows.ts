/** Returns the place a key leads to from another in rows of `columns`; the result may lie outside, and no place is -1. */
export function placeByArrow(key: string, from: number, columns: number): number {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
  }
  const step = steps[key]
  return step === undefined || from < 0 ? -1 : from + step
}
