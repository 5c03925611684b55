import { z } from 'zod'
import { BOT_LEVELS, type BotLevel } from '#rules/match/result.ts'
import { avatarData } from '../avatar.ts'
import type { Route } from '../route.ts'
import { playableSubject } from './solo.ts'

/** How many finished matches one page of the list holds. */
export const MATCHES_A_PAGE = 20

/** Where the next page of the list begins: the instant (ms) and id of the last match of the one before. */
const cursor = z
  .string()
  .regex(/^\d{1,15}_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, 'Not a place in the list')

const finishedMatch = z.object({
  id: z.uuid(),
  kind: z.enum(['live', 'bot', 'friend']),
  subject: playableSubject,
  opponent: z.object({
    /** null for a bot, as are the names and the portrait */
    userId: z.uuid().nullable(),
    username: z.string().nullable(),
    displayName: z.string().nullable(),
    avatarData: avatarData.nullable(),
    /** the skill level of a bot; null for a person */
    botLevel: z.enum(BOT_LEVELS as readonly [BotLevel, ...BotLevel[]]).nullable(),
  }),
  result: z.enum(['win', 'draw', 'loss', 'abandoned']),
  ended: z.enum(['played', 'resigned', 'forfeit', 'abandoned']),
  /** yours, then your opponent's */
  scores: z.tuple([z.int(), z.int()]),
  /** rounds played */
  rounds: z.int(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** whether its result counted for both; absent where it is not settled yet, and from older servers */
  counted: z.boolean().optional(),
  /** net change of XP; null where it is not settled yet */
  xpChange: z.int().nullable(),
  /** change of the rating; null where the match was not rated */
  ratingChange: z.int().nullable(),
})

export const matchRoutes = {
  'GET /api/matches': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'One’s own finished duels and friend games, the one begun last first',
    query: z.object({ before: cursor.optional() }),
    reply: z.object({
      matches: z.array(finishedMatch),
      /** where the next page begins; null after the last */
      next: cursor.nullable(),
    }),
  },
} as const satisfies Record<string, Route>

export type FinishedMatch = z.infer<typeof finishedMatch>
