import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { refuse } from '#http/refusal.ts'
import type { Database } from '../store/database.ts'
import { exposition } from './exposition.ts'
import { watchNode } from './node-figures.ts'
import { countRequests } from './request-counts.ts'
import { playFigures } from './store/play-figures.ts'

/** The reply of an unknown path too: without the token nobody learns that there are metrics. */
const NOT_HERE = refuse('not_found', 'There’s nothing here')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const holds = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))

/** GET /metrics for Prometheus, which brings the token as a bearer. Registered before the routes it counts. */
export function metricsRoute(app: FastifyInstance, { db, token }: { db: Database; token: string }): void {
  const requests = countRequests(app)
  const node = watchNode()
  app.addHook('onClose', async () => node.end())
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!holds(request, token)) return sendRefusal(reply, NOT_HERE)
    const sockets = app.live.sockets().length
    reply.type('text/plain; version=0.0.4; charset=utf-8')
    return exposition([
      ...node.figures(),
      ...requests(),
      {
        name: 'bar_duel_live_sockets',
        help: 'Tabs and desktops connected to this node.',
        type: 'gauge',
        samples: [{ value: sockets }],
      },
      ...(await playFigures(db)),
    ])
  })
}
