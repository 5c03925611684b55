import { z } from 'zod'
import { UNTAKEN } from '#rules/match/outcome.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import { lengthOfTime } from '../figures.ts'
import { duelProfile } from '../live/profile.ts'
import { duelEnd } from '../live/result.ts'
import type { Route } from '../route.ts'
import { playableSubject } from './solo.ts'

/** The time for an answer, in words. */
const TURN = lengthOfTime(MATCH_SETTINGS.friend.answerWindowMs, 'hour')

const matchId = z.uuid()
/** Right answers by user id. */
const scores = z.record(z.uuid(), z.int())
const ended = z.enum([...duelEnd.shape.ended.options, ...UNTAKEN]).nullable()

/** The fields an inbox line and the game itself share. */
const friendGame = z.object({
  id: matchId,
  subject: playableSubject,
  /** the round now open, or the last one; 1-based */
  round: z.int(),
  rounds: z.int(),
  status: z.enum(['active', 'over']),
  /** who waits for whom, while the other player has not taken the game; null once they have, or when it came to nothing */
  invitation: z.enum(['sent', 'received']).nullable(),
  /** why it is over; null while it is played */
  ended,
  /** the open question waits for this player's answer */
  yourTurn: z.boolean(),
  /** ms until the open question's 24 hours are up, or until the invitation lapses, by the server; 0 when it is over */
  timeLeft: z.int(),
  scores,
  /** null: nobody, or not decided yet */
  winnerId: z.uuid().nullable(),
})

const inboxGame = friendGame.extend({
  /** the opponent's username */
  opponent: z.string(),
  opponentProfile: duelProfile,
  /** when it ended; null while it is played */
  finishedAt: z.iso.datetime().nullable(),
})

/**
 * One question as far as the player may know it: the key once both have answered, never before; what explains it once
 * the game is over.
 */
const turn = z.object({
  round: z.int(),
  subject: z.enum(SUBJECTS),
  subtopic: z.string().nullable(),
  stem: z.string(),
  choices: z.array(z.string()),
  revealed: z.boolean(),
  /** place as shown; null until revealed */
  correctIndex: z.int().nullable(),
  /** null and empty until the game is over, as all below */
  explanation: z.string().nullable(),
  why: z.array(z.string()),
  authorities: z.array(z.string()),
  /** By user id: the place chosen, and the instant (ms, the server's clock) by which the round had to be answered. */
  answers: z.record(z.uuid(), z.object({ idx: z.int(), deadlineTs: z.int() })),
})

const friendGameDetail = friendGame.extend({
  players: z.array(z.object({ id: z.uuid(), username: z.string() })),
  opponent: duelProfile,
  /** rounds shown to this player, first to last; the open one only from GET */
  turns: z.array(turn),
  /** instant (ms, the server's clock) at which the open question's time is up; null when it is over */
  deadlineTs: z.int().nullable(),
  /** what it came to for this player; null until it is settled */
  end: duelEnd.nullable(),
})

export const friendGameRoutes = {
  'POST /api/async/create': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: `Invite a player to a friend game: best of ${MATCH_SETTINGS.friend.rounds}, ${TURN} for each question`,
    body: z.object({ opponentUsername: z.string().trim().min(1).max(60), subject: playableSubject }),
    reply: z.object({
      matchId,
      /** as the player invited writes it; absent from older servers */
      opponentUsername: z.string().optional(),
    }),
  },
  'GET /api/async/inbox': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    summary: 'One’s open games, those waiting for an answer first, then the 20 that ended last',
    reply: z.object({
      matches: z.array(inboxGame),
      /** games that wait for this player's answer */
      unreadCount: z.int(),
      activeCount: z.int(),
      completedCount: z.int(),
    }),
  },
  'GET /api/async/match/:id': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    own: 'not_found',
    summary: 'A game of one’s own; the open question counts as shown from its first reading',
    params: z.object({ id: matchId }),
    query: z.object({
      /** leaves out a question that wasn't shown yet while it stands behind a result */
      resultFirst: z.literal('true').optional(),
    }),
    reply: friendGameDetail,
  },
  'POST /api/async/answer': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    own: 'not_found',
    summary: 'Answer the question shown, once. The time taken is the server’s; responseTime is ignored.',
    body: z.object({
      matchId,
      answerIndex: z.int().min(0).max(3),
      /** the round meant; without it, the one last shown */
      round: z.int().min(1).max(99).optional(),
      responseTime: z.unknown().optional(),
    }),
    reply: friendGameDetail,
  },
  'POST /api/async/accept': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    own: 'not_found',
    summary: `Take a game one was invited to; its ${TURN} begin. One’s first answer does it too.`,
    body: z.object({ matchId }),
    reply: friendGameDetail,
  },
  'POST /api/async/decline': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    own: 'not_found',
    summary: 'Turn a game down that one was invited to; it touches no one’s record',
    body: z.object({ matchId }),
    reply: friendGameDetail,
  },
  'POST /api/async/resign': {
    home: 'cloud',
    uses: 'nothing',
    access: 'player',
    own: 'not_found',
    summary: 'Give a game up: the opponent wins. An invitation is withdrawn or declined instead.',
    body: z.object({ matchId }),
    reply: friendGameDetail,
  },
} as const satisfies Record<string, Route>

export type FriendGame = z.output<typeof friendGame>
export type FriendGameTurn = z.output<typeof turn>
export type FriendGameDetail = z.output<typeof friendGameDetail>
export type InboxGame = z.output<typeof inboxGame>
