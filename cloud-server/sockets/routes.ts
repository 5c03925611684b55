import websocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { sendRefusal } from '#http/errors.ts'
import { refuse } from '#http/refusal.ts'
import type { Caller, Identify } from '#http/serve.ts'
import { LIVE_CLOSE, LIVE_PATH, MAX_FRAME_BYTES } from '#protocol/live/version.ts'
import { MINUTE_MS } from '#rules/days.ts'
import { isDesktop } from '../accounts/session.ts'
import { FOREIGN, isOwnPage } from '../plugins/origin.ts'
import type { Database } from '../store/database.ts'
import { countRequest, windowOf } from '../store/rate-limits.ts'
import type { Bus } from './bus.ts'
import { type ConnectionParts, connection } from './connection.ts'
import type { LiveSocket } from './hub.ts'
import { closeWithSession, farewell, keepPinging } from './lifetime.ts'
import type { SocketSettings } from './settings.ts'

const STOPPING = refuse('unavailable', 'This server is restarting. Try again in a minute.')

export interface SocketParts
  extends Pick<ConnectionParts, 'onConnect' | 'handle' | 'onDisconnect' | 'failed'> {
  db: Database
  identify: Identify
  publicUrl: URL | null
  settings: SocketSettings
  /** says whose session has ended */
  bus: Pick<Bus, 'subscribe'>
  /** a player asked about a duel that isn't theirs, or is gone */
  notTheirs: (request: FastifyRequest, userId: string) => Promise<void>
  /** the node stops, and the last tab is gone */
  onStop: () => Promise<void>
}

/** State that the sockets of one node share. */
interface Sockets extends SocketParts {
  closing: boolean
  callers: WeakMap<FastifyRequest, Caller | null>
  /** disconnects under way: the node stops after them */
  departures: Set<Promise<void>>
  /** by player, a look at the session of each of their sockets */
  looks: Map<string, Set<() => void>>
}

/** The live socket. Signed-in players alone are served; a node that stops takes no more and says goodbye. */
export async function socketRoutes(app: FastifyInstance, parts: SocketParts): Promise<void> {
  const sockets: Sockets = {
    ...parts,
    closing: false,
    callers: new WeakMap(),
    departures: new Set(),
    looks: new Map(),
  }
  parts.bus.subscribe((notice) => {
    if (notice.about === 'session') for (const look of sockets.looks.get(notice.userId) ?? []) look()
  })
  app.addHook('onClose', async () => {
    await Promise.all(sockets.departures)
    await parts.onStop()
  })
  await app.register(websocket, {
    options: { maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false, clientTracking: true },
    preClose: () => {
      // A tab told to connect again may do so at once, and here: it must not keep a node that stops alive.
      sockets.closing = true
      return farewell([...app.websocketServer.clients])
    },
  })
  await app.register(async (inner) => {
    inner.get(
      LIVE_PATH,
      {
        websocket: true,
        // Before the upgrade: afterwards its first frames would find nobody listening.
        preValidation: (request, reply) => admit(sockets, request, reply),
      },
      (ws, request) => open(sockets, ws, request),
    )
  })
}

async function admit(sockets: Sockets, request: FastifyRequest, reply: FastifyReply) {
  if (!isDesktop(request) && !isOwnPage(request, sockets.publicUrl)) return sendRefusal(reply, FOREIGN)
  sockets.callers.set(request, await sockets.identify(request))
  if (sockets.closing) return sendRefusal(reply, STOPPING)
}

function open(sockets: Sockets, ws: WebSocket, request: FastifyRequest): void {
  const caller = sockets.callers.get(request)
  if (sockets.closing) ws.terminate()
  else if (caller) serveSocket(sockets, ws, request, caller.userId)
  else {
    ws.on('error', () => ws.terminate())
    ws.close(LIVE_CLOSE.signedOut, 'please sign in')
  }
}

function serveSocket(sockets: Sockets, ws: WebSocket, request: FastifyRequest, userId: string): void {
  const { db, identify, settings, handle, failed, notTheirs } = sockets
  connection(ws, request.raw.socket, {
    userId,
    settings,
    handle,
    failed,
    refused: (code) => {
      if (code === 'not_your_duel') notTheirs(request, userId).catch(failed)
    },
    onConnect: (socket, protocol) => connect(sockets, socket, protocol),
    onDisconnect: (socket) => disconnect(sockets, socket),
    flooded: async () => {
      await countRequest(db, floodKey(userId), MINUTE_MS)
    },
  })
  keepPinging(ws, settings.pingMs)
  const look = closeWithSession(ws, settings.sessionMs, async () => (await identify(request)) !== null)
  const looks = sockets.looks.get(userId) ?? new Set()
  sockets.looks.set(userId, looks.add(look))
  ws.on('close', () => {
    looks.delete(look)
    if (looks.size === 0) sockets.looks.delete(userId)
  })
}

const floodKey = (userId: string): string => `live-flood:${userId}`

/** Lets a player in who neither connects too often nor has flooded lately. */
async function connect(sockets: Sockets, socket: LiveSocket, protocol: number): Promise<boolean> {
  const { db, settings, onConnect } = sockets
  const connects = await countRequest(db, `live-connect:${socket.userId}`, MINUTE_MS)
  const floods = await windowOf(db, floodKey(socket.userId))
  if (connects.current <= settings.connectsPerMinute && !floods) return onConnect(socket, protocol)
  socket.close(LIVE_CLOSE.flood, 'too many connections')
  return true
}

function disconnect(sockets: Sockets, socket: LiveSocket): Promise<void> {
  const departure = sockets.onDisconnect(socket)
  sockets.departures.add(departure)
  return departure.finally(() => sockets.departures.delete(departure))
}
