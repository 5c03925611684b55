import { timingSafeEqual } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { readersWriterLock } from '#concurrency/readers-writer-lock.ts'
import { applyProtocol, BODY_LIMIT, sendRefusal } from '#http/errors.ts'
import { isRefusal, refuse } from '#http/refusal.ts'
import { type EngineStart, HEADER_ENGINE_SECRET, type StoredSession } from '#protocol/engine-messages.ts'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import type { LiveCommand, LiveEvent } from '#protocol/live-wire.ts'
import type { Route } from '#protocol/route.ts'
import { routes } from '#protocol/routes.ts'
import { studyPlugin } from '#study/plugin.ts'
import { accountRoutes } from './accounts.ts'
import { type Cloud, cloud } from './cloud.ts'
import { engineCompanion } from './companion.ts'
import { dailyRoutes } from './daily/routes.ts'
import { gateway } from './gateway.ts'
import { liveWires } from './live.ts'
import { type Profiles, profiles } from './profiles.ts'
import { noteWaiting, type SignOut, signOut } from './sign-out.ts'
import { isStorageFault } from './store/faults.ts'
import { syncRoutes } from './sync/routes.ts'
import { SYNC_TIMING, type SyncTiming, syncer } from './sync/syncer.ts'

export interface RunningEngine {
  live(command: LiveCommand): void
  /** Uploads what waits and signs the player out; answers how many answers are lost by it. */
  signOut(): Promise<number>
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
  if (!route || route.access === 'anyone') return null
  if (route.home === 'cloud, else sealed or cached') return 'file'
  if (route.home !== 'engine' && route.home !== 'desktop') return null
  return /^\/api\/(auth|users|sync)\//.test(path) ? 'file' : 'questions'
}

const NO_COMPANION = refuse('forbidden', 'The study companion is turned off on this computer.')

/** What tests give in place of the real ones. */
export interface EngineOptions {
  timing?: SyncTiming
  /** ms */
  now?: () => number
  random?: () => number
}

export interface EngineApp {
  app: FastifyInstance
  leaving: SignOut
  players: Profiles
}

/** The engine as an app that listens nowhere yet. */
export async function engineApp(
  start: Omit<EngineStart, 'type' | 'pipe'>,
  server: Cloud,
  { timing = SYNC_TIMING, now = Date.now, random = Math.random }: EngineOptions = {},
): Promise<EngineApp> {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    // Its own stream: a desktop app may have no standard output to write to.
    logger: { level: 'error', stream: { write: (line: string) => console.error(line.trimEnd()) } },
  })
  applyProtocol(app, isStorageFault)
  const players = profiles(start)
  const gate = readersWriterLock((error) => console.error('New questions could not be taken in:', error))
  const asking = new WeakSet<FastifyRequest>()
  // In the background: the server's version is fetched, and taken in between two questions.
  const onBank = (hash: string): void => {
    const take = async () => {
      if ((await players.current()?.sync.practiceBank()) === hash) return
      if (await players.bank.fetch(hash, server)) gate.between(players.takeBank)
    }
    take().catch((error: unknown) => console.error('New questions could not be fetched:', error))
  }
  const sync = syncer({ server, current: players.current, onBank, timing, now })
  const companion = engineCompanion(start.bankFolder, server, players, now)
  app.addHook('onClose', async () => {
    await sync.stop()
    await companion.stop()
    await players.bank.close()
    await players.close()
  })

  app.addHook('onRequest', async (request, reply) => {
    if (!sameSecret(request.headers[HEADER_ENGINE_SECRET], start.secret))
      return sendRefusal(reply, refuse('forbidden', 'This pipe is private'))
    reply.header('cache-control', 'no-store')
    if (start.disableCompanion && request.url.startsWith('/api/chatbot/'))
      return sendRefusal(reply, NO_COMPANION)
    const held = server.session()
    const needed = needs(request)
    if (!held || !needed) return
    const opened = await players.open(held.userId)
    if (isRefusal(opened)) return sendRefusal(reply, opened)
    if (needed === 'questions' && opened.noQuestions) return sendRefusal(reply, opened.noQuestions)
    if (needed !== 'questions') return
    await gate.enter()
    asking.add(request)
  })

  const identify = async () => {
    const userId = server.session()?.userId
    return userId !== undefined && players.current()?.userId === userId
      ? { userId, role: 'player' as const }
      : null
  }
  const leaving = signOut(server, players, sync, start.dataFolder)
  accountRoutes(app, identify, server, players, sync, leaving)
  dailyRoutes(app, identify, { server, players, clock: now, onSealed: sync.soon })
  syncRoutes(app, identify, players, sync)
  app.addHook('onResponse', async (request, reply) => {
    if (asking.has(request)) gate.leave()
    const { current, ephemeral } = players
    if (ephemeral) await noteWaiting(start.dataFolder, (await current()?.sync.counts())?.waiting ?? 0)
    if (request.method === 'POST' && reply.statusCode === 200 && needs(request) === 'questions') sync.soon()
  })
  gateway(app, server)
  await studyPlugin(app, {
    store: players.store,
    identify,
    now,
    random,
    companion,
  })
  // The file is opened while the window is; the first call waits for it.
  if (start.session)
    players
      .open(start.session.userId)
      .then(() => sync.begin())
      .catch((error: unknown) => console.error('The study file could not be opened at the start:', error))
  return { app, leaving, players }
}

const GOING_AWAY = 1001

/** Listens on the private pipe until stopped. */
export async function runEngine(
  start: EngineStart,
  onSession: (session: StoredSession | null) => void,
  onLive: (event: LiveEvent) => void,
): Promise<RunningEngine> {
  const server = cloud(start.serverUrl, start.session, (session) => {
    onSession(session)
    // The wires were another player's.
    wires.closeAll(LIVE_CLOSE.signedOut)
  })
  const wires = liveWires(server, onLive)
  const { app, leaving } = await engineApp(start, server)
  await app.listen({ path: start.pipe })
  return {
    live: wires.take,
    async signOut() {
      // Whoever leaves is signed out, even where what waits cannot be read.
      const left = await leaving.unsynced().catch((error: unknown) => {
        console.error('What waits could not be uploaded:', error)
        return 0
      })
      await leaving.leave()
      return start.ephemeral ? left : 0
    },
    stop: async () => {
      wires.closeAll(GOING_AWAY)
      await app.close()
    },
  }
}
