import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { FriendGames } from './games.ts'

/** Answers and resignations a player may send a minute, over all nodes. */
const MOVES_PER_MINUTE = 60

/** Counts a request of this minute against a key; false when it was one too many. */
export type Allows = (key: string, most: number) => Promise<boolean>

export const TOO_FAST = refuse('rate_limited', 'That was too fast. Please wait a moment.')

/** Friend games over HTTP (spec section 7, Async games). */
export function friendGameRoutes(
  app: FastifyInstance,
  { identify, games, allows }: { identify: Identify; games: FriendGames; allows: Allows },
): void {
  const mayMove = (userId: string) => allows(`friend-move:${userId}`, MOVES_PER_MINUTE)

  serve(app, identify, 'POST /api/async/create', ({ body, caller }) =>
    games.create(caller.userId, body.opponentUsername, body.subject),
  )
  serve(app, identify, 'GET /api/async/inbox', ({ caller }) => games.inbox(caller.userId))
  serve(app, identify, 'GET /api/async/match/:id', ({ params, caller }) =>
    games.read(caller.userId, params.id.toLowerCase()),
  )
  serve(app, identify, 'POST /api/async/answer', async ({ body, caller }) => {
    if (!(await mayMove(caller.userId))) return TOO_FAST
    const { matchId, answerIndex, round = null } = body
    return games.answer(caller.userId, matchId.toLowerCase(), answerIndex, round)
  })
  serve(app, identify, 'POST /api/async/resign', async ({ body, caller }) => {
    if (!(await mayMove(caller.userId))) return TOO_FAST
    return games.resign(caller.userId, body.matchId.toLowerCase())
  })
}
