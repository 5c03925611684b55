import type { FastifyInstance } from 'fastify'
import type { Refusal } from '#http/refusal.ts'
import { type Caller, type Identify, serve } from '#http/serve.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { type Limit, limit } from '../../plugins/limit.ts'
import type { Rows } from '../../store/database.ts'
import { answerGame } from './answer.ts'
import { createGame } from './create.ts'
import type { FriendGames } from './games.ts'
import { declineInvitation, takeInvitation } from './invitation.ts'
import { inboxOf, readGame } from './read.ts'
import { resignGame } from './resign.ts'

/** Answers, resignations and replies to invitations a player may send a minute, over all nodes. */
const MOVES: Limit = { most: 60, windowMs: MINUTE_MS }

/** Friend games over HTTP (spec section 7, Async games). */
export function friendGameRoutes(
  app: FastifyInstance,
  { identify, games, requests }: { identify: Identify; games: FriendGames; requests: Rows },
): void {
  const limited = (userId: string) => limit(requests, `friend-move:${userId}`, MOVES)
  const byMatch =
    <Reply>(move: (games: FriendGames, userId: string, matchId: string) => Promise<Reply>) =>
    async ({ body, caller }: { body: { matchId: string }; caller: Caller }): Promise<Reply | Refusal> =>
      (await limited(caller.userId)) ?? move(games, caller.userId, body.matchId.toLowerCase())

  serve(app, identify, 'POST /api/async/create', ({ body, caller }) =>
    createGame(games, caller.userId, body.opponentUsername, body.subject),
  )
  serve(app, identify, 'GET /api/async/inbox', ({ caller }) => inboxOf(games, caller.userId))
  serve(app, identify, 'GET /api/async/match/:id', ({ params, query, caller }) =>
    readGame(games, caller.userId, params.id.toLowerCase(), query.resultFirst === 'true'),
  )
  serve(app, identify, 'POST /api/async/answer', async ({ body, caller }) => {
    const refused = await limited(caller.userId)
    if (refused) return refused
    const { matchId, answerIndex, round = null } = body
    return answerGame(games, caller.userId, matchId.toLowerCase(), answerIndex, round)
  })
  serve(app, identify, 'POST /api/async/accept', byMatch(takeInvitation))
  serve(app, identify, 'POST /api/async/decline', byMatch(declineInvitation))
  serve(app, identify, 'POST /api/async/resign', byMatch(resignGame))
}
