import { z } from 'zod'
import { avatarData } from '../avatar.ts'

/** A row of a board (spec section 3, leaderboard player). */
export const boardPlayer = z.object({
  id: z.uuid(),
  displayName: z.string(),
  lawSchool: z.string().nullable(),
  avatarData,
  level: z.int(),
  points: z.int(),
  totalWins: z.int(),
  totalLosses: z.int(),
})

/** A board as it is pushed; while pushes arrive nothing polls (design section 4, Boards). */
export const boardUpdate = z.object({
  period: z.enum(['all', 'weekly']),
  leaderboard: z.array(boardPlayer),
})
