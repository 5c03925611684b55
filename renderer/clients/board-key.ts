import type { BoardPeriod } from '#protocol/http/leaderboard.ts'

/** Where the first rows of everybody's board are kept, whether read or pushed. */
export const boardKey = (period: BoardPeriod) => ['/api', 'leaderboard', period] as const
