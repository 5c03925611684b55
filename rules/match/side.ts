/** Player 1 or player 2 of a match. */
export type Side = 1 | 2

export const SIDES: readonly Side[] = [1, 2]

export const opposite = (side: Side): Side => (side === 1 ? 2 : 1)

/** Returns a side's half of a pair, which holds player 1's first. */
export const bySide = <T>(pair: readonly [T, T], side: Side): T => (side === 1 ? pair[0] : pair[1])
