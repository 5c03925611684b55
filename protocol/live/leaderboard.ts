import { z } from 'zod'
import { boardPeriod, boardRow } from '../http/leaderboard.ts'

/** The first rows of a board as they are pushed; while pushes arrive nothing polls (design section 4, Boards). */
export const boardUpdate = z.object({
  period: boardPeriod,
  leaderboard: z.array(boardRow),
})
