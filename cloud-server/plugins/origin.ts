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

const FOREIGN = refuse('bad_origin', 'This request didn’t come from Bar Duel')

/** Whether a browser says that another site made it ask for data of ours, by a link, a script or a picture. */
const isForeignRead = ({ headers, url }: FastifyRequest): boolean =>
  headers['sec-fetch-site'] === 'cross-site' && url.startsWith('/api/')

/**
 * Writes from a browser must come from our own pages: the Origin is checked beside the SameSite cookie. Nor may another site
 * have a browser read from /api; links lead to pages.
 */
export function checkOrigin(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isDesktop(request)) return
    const isFine = READS.has(request.method) ? !isForeignRead(request) : isOwnPage(request, config.publicUrl)
    if (!isFine) return sendRefusal(reply, FOREIGN)
  })
}
