import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { auditAdmin } from '../store/audit.ts'
import type { AdminParts } from './parts.ts'
import { clearHold, heldPlayers } from './store/held.ts'

const NOT_HELD = refuse('not_found', 'This player isn’t on hold')

/** Players kept off the boards for improbable offline play, for an admin to look at (design section 7). */
export function heldRoutes(app: FastifyInstance, { db, identify, now }: AdminParts): void {
  serve(app, identify, 'GET /api/admin/held', async ({ caller }) => {
    await auditAdmin(db, caller.userId, 'held_viewed', {}, now())
    return { players: await heldPlayers(db) }
  })

  serve(app, identify, 'POST /api/admin/held/:userId/clear', async ({ caller, params }) =>
    (await clearHold(db, caller.userId, params.userId.toLowerCase(), now())) ? { ok: true } : NOT_HELD,
  )
}
