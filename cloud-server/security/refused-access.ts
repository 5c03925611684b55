import type { FastifyInstance } from 'fastify'
import { refusedAccess } from '#http/refused-access.ts'
import type { NoteSecurity } from './security-log.ts'

/** Keeps an event of each call that was refused to its player, before they read the refusal; the log names the admins' calls. */
export function noteRefusedAccess(app: FastifyInstance, note: NoteSecurity): void {
  app.addHook('onSend', async (request) => {
    const refused = refusedAccess(request)
    if (!refused) return
    const { userId, lacks } = refused
    // The refusal stands whether or not its event can be kept.
    await note(request, userId, `${lacks}_refused`).catch((error: unknown) => request.log.error(error))
    const route = `${request.method} ${request.routeOptions.url}`
    if (lacks === 'role') request.log.warn({ userId, route }, 'a call for admins was refused')
  })
}
