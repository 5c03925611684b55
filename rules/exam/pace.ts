/** How a player stands at a checkpoint: questions answered, and the time (ms) before an even pace; less than 0 behind it. */
export interface Pace {
  answered: number
  aheadMs: number
}

/** Returns how a player stands who has just answered so many of a block's questions; null where that is no checkpoint. */
export function paceAt(
  answered: number,
  usedMs: number,
  { length, limitMs, checkpoints }: { length: number; limitMs: number; checkpoints: readonly number[] },
): Pace | null {
  if (!checkpoints.includes(answered)) return null
  return { answered, aheadMs: (limitMs * answered) / length - usedMs }
}
