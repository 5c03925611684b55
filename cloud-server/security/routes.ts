import type { FastifyInstance } from 'fastify'
import { type Identify, serve } from '#http/serve.ts'
import type { Database } from '../store/database.ts'
import { noteRefusedAccess } from './refused-access.ts'
import type { NoteSecurity } from './security-log.ts'
import { eventsOf } from './store/security-events.ts'

/** The security events of one's own account, among them the calls that were refused to it. */
export function securityRoutes(
  app: FastifyInstance,
  { db, identify, note }: { db: Database; identify: Identify; note: NoteSecurity },
): void {
  noteRefusedAccess(app, note)
  serve(app, identify, 'GET /api/account/security', async ({ caller }) => ({
    events: await eventsOf(db, caller.userId),
  }))
}
