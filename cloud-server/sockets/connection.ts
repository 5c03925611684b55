import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { WebSocket } from 'ws'
import { mutex } from '#concurrency/mutex.ts'
import { containsNul } from '#http/errors.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import { type ToServer, toServer } from '#protocol/live/to-server.ts'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import { refuse } from '../matches/live/reply.ts'
import type { DuelSettings } from '../matches/settings.ts'
import { floodGate } from './flood.ts'
import type { LiveSocket } from './hub.ts'

/** Messages of one tab that may wait their turn. */
const MOST_WAITING = 64
/** Bytes a tab may leave unread before it is given up: it asks for the snapshot when it is back. */
const MOST_UNREAD = 1024 * 1024

export interface ConnectionParts {
  userId: string
  settings: Pick<DuelSettings, 'flood' | 'helloMs' | 'closeMs' | 'malformedMost'>
  /** one message, after hello; what it throws is answered as `failed` says */
  handle: (socket: LiveSocket, message: ToServer) => Promise<void>
  /** false: this version is not spoken here */
  greet: (socket: LiveSocket, protocol: number) => Promise<boolean>
  gone: (socket: LiveSocket) => Promise<void>
  /** keeps the player out for a while, at every node */
  flooded: () => Promise<void>
  failed: (error: Error) => 'unavailable' | 'internal'
}

/** The type a frame claims, for the refusal. */
function typeIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null
  return typeof value.type === 'string' ? value.type.slice(0, 40) : null
}

function read(text: string): { message: ToServer } | { bad: string | null } {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { bad: null }
  }
  const withPayload =
    typeof value === 'object' && value !== null && !('payload' in value) ? { ...value, payload: {} } : value
  const parsed = toServer.safeParse(withPayload)
  if (!parsed.success || containsNul(value)) return { bad: typeIn(value) }
  return { message: parsed.data }
}

/**
 * One socket from its opening to its end: frames are parsed once, taken one after the other, limited, and answered;
 * whatever comes over it, the process lives on. `wire` is what the socket writes to.
 */
export function connection(ws: WebSocket, wire: Writable, parts: ConnectionParts): LiveSocket {
  const { settings } = parts
  const gate = floodGate(settings.flood, performance.now())
  let greeted = false
  let malformed = 0
  let waiting = 0
  const runExclusive = mutex()

  let cut: NodeJS.Timeout | undefined
  let flooding = false
  /** Says goodbye; who does not answer it soon is cut off. */
  function end(code: number, reason: string): void {
    ws.close(code, reason)
    cut ??= setTimeout(() => ws.terminate(), settings.closeMs)
  }

  let gathering = false
  /** What is sent in one moment, an acknowledgement and a result say, leaves in one write. */
  function gather(): void {
    if (gathering) return
    gathering = true
    wire.cork()
    process.nextTick(() => {
      gathering = false
      wire.uncork()
    })
  }

  const socket: LiveSocket = {
    id: randomUUID(),
    userId: parts.userId,
    send(message: ToClient) {
      if (ws.readyState !== ws.OPEN) return
      if (ws.bufferedAmount > MOST_UNREAD) return ws.terminate()
      gather()
      ws.send(JSON.stringify(message))
    },
    close: end,
  }

  const hello = setTimeout(() => end(LIVE_CLOSE.silent, 'no hello'), settings.helloMs)

  async function take(message: ToServer): Promise<void> {
    if (message.type === 'presence:ping') {
      socket.send({ type: 'presence:pong', seq: 0, payload: {} })
    } else if (message.type === 'presence:hello') {
      clearTimeout(hello)
      greeted = await parts.greet(socket, message.payload.protocol)
      if (greeted) return
      refuse(socket, 'outdated', message.type)
      end(LIVE_CLOSE.outdated, 'outdated')
    } else if (!greeted) refuse(socket, 'hello_first', message.type)
    else await parts.handle(socket, message)
  }

  ws.on('message', (data, isBinary) => {
    // After the goodbye whatever still arrives is neither counted nor answered.
    if (flooding || ws.readyState !== ws.OPEN) return
    const room = gate.take(performance.now())
    if (room === 'close') {
      flooding = true
      // Written down before the goodbye: who is told it can knock at another node at once.
      parts
        .flooded()
        .catch(parts.failed)
        .finally(() => end(LIVE_CLOSE.flood, 'too many messages'))
      return
    }
    if (room === 'refused' || waiting >= MOST_WAITING) return refuse(socket, 'rate_limited', null)
    const frame = isBinary ? { bad: null } : read(data.toString())
    if ('bad' in frame) {
      malformed += 1
      refuse(socket, 'invalid', frame.bad)
      if (malformed > settings.malformedMost) end(LIVE_CLOSE.malformed, 'unreadable messages')
      return
    }
    const { message } = frame
    waiting += 1
    runExclusive(async () => {
      if (ws.readyState === ws.OPEN) await take(message)
    })
      .catch((error: Error) => {
        refuse(socket, parts.failed(error), message.type)
        // Who was not welcomed would wait for ever: the client comes back by itself.
        if (message.type === 'presence:hello') end(LIVE_CLOSE.later, 'try again')
      })
      .finally(() => {
        waiting -= 1
      })
  })
  ws.on('error', () => ws.terminate())
  ws.on('close', () => {
    clearTimeout(hello)
    clearTimeout(cut)
    runExclusive(() => parts.gone(socket)).catch((error: Error) => void parts.failed(error))
  })
  return socket
}
