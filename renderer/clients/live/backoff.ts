const FIRST_MS = 400
const LONGEST_MS = 8_000
/** Even the luckiest draw waits a little, so that a server that just stopped is not called at once by everybody. */
const LEAST_SHARE = 0.25

/**
 * Milliseconds until the next try to connect: the ceiling doubles with each failed try, and `roll` in [0,1) draws
 * below it, so that the players of a stopped server do not all come back in the same moment.
 */
export function backoffMs(failures: number, roll: number): number {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1))
  return Math.round(ceiling * (LEAST_SHARE + (1 - LEAST_SHARE) * roll))
}
