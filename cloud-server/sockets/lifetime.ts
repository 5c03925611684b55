import { once } from 'node:events'
import type { WebSocket } from 'ws'
import { LIVE_CLOSE } from '#protocol/live/version.ts'

/** ms a client has to say goodbye when the node stops. */
const FAREWELL_MS = 1_000

/** Tells every socket that the node stops, so that it connects again at once, elsewhere. */
export async function farewell(sockets: readonly WebSocket[]): Promise<void> {
  for (const socket of sockets) socket.close(LIVE_CLOSE.restart, 'restarting')
  const late = setTimeout(() => {
    for (const socket of sockets) socket.terminate()
  }, FAREWELL_MS)
  await Promise.all(sockets.map((socket) => socket.readyState === socket.CLOSED || once(socket, 'close')))
  clearTimeout(late)
}

/** Pings a socket, and ends it when the last ping is still unanswered: a lost network closes nothing by itself. */
export function keepPinging(ws: WebSocket, ms: number): void {
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

/**
 * Closes a socket once its session has ended, by a sign-out in another tab say. Returns a function that looks at once;
 * otherwise it is looked every `ms`.
 */
export function closeWithSession(ws: WebSocket, ms: number, isSignedIn: () => Promise<boolean>): () => void {
  const look = () => {
    isSignedIn().then(
      (signedIn) => signedIn || ws.close(LIVE_CLOSE.signedOut, 'please sign in'),
      // A database that is away has signed nobody out.
      () => undefined,
    )
  }
  const timer = setInterval(look, ms)
  ws.on('close', () => clearInterval(timer))
  return look
}
