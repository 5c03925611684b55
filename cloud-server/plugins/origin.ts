import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { refuse } from '#http/refusal.ts'
import { isDesktop } from '../accounts/session.ts'
import type { Config } from '../config.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request comes from a page of ours, as its Origin says. */
export function isOwnPage(request: FastifyRequest, publicUrl: URL | null): boolean {
  const origin = request.headers.origin
  if (!origin || !URL.canParse(origin)) return false
  const from = new URL(origin)
  if (publicUrl) return from.origin === publicUrl.origin
  return from.host === request.host
}

/** Writes from a browser must come from our own pages: the Origin is checked beside the SameSite cookie. */
export function checkOrigin(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (READS.has(request.method) || isDesktop(request) || isOwnPage(request, config.publicUrl)) return
    return sendRefusal(reply, refuse('bad_origin', 'This request did not come from Bar Duel'))
  })
}
