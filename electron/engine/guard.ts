import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ReadersWriterLock } from '#concurrency/readers-writer-lock.ts'
import { sendRefusal } from '#http/errors.ts'
import { isRefusal, type Refusal, refuse } from '#http/refusal.ts'
import { type EngineStart, HEADER_ENGINE_SECRET } from '#protocol/engine-messages.ts'
import type { Route, RouteUses } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'
import type { Cloud } from './cloud.ts'
import type { Profiles } from './profiles.ts'
import type { Syncer } from './sync/syncer.ts'
import type { WaitingNote } from './waiting-note.ts'

const PRIVATE = refuse('forbidden', 'This pipe is private')
const NO_COMPANION = refuse('forbidden', 'The study companion is turned off on this computer.')

const sameSecret = (given: unknown, wanted: string): boolean => {
  const a = Buffer.from(typeof given === 'string' ? given : '')
  const b = Buffer.from(wanted)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** The part of the player's file a request reads, by the route it is for. */
function usesOf({ method, routeOptions }: FastifyRequest): RouteUses {
  const key = `${method === 'HEAD' ? 'GET' : method} ${routeOptions.url ?? ''}`
  return (routes as Record<string, Route>)[key]?.uses ?? 'nothing'
}

interface Guarded {
  start: Pick<EngineStart, 'secret' | 'disableCompanion'>
  server: Cloud
  players: Profiles
  sync: Syncer
  /** new questions are taken in while no request reads the ones there are */
  gate: ReadersWriterLock
  /** on a lab's computer alone */
  note: WaitingNote | null
}

/**
 * Lets requests in that carry this start's secret, opens the player's file for those that use it, and keeps the questions
 * as they are until those that read them have their reply.
 */
export function guardRequests(app: FastifyInstance, guarded: Guarded): void {
  const { start, server, players, sync, gate, note } = guarded
  /** The refusal of a request whose file or questions cannot be had, or null. */
  async function opened(request: FastifyRequest): Promise<Refusal | null> {
    const session = server.session()
    const uses = usesOf(request)
    if (!session || uses === 'nothing') return null
    const profile = await players.open(session)
    if (isRefusal(profile)) return profile
    return uses === 'file' ? null : profile.noQuestions
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!sameSecret(request.headers[HEADER_ENGINE_SECRET], start.secret)) return sendRefusal(reply, PRIVATE)
    reply.header('cache-control', 'no-store')
    const isSilenced = start.disableCompanion && request.url.startsWith('/api/chatbot/')
    const refused = isSilenced ? NO_COMPANION : await opened(request)
    if (refused) return sendRefusal(reply, refused)
  })

  // Before the reply leaves: a crash may follow it at once, and what was said to be saved is counted then.
  if (note)
    app.addHook('onSend', async () => {
      await note.written()
    })

  // Around the handler, for a page that goes away before its reply gets none: no hook of the reply is called then.
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = async function (request, reply) {
      const reads = usesOf(request) === 'questions'
      if (reads) await gate.enter()
      try {
        return await handler.call(this, request, reply)
      } finally {
        if (reads) gate.leave()
        if (reads && request.method === 'POST' && reply.statusCode === 200) sync.soon()
      }
    }
  })
}
