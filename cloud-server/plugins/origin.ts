import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { refuse } from '#http/refusal.ts'
import { isDesktop } from '../accounts/session.ts'
import type { Config } from '../config.ts'
import { isApi, isHealthCheck } from './is-api.ts'
import { webOrigin } from './web-origin.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request comes from a page of ours, as its Origin says, its protocol included. */
export function isOwnPage(request: FastifyRequest, publicUrl: URL | null): boolean {
  const origin = request.headers.origin
  if (!origin || !URL.canParse(origin)) return false
  const own = webOrigin(publicUrl, request)
  return URL.canParse(own) && new URL(origin).origin === new URL(own).origin
}

export const FOREIGN = refuse(
  'bad_origin',
  'This request didn’t come from Bar Duel. Open Bar Duel at its own address, then try again.',
)

/** A page of ours, or no page at all. A neighbor's host is of our site, and not ours. */
const OWN_SITES: ReadonlySet<unknown> = new Set(['same-origin', 'none', undefined])

/**
 * Whether a browser says that no page of ours asks for data of ours: another host does, by a link, a script or a picture, or it was
 * sent to it as to a page. A link in a mail is of no site, and reading can begin something: the day's case starts its clock. How
 * the server is may be looked at by anyone.
 */
const isForeignRead = (request: FastifyRequest): boolean =>
  (!OWN_SITES.has(request.headers['sec-fetch-site']) || request.headers['sec-fetch-mode'] === 'navigate') &&
  isApi(request) &&
  !isHealthCheck(request)

/**
 * Writes from a browser must come from our own pages: the Origin is checked beside the SameSite cookie. So must reads from /api;
 * links, wherever they stand, lead to pages.
 */
export function checkOrigin(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isDesktop(request)) return
    const isFine = READS.has(request.method) ? !isForeignRead(request) : isOwnPage(request, config.publicUrl)
    if (!isFine) return sendRefusal(reply, FOREIGN)
  })
}
