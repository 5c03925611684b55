import { z } from 'zod'
import { SUBJECTS } from '#rules/subjects.ts'
import { avatarData } from '../avatar.ts'
import type { Route } from '../route.ts'

/**
 * The fields of a player that anyone signed in may see (spec section 2, public profile view): no
 * email, nothing of today's case.
 */
const publicUser = z.object({
  id: z.uuid(),
  username: z.string(),
  displayName: z.string(),
  lawSchool: z.string().optional(),
  avatarData,
  level: z.int(),
  levelTitle: z.string(),
  points: z.int(),
  overallElo: z.int(),
  isRanked: z.boolean(),
  /** whether the player is on hold for improbable play: until an admin has looked they rank nowhere */
  underReview: z.boolean(),
  placementMatches: z.int(),
  totalWins: z.int(),
  totalLosses: z.int(),
  totalQuestionsAnswered: z.int(),
  totalCorrectAnswers: z.int(),
  currentOverallStreak: z.int(),
  /** days in a row as of today */
  dailyStreak: z.int(),
  /** the newest first, at most 10 */
  recentAttempts: z.array(
    z.object({ correct: z.boolean(), subject: z.enum(SUBJECTS), timestamp: z.iso.datetime() }),
  ),
})

/** The part of a player that a link shows to anyone, before any sign-in. */
const playerCard = publicUser
  .pick({ username: true, displayName: true, lawSchool: true, level: true, levelTitle: true })
  .extend({
    avatarData: avatarData.pick({ archetypeId: true, palette: true }),
  })

export type PlayerCard = z.output<typeof playerCard>

export const publicStatsRoutes = {
  'GET /api/stats/card': {
    home: 'cloud',
    uses: 'nothing',
    access: 'anyone',
    summary:
      'The player a link leads to, by username or id; none who is hidden from the leaderboards or on hold',
    query: z
      .object({ username: z.string().trim().min(1).max(60).optional(), id: z.uuid().optional() })
      .refine(({ username, id }) => (username === undefined) !== (id === undefined), 'One of the two'),
    reply: playerCard,
  },
  'GET /api/stats/user/:userId': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'Another player’s public record',
    params: z.object({ userId: z.uuid() }),
    reply: z.object({
      user: publicUser,
      /** where the record is found on the web, to be passed on */
      address: z.url(),
      /** all seven */
      subjectStats: z.array(
        z.object({ subject: z.enum(SUBJECTS), correctAnswers: z.int(), questionsAnswered: z.int() }),
      ),
    }),
  },
} as const satisfies Record<string, Route>
