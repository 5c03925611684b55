import type { FastifyInstance } from 'fastify'
import { type Identify, serve } from '#http/serve.ts'
import type { Database } from '../store/database.ts'
import { eventsOf } from './store/security-events.ts'

/** The security events of one's own account. */
export function securityRoutes(
  app: FastifyInstance,
  { db, identify }: { db: Database; identify: Identify },
): void {
  serve(app, identify, 'GET /api/account/security', async ({ caller }) => ({
    events: await eventsOf(db, caller.userId),
  }))
}
