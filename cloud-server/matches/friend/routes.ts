import type { FastifyInstance } from 'fastify'
import { type Identify, serve } from '#http/serve.ts'
import { type Allows, TOO_FAST } from '../../plugins/minute-limits.ts'
import { answerGame } from './answer.ts'
import { createGame } from './create.ts'
import type { FriendGames } from './games.ts'
import { declineInvitation, takeInvitation } from './invitation.ts'
import { inboxOf, readGame } from './read.ts'
import { resignGame } from './resign.ts'

/** Answers, resignations and replies to invitations a player may send a minute, over all nodes. */
const MOVES_PER_MINUTE = 60

/** Friend games over HTTP (spec section 7, Async games). */
export function friendGameRoutes(
  app: FastifyInstance,
  { identify, games, allows }: { identify: Identify; games: FriendGames; allows: Allows },
): void {
  const mayMove = (userId: string) => allows(`friend-move:${userId}`, MOVES_PER_MINUTE)

  serve(app, identify, 'POST /api/async/create', ({ body, caller }) =>
    createGame(games, caller.userId, body.opponentUsername, body.subject),
  )
  serve(app, identify, 'GET /api/async/inbox', ({ caller }) => inboxOf(games, caller.userId))
  serve(app, identify, 'GET /api/async/match/:id', ({ params, query, caller }) =>
    readGame(games, caller.userId, params.id.toLowerCase(), query.resultFirst === 'true'),
  )
  serve(app, identify, 'POST /api/async/answer', async ({ body, caller }) => {
    if (!(await mayMove(caller.userId))) return TOO_FAST
    const { matchId, answerIndex, round = null } = body
    return answerGame(games, caller.userId, matchId.toLowerCase(), answerIndex, round)
  })
  serve(app, identify, 'POST /api/async/accept', async ({ body, caller }) => {
    if (!(await mayMove(caller.userId))) return TOO_FAST
    return takeInvitation(games, caller.userId, body.matchId.toLowerCase())
  })
  serve(app, identify, 'POST /api/async/decline', async ({ body, caller }) => {
    if (!(await mayMove(caller.userId))) return TOO_FAST
    return declineInvitation(games, caller.userId, body.matchId.toLowerCase())
  })
  serve(app, identify, 'POST /api/async/resign', async ({ body, caller }) => {
    if (!(await mayMove(caller.userId))) return TOO_FAST
    return resignGame(games, caller.userId, body.matchId.toLowerCase())
  })
}
