import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendRefusal } from '#http/errors.ts'
import { type Route, splitKey } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'
import { type Cloud, type CloudAnswer, refusalIn } from './cloud.ts'

/** When the cloud says how long to wait, the page is told too. */
export function passRetryAfter(reply: FastifyReply, answer: CloudAnswer): void {
  const wait = answer === 'offline' ? null : answer.headers.get('retry-after')
  if (wait) reply.header('retry-after', wait)
}

/** Every route whose home is the cloud, forwarded with the session the engine holds (design section 7). */
export function gateway(app: FastifyInstance, server: Cloud): void {
  for (const [key, route] of Object.entries(routes) as [string, Route][]) {
    if (route.home !== 'cloud') continue
    const { method, path } = splitKey(key)
    app.route({
      method,
      url: path,
      handler: async (request, reply) => {
        const answer = await server.send(method, request.url, request.body)
        passRetryAfter(reply, answer)
        if (answer === 'offline' || answer.status !== 200 || answer.json === undefined)
          return sendRefusal(reply, refusalIn(answer))
        return reply.send(answer.json)
      },
    })
  }
}
