/**
 * Extra time is an accommodation that a player sets for their account: a percentage of the usual limit, on every clock but
 * those of matches. It changes no reward and is marked nowhere (S9.9a).
 */
export const EXTRA_TIMES = [100, 125, 150, 200] as const

export type ExtraTime = (typeof EXTRA_TIMES)[number]

export const USUAL_TIME: ExtraTime = 100

/** Returns a stored percentage as one there is; anything else is the usual time. */
export const extraTimeIn = (stored: unknown): ExtraTime =>
  EXTRA_TIMES.find((percent) => percent === Number(stored)) ?? USUAL_TIME

/** Returns a limit (ms) as it is for a player with that extra time. */
export const withExtraTime = (limitMs: number, percent: ExtraTime): number => (limitMs * percent) / 100
