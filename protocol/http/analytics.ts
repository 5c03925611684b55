import { z } from 'zod'
import { ANALYTICS_DAYS } from '#rules/analytics.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { counted } from '../figures.ts'
import type { Route } from '../route.ts'

/** Sums of some answers. `seconds` is what the `timed` ones took, at most 180 s each. */
const tally = z.object({
  answered: z.int(),
  correct: z.int(),
  timed: z.int(),
  seconds: z.number(),
})

export const analyticsRoutes = {
  'GET /api/stats/analytics': {
    home: 'engine',
    uses: 'questions',
    access: 'player',
    summary: `When, how fast and how well one answered over the last ${counted(ANALYTICS_DAYS, 'day', 'days')}`,
    query: z.object({
      /** the player's IANA time zone; one not known here counts as UTC */
      timeZone: z.string().max(64).optional(),
    }),
    reply: z.object({
      /** the zone the hours are counted in */
      timeZone: z.string(),
      /** the answers counted begin here */
      since: z.iso.datetime(),
      /** false when older answers of the 365 days were left out for their number */
      isComplete: z.boolean(),
      total: tally,
      period: z.enum(['day', 'week']),
      /** days or weeks (from Monday, UTC) with answers, the earliest first */
      overTime: z.array(tally.extend({ start: z.iso.date() })),
      bySubject: z.array(tally.extend({ subject: z.enum(SUBJECTS) })),
      byDifficulty: z.array(tally.extend({ difficulty: z.int() })),
      /** answers by the hour of the player's day, 24 numbers */
      byHour: z.array(z.int()),
      mostActiveHour: z.int().nullable(),
      /** sittings: answers at most 30 minutes apart */
      sessions: z.object({ count: z.int(), averageMs: z.number(), longestMs: z.number() }),
    }),
  },
} as const satisfies Record<string, Route>
