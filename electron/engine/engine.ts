import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { type EngineStart, HEADER_ENGINE_SECRET, type StoredSession } from '#protocol/engine-messages.ts'
import type { Route } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'
import { isRefusal, refuse } from '#study/http/refusal.ts'
import { BODY_LIMIT, sendRefusal, speakProtocol } from '#study/http/speak.ts'
import { studyPlugin } from '#study/plugin.ts'
import { accountRoutes } from './accounts.ts'
import { cloud } from './cloud.ts'
import { engineCompanion } from './companion.ts'
import { gateway } from './gateway.ts'
import { profiles } from './profiles.ts'
import { isStorageFault } from './store/faults.ts'

export interface RunningEngine {
  stop(): Promise<void>
}

const sameSecret = (given: unknown, wanted: string): boolean => {
  const a = Buffer.from(typeof given === 'string' ? given : '')
  const b = Buffer.from(wanted)
  return a.length === b.length && timingSafeEqual(a, b)
}

/** What a request needs of the player's file: the file itself, and questions in it, or nothing. */
function needs({ method, routeOptions }: FastifyRequest): 'questions' | 'file' | null {
  const path = routeOptions.url ?? ''
  const key = `${method === 'HEAD' ? 'GET' : method} ${path}`
  const route = (routes as Record<string, Route>)[key]
  if (route?.home !== 'engine' || route.access === 'anyone') return null
  return path.startsWith('/api/auth/') || path.startsWith('/api/users/') ? 'file' : 'questions'
}

/** The engine as an app that listens nowhere yet. */
export async function engineApp(
  start: Omit<EngineStart, 'type' | 'pipe'>,
  onSession: (session: StoredSession | null) => void,
): Promise<FastifyInstance> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    // Its own stream: a desktop app may have no standard output to write to.
    logger: { level: 'error', stream: { write: (line: string) => console.error(line.trimEnd()) } },
  })
  speakProtocol(app, isStorageFault)
  const players = profiles(start)
  const server = cloud(start.serverUrl, start.session, onSession)
  const companion = engineCompanion(start.bankFolder, server, players)
  app.addHook('onClose', async () => {
    await companion.stop()
    await players.close()
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!sameSecret(request.headers[HEADER_ENGINE_SECRET], start.secret))
      return sendRefusal(reply, refuse('forbidden', 'This pipe is private'))
    reply.header('cache-control', 'no-store')
    const held = server.session()
    const needed = needs(request)
    if (!held || !needed) return
    const opened = await players.open(held.userId)
    if (isRefusal(opened)) return sendRefusal(reply, opened)
    if (needed === 'questions' && opened.noQuestions) return sendRefusal(reply, opened.noQuestions)
  })

  const identify = async () => {
    const userId = server.session()?.userId
    return userId !== undefined && players.current()?.userId === userId
      ? { userId, role: 'player' as const }
      : null
  }
  accountRoutes(app, identify, server, players)
  gateway(app, server)
  await studyPlugin(app, {
    store: players.store,
    identify,
    now: Date.now,
    random: Math.random,
    companion,
  })
  // The file is opened while the window is; the first call waits for it.
  if (start.session) void players.open(start.session.userId)
  return app
}

/** Listens on the private pipe until stopped. */
export async function runEngine(
  start: EngineStart,
  onSession: (session: StoredSession | null) => void,
): Promise<RunningEngine> {
  const app = await engineApp(start, onSession)
  await app.listen({ path: start.pipe })
  return { stop: () => app.close() }
}
