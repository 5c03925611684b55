import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import { type Allows, TOO_FAST } from '../plugins/minute-limits.ts'
import type { DuelDatabase } from '../store/database.ts'
import { playerIdOf } from '../store/player-ids.ts'
import { block, blockedBy, unblock } from './store/blocks.ts'

const BLOCKS_PER_MINUTE = 30

/** Blocking and unblocking players. The blocked player is not told; games that are open go on. */
export function blockRoutes(
  app: FastifyInstance,
  { identify, duels, allows }: { identify: Identify; duels: DuelDatabase; allows: Allows },
): void {
  const may = (userId: string) => allows(`block:${userId}`, BLOCKS_PER_MINUTE)

  serve(app, identify, 'GET /api/blocks', async ({ caller }) => ({
    players: await blockedBy(duels, caller.userId),
  }))

  serve(app, identify, 'POST /api/blocks', async ({ body, caller }) => {
    if (!(await may(caller.userId))) return TOO_FAST
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
    if (!(await may(caller.userId))) return TOO_FAST
    return { unblocked: await unblock(duels, caller.userId, params.userId.toLowerCase()) }
  })
}
