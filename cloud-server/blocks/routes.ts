import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { type Limit, limit } from '../plugins/limit.ts'
import type { DuelDatabase, Rows } from '../store/database.ts'
import { playerIdOf } from '../store/player-ids.ts'
import { block, blockedBy, unblock } from './store/blocks.ts'

const BLOCKS: Limit = { most: 30, windowMs: MINUTE_MS }

/** Blocking and unblocking players. The blocked player is not told; games that are open go on. */
export function blockRoutes(
  app: FastifyInstance,
  { identify, duels, requests }: { identify: Identify; duels: DuelDatabase; requests: Rows },
): void {
  const limited = (userId: string) => limit(requests, `block:${userId}`, BLOCKS)

  serve(app, identify, 'GET /api/blocks', async ({ caller }) => ({
    players: await blockedBy(duels, caller.userId),
  }))

  serve(app, identify, 'POST /api/blocks', async ({ body, caller }) => {
    const refused = await limited(caller.userId)
    if (refused) return refused
    const targetId = await playerIdOf(duels, usernameKey(body.username.replace(/^@/, '')))
    if (!targetId)
      return refuse('no_such_player', 'No player has that username. Check the spelling.', 'username')
    if (targetId === caller.userId) return refuse('own_challenge', 'You can’t block yourself', 'username')
    return (
      (await block(duels, caller.userId, targetId)) ??
      refuse('invalid', 'Your block list is full. Unblock someone first.')
    )
  })

  serve(app, identify, 'DELETE /api/blocks/:userId', async ({ params, caller }) => {
    const refused = await limited(caller.userId)
    if (refused) return refused
    return { unblocked: await unblock(duels, caller.userId, params.userId.toLowerCase()) }
  })
}
