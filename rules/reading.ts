/**
 * The least time (ms) between the showing of a question and its answer: nobody reads one sooner. An answer that comes before
 * waits out the rest, so that neither a script nor a slipped finger gains by haste.
 */
export const LEAST_MS_TO_ANSWER = 1_000

/** Returns how long (ms) an answer given after `elapsedMs` still waits; never longer than `leastMs`, whatever a clock says. */
export const restOfReading = (elapsedMs: number, leastMs: number): number =>
  Math.min(leastMs, Math.max(0, leastMs - elapsedMs))
