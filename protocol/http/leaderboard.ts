import { z } from 'zod'
import { avatarData } from '../avatar.ts'
import type { Route } from '../route.ts'
import { lawSchool } from './auth.ts'

/** All time, or the points since Monday 00:00 UTC (design section 4, Boards). */
export const boardPeriod = z.enum(['all', 'weekly'])
export type BoardPeriod = z.infer<typeof boardPeriod>

/** A player's row on a board (spec section 3, 'Leaderboard player'). `points` are those of the period. */
export const boardRow = z.object({
  /** 1 is the top; of players with the same points the one who had them first */
  rank: z.int().positive(),
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  lawSchool: z.string().nullable(),
  avatarData,
  level: z.int(),
  points: z.int(),
  totalWins: z.int(),
  totalLosses: z.int(),
  /** hand it back as `after` to read on below this row */
  place: z.string(),
})
export type BoardRow = z.infer<typeof boardRow>

const period = boardPeriod.default('all')

export const leaderboardRoutes = {
  'GET /api/leaderboard': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'A leaderboard from the top, or below a row of it; of one law school where `school` names one',
    query: z.object({
      period,
      /** rows, 1 to 100 */
      limit: z.coerce.number().int().min(1).max(100).default(20),
      school: lawSchool.optional(),
      after: z.string().max(120).optional(),
    }),
    reply: z.array(boardRow),
  },
  'GET /api/leaderboard/me': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'One’s own row of a leaderboard with its neighbors; none for a player who isn’t on it',
    query: z.object({ period, school: lawSchool.optional() }),
    reply: z.object({
      hidden: z.boolean(),
      /** kept off the boards until an admin has looked at their offline play */
      held: z.boolean().default(false),
      rows: z.array(boardRow),
    }),
  },
  'PATCH /api/leaderboard/me': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Hide from every leaderboard, or show oneself again; points are kept all the while',
    body: z.object({ hidden: z.boolean() }),
    reply: z.object({ hidden: z.boolean() }),
  },
  'GET /api/leaderboard/schools': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary:
      'The law schools by the points of their players who stand on the leaderboard; at most a minute old',
    query: z.object({ period }),
    reply: z.array(
      z.object({
        rank: z.int().positive(),
        lawSchool: z.string(),
        players: z.int(),
        points: z.int(),
      }),
    ),
  },
} as const satisfies Record<string, Route>
