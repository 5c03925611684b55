import { z } from 'zod'
import { LEAGUE_RESULTS } from '#rules/leagues.ts'
import { avatarData } from '../avatar.ts'
import type { Route } from '../route.ts'

/** A player's row in a group of the week's leagues. */
const leagueRow = z.object({
  /** 1 is the top; of players with the same points the one who had them first */
  rank: z.int().positive(),
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  lawSchool: z.string().nullable(),
  avatarData,
  level: z.int(),
  /** of this week */
  points: z.int(),
})
export type LeagueRow = z.infer<typeof leagueRow>

/**
 * in: in a group. no_points: none yet this week, so in no group. soon: with points, placed within a minute. out, hidden, held:
 * in no group by the player's own wish, hidden from the boards, or kept off them until an admin has looked.
 */
const leagueState = z.enum(['in', 'no_points', 'soon', 'out', 'hidden', 'held'])
export type LeagueState = z.infer<typeof leagueState>

const leagueNo = z.int().min(0)

export const leagueRoutes = {
  'GET /api/league': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'One’s own group of this week’s leagues, and how the last week ended',
    reply: z.object({
      state: leagueState,
      /** 0 is the lowest (rules/leagues.ts) */
      league: leagueNo,
      /** the Monday on which the week began */
      week: z.iso.date(),
      /** ms until the week ends */
      remainingMs: z.int().min(0),
      rows: z.array(leagueRow),
      /** places of the group that lead up and down */
      zones: z.object({ up: z.int().min(0), down: z.int().min(0) }),
      /** the last week this player was in a group; null for none */
      last: z
        .object({
          week: z.iso.date(),
          league: leagueNo,
          nextLeague: leagueNo,
          result: z.enum(LEAGUE_RESULTS),
          /** null for a player who left the boards or the leagues */
          place: z.int().positive().nullable(),
          size: z.int().min(0),
          points: z.int(),
        })
        .nullable(),
    }),
  },
  'PATCH /api/league': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Leave the leagues, or come back; leaving a group before the week is over costs a league',
    body: z.object({ out: z.boolean() }),
    reply: z.object({ out: z.boolean() }),
  },
} as const satisfies Record<string, Route>
