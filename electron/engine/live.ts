import https from 'node:https'
import WebSocket from 'ws'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import { LIVE_FRAME_BYTES, LIVE_WIRES, type LiveCommand, type LiveEvent } from '#protocol/live-wire.ts'
import { DESKTOP_CLIENT, HEADER_CLIENT } from '#protocol/session.ts'
import type { Cloud } from './cloud.ts'
import type { Reach } from './reach.ts'

const HANDSHAKE_MS = 10_000
/** A close without a word. */
export const ABNORMAL = 1006
/** A frame too long; wires enough. */
const TOO_LARGE = 1009
const TRY_LATER = 1013

const address = (serverUrl: string): URL => {
  const url = new URL('/ws', serverUrl)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url
}

/** A wire is asked for a sign of life this often (ms): a network that went says nothing of itself. */
const PING_MS = 1_000

export interface LiveWires {
  take(command: LiveCommand): void
  /** Ends every wire, as when the player signs out. */
  closeAll(code: number): void
}

/** Asks an open socket for a sign of life until it closes; one that is late leaves a doubt about the network. */
function keepAsking(socket: WebSocket, reach: Pick<Reach, 'heard' | 'doubted' | 'patience'>): void {
  let askedAt = 0
  let late: NodeJS.Timeout | undefined
  const asking = setInterval(() => {
    if (socket.readyState !== WebSocket.OPEN || askedAt > 0) return
    askedAt = performance.now()
    late = setTimeout(reach.doubted, reach.patience())
    socket.ping()
  }, PING_MS)
  socket.on('pong', () => {
    clearTimeout(late)
    reach.heard(performance.now() - askedAt)
    askedAt = 0
  })
  socket.on('close', () => {
    clearTimeout(late)
    clearInterval(asking)
  })
}

/**
 * The page's live wires: sockets to the cloud with the session the engine holds. Frames are carried as they are; a wire
 * that ends is reported with its code, and the page decides whether to open another.
 */
export function liveWires(
  server: Pick<Cloud, 'session' | 'url'> & { reach: Pick<Reach, 'heard' | 'doubted' | 'patience'> },
  tell: (event: LiveEvent) => void,
): LiveWires {
  const sockets = new Map<number, WebSocket>()

  function end(wire: number, code: number): void {
    const socket = sockets.get(wire)
    if (!socket) return
    sockets.delete(wire)
    socket.terminate()
    tell({ wire, is: 'closed', code })
  }

  function open(wire: number): void {
    end(wire, ABNORMAL)
    const session = server.session()
    const url = server.url()
    const refusal = !session
      ? LIVE_CLOSE.signedOut
      : !url
        ? ABNORMAL
        : sockets.size >= LIVE_WIRES
          ? TRY_LATER
          : null
    if (refusal !== null || !session || !url) {
      tell({ wire, is: 'closed', code: refusal ?? ABNORMAL })
      return
    }
    const to = address(url)
    const socket = new WebSocket(to, {
      // By itself ws knows of no proxy; Node's own agent does.
      ...(to.protocol === 'wss:' ? { agent: https.globalAgent } : {}),
      headers: { authorization: `Bearer ${session.token}`, [HEADER_CLIENT]: DESKTOP_CLIENT },
      handshakeTimeout: HANDSHAKE_MS,
      followRedirects: false,
      perMessageDeflate: false,
      maxPayload: LIVE_FRAME_BYTES,
    })
    sockets.set(wire, socket)
    const isMine = () => sockets.get(wire) === socket
    const closed = (code: number) => {
      if (!isMine()) return
      sockets.delete(wire)
      if (code === ABNORMAL) server.reach.doubted()
      tell({ wire, is: 'closed', code })
    }
    keepAsking(socket, server.reach)
    socket.on('open', () => isMine() && tell({ wire, is: 'opened' }))
    socket.on('message', (data, isBinary) => {
      server.reach.heard(0)
      if (isMine() && !isBinary) tell({ wire, is: 'message', text: String(data) })
    })
    socket.on('close', (code) => closed(code))
    // A close follows; without a listener the process would end.
    socket.on('error', () => undefined)
  }

  function send(wire: number, text: string): void {
    const socket = sockets.get(wire)
    if (!socket) return
    if (Buffer.byteLength(text) > LIVE_FRAME_BYTES) end(wire, TOO_LARGE)
    else if (socket.readyState === WebSocket.OPEN) socket.send(text)
  }

  return {
    take(command) {
      if (command.do === 'open') open(command.wire)
      else if (command.do === 'send') send(command.wire, command.text)
      else {
        const socket = sockets.get(command.wire)
        // A polite close; the report comes with the other side's word, or at once where there is none yet.
        if (socket?.readyState === WebSocket.OPEN) socket.close(1000)
        else end(command.wire, ABNORMAL)
      }
    },
    closeAll(code) {
      for (const wire of [...sockets.keys()]) end(wire, code)
    },
  }
}
