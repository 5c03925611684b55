import { once } from 'node:events'
import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { batcher } from '#concurrency/batcher.ts'
import { sendRefusal } from '#http/errors.ts'
import { refuse } from '#http/refusal.ts'
import type { Caller, Identify } from '#http/serve.ts'
import { LIVE_CLOSE, LIVE_PATH, MAX_FRAME_BYTES } from '#protocol/live/version.ts'
import type { Random } from '#rules/shuffle.ts'
import { isDesktop } from '../accounts/session.ts'
import { blockRoutes } from '../blocks/routes.ts'
import { isOwnPage } from '../plugins/origin.ts'
import type { Bus } from '../sockets/bus.ts'
import { connection } from '../sockets/connection.ts'
import type { Hub } from '../sockets/hub.ts'
import { postgresBus } from '../sockets/store/bus.ts'
import { isDatabaseAway } from '../store/availability.ts'
import type { Database } from '../store/database.ts'
import { duelDatabase } from '../store/database.ts'
import { countRequest, countRequests, STARTS, windowOf } from '../store/rate-limits.ts'
import { friendGameRoutes } from './friend/routes.ts'
import { reviewRoute } from './live/review.ts'
import { testDuelRoutes } from './live/test-duel.ts'
import { type DuelServer, duelServer } from './server.ts'
import { DUEL_SETTINGS, type DuelSettings } from './settings.ts'

const MINUTE = 60_000
/** Several loops a second find out that the database is away; the log hears it once in so long. */
const WARN_EVERY_MS = 5_000

declare module 'fastify' {
  interface FastifyInstance {
    /** the way to players' tabs, for whatever has something to tell them */
    live: Pick<Hub, 'toUser' | 'toEveryone' | 'sockets'> & Pick<DuelServer, 'isPlaying'>
  }
}

export interface DuelParts {
  db: Database
  databaseUrl: string
  identify: Identify
  publicUrl: URL | null
  random: Random
  settings?: Partial<DuelSettings>
  /** stands between the nodes in place of the database's own wire; fault runs lose notices by it */
  wrapBus?: (bus: Bus) => Bus
}

/** The live socket and the duel's HTTP routes. Its loops begin when the app listens; an app that is only asked has none. */
export async function duelRoutes(app: FastifyInstance, parts: DuelParts): Promise<void> {
  const { db, databaseUrl, identify, publicUrl, random } = parts
  const settings = { ...DUEL_SETTINGS, ...parts.settings }
  let lastWarning = -WARN_EVERY_MS
  const failed = (error: Error): 'unavailable' | 'internal' => {
    const away = isDatabaseAway(error)
    const due = performance.now() - lastWarning > WARN_EVERY_MS
    if (away && due) {
      lastWarning = performance.now()
      app.log.warn('the database cannot be reached')
    } else if (!away) app.log.error({ err: error }, 'live work failed')
    return away ? 'unavailable' : 'internal'
  }
  const bus = postgresBus(databaseUrl)
  const duels = duelDatabase(databaseUrl, { connections: settings.connections })
  const countStart = batcher((keys: readonly string[]) => countRequests(db, keys, STARTS.windowMs), settings)
  const server: DuelServer = duelServer({
    db: duels,
    bus: parts.wrapBus?.(bus) ?? bus,
    settings,
    random,
    mayStart: async (userId) =>
      (await countStart(`${STARTS.key}${userId}`)).current <= settings.startsPerMinute,
    failed,
  })
  const { toUser, toEveryone, sockets } = server.hub
  app.decorate('live', { toUser, toEveryone, sockets, isPlaying: server.isPlaying })
  app.addHook('onListen', () => server.start())
  const departures = new Set<Promise<void>>()
  app.addHook('onClose', async () => {
    await Promise.all(departures)
    await server.stop()
  })

  // A tab told to connect again may do so at once, and here: it must not keep a node that stops alive.
  let closing = false
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false, clientTracking: true },
    preClose: () => {
      closing = true
      return farewell([...app.websocketServer.clients])
    },
  })
  const callers = new WeakMap<FastifyRequest, Caller | null>()
  await app.register(async (inner) => {
    inner.get(
      LIVE_PATH,
      {
        websocket: true,
        // Before the upgrade: afterwards its first frames would find nobody listening.
        preValidation: async (request, reply) => {
          if (!isDesktop(request) && !isOwnPage(request, publicUrl))
            return sendRefusal(reply, refuse('bad_origin', 'This request did not come from Bar Duel'))
          callers.set(request, await identify(request))
          if (closing) return sendRefusal(reply, STOPPING)
        },
      },
      (ws, request) => {
        if (closing) return ws.terminate()
        const caller = callers.get(request)
        if (!caller) {
          ws.on('error', () => ws.terminate())
          return ws.close(LIVE_CLOSE.signedOut, 'please sign in')
        }
        const { userId } = caller
        connection(ws, request.raw.socket, {
          userId,
          settings,
          greet: async (socket, protocol) => {
            const connects = await countRequest(db, `live-connect:${userId}`, MINUTE)
            const floods = await windowOf(db, `live-flood:${userId}`)
            if (connects.current > settings.connectsPerMinute || floods) {
              socket.close(LIVE_CLOSE.flood, 'too many connections')
              return true
            }
            return server.greet(socket, protocol)
          },
          handle: server.handle,
          gone: (socket) => {
            const departure = server.gone(socket)
            departures.add(departure)
            return departure.finally(() => departures.delete(departure))
          },
          flooded: async () => {
            await countRequest(db, `live-flood:${userId}`, MINUTE)
          },
          failed,
        })
        beat(ws, settings.pingMs)
        follow(ws, settings.sessionMs, async () => (await identify(request)) !== null)
      },
    )
  })
  reviewRoute(app, { identify, loader: server.loader })
  testDuelRoutes(app, { identify, duels, random })
  const allows = async (key: string, most: number) => (await countRequest(db, key, MINUTE)).current <= most
  friendGameRoutes(app, { identify, games: server.friendGames, allows })
  blockRoutes(app, { identify, duels, allows })
}

const STOPPING = refuse('unavailable', 'This server takes no players just now.')

/** ms a client has to say goodbye when the node stops. */
const FAREWELL_MS = 1_000

/** Tells every socket that the node stops, so that it connects again at once, elsewhere. */
async function farewell(sockets: readonly WebSocket[]): Promise<void> {
  for (const socket of sockets) socket.close(LIVE_CLOSE.restart, 'restarting')
  const late = setTimeout(() => {
    for (const socket of sockets) socket.terminate()
  }, FAREWELL_MS)
  await Promise.all(sockets.map((socket) => socket.readyState === socket.CLOSED || once(socket, 'close')))
  clearTimeout(late)
}

/** Pings a socket, and ends it when the last ping is still unanswered: a lost network closes nothing by itself. */
function beat(ws: WebSocket, ms: number): void {
  let alive = true
  ws.on('pong', () => {
    alive = true
  })
  const timer = setInterval(() => {
    if (!alive) return ws.terminate()
    alive = false
    ws.ping()
  }, ms)
  ws.on('close', () => clearInterval(timer))
}

/** A session that ended, by a sign-out in another tab say, takes its sockets with it. */
function follow(ws: WebSocket, ms: number, isSignedIn: () => Promise<boolean>): void {
  const timer = setInterval(() => {
    isSignedIn().then(
      (signedIn) => signedIn || ws.close(LIVE_CLOSE.signedOut, 'please sign in'),
      // A database that is away has signed nobody out.
      () => undefined,
    )
  }, ms)
  ws.on('close', () => clearInterval(timer))
}
