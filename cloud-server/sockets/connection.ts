import { randomUUID } from 'node:crypto'
import type { Writable } from 'node:stream'
import type { RawData, WebSocket } from 'ws'
import { mutex } from '#concurrency/mutex.ts'
import type { LiveErrorCode } from '#protocol/live/error.ts'
import type { ToClient } from '#protocol/live/to-client.ts'
import type { ToServer } from '#protocol/live/to-server.ts'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import { type Flood, floodGate } from './flood.ts'
import { type Frame, readFrame } from './frame.ts'
import type { LiveSocket } from './hub.ts'
import { refuse } from './refusal.ts'
import type { SocketSettings } from './settings.ts'

/** Messages of one tab that may wait their turn. */
const MOST_WAITING = 64
/** Bytes a tab may leave unread before it is given up: it asks for the snapshot when it is back. */
const MOST_UNREAD = 1024 * 1024

export interface ConnectionParts {
  userId: string
  settings: Pick<SocketSettings, 'flood' | 'helloMs' | 'closeMs' | 'malformedMost'>
  /** the tab said hello; false: its version is not spoken here */
  onConnect: (socket: LiveSocket, protocol: number) => Promise<boolean>
  /** one message after hello; an error is reported to the tab as `failed` says */
  handle: (socket: LiveSocket, message: ToServer) => Promise<void>
  onDisconnect: (socket: LiveSocket) => Promise<void>
  /** keeps the player out for a while, at every node */
  flooded: () => Promise<void>
  failed: (error: Error) => 'unavailable' | 'internal'
  /** the tab is told so */
  refused?: (code: LiveErrorCode) => void
}

/**
 * One socket from its opening to its end: frames are parsed once, limited, taken one after the other, and answered;
 * whatever comes over it, the process lives on.
 */
class Connection implements LiveSocket {
  readonly id = randomUUID()
  readonly userId: string
  readonly #ws: WebSocket
  readonly #wire: Writable
  readonly #parts: ConnectionParts
  readonly #gate: Flood
  readonly #runExclusive = mutex()
  readonly #hello: NodeJS.Timeout
  #cut: NodeJS.Timeout | undefined
  #connected = false
  #gathering = false
  #flooding = false
  #malformed = 0
  #waiting = 0

  /** `wire` is what the socket writes to. */
  constructor(ws: WebSocket, wire: Writable, parts: ConnectionParts) {
    this.#ws = ws
    this.#wire = wire
    this.#parts = parts
    this.userId = parts.userId
    this.#gate = floodGate(parts.settings.flood, performance.now())
    this.#hello = setTimeout(() => this.close(LIVE_CLOSE.silent, 'no hello'), parts.settings.helloMs)
    ws.on('message', (data, isBinary) => this.#receive(data, isBinary))
    ws.on('error', () => ws.terminate())
    ws.on('close', () => this.#end())
  }

  send(message: ToClient): void {
    const ws = this.#ws
    if (ws.readyState !== ws.OPEN) return
    if (ws.bufferedAmount > MOST_UNREAD) {
      ws.terminate()
      return
    }
    if (message.type === 'error') this.#parts.refused?.(message.payload.code)
    this.#gather()
    ws.send(JSON.stringify(message))
  }

  /** Says goodbye; a tab that does not answer it soon is cut off. */
  close(code: number, reason: string): void {
    this.#ws.close(code, reason)
    this.#cut ??= setTimeout(() => this.#ws.terminate(), this.#parts.settings.closeMs)
  }

  /** Messages sent in one moment, an acknowledgement and a result say, leave in one write. */
  #gather(): void {
    if (this.#gathering) return
    this.#gathering = true
    this.#wire.cork()
    process.nextTick(() => {
      this.#gathering = false
      this.#wire.uncork()
    })
  }

  #receive(data: RawData, isBinary: boolean): void {
    // After the goodbye whatever still arrives is neither counted nor answered.
    if (this.#flooding || this.#ws.readyState !== this.#ws.OPEN) return
    const room = this.#gate.take(performance.now())
    if (room === 'close') this.#flood()
    else if (room === 'refused' || this.#waiting >= MOST_WAITING) refuse(this, 'rate_limited', null)
    else this.#read(isBinary ? { bad: null } : readFrame(data.toString()))
  }

  #read(frame: Frame): void {
    if ('bad' in frame) this.#refuseFrame(frame.bad)
    else this.#enqueue(frame.message)
  }

  #flood(): void {
    const { flooded, failed } = this.#parts
    this.#flooding = true
    // Written down before the goodbye: a tab that is told can knock at another node at once.
    flooded()
      .catch(failed)
      .finally(() => this.close(LIVE_CLOSE.flood, 'too many messages'))
  }

  #refuseFrame(type: string | null): void {
    this.#malformed += 1
    refuse(this, 'invalid', type)
    if (this.#malformed > this.#parts.settings.malformedMost)
      this.close(LIVE_CLOSE.malformed, 'unreadable messages')
  }

  #enqueue(message: ToServer): void {
    this.#waiting += 1
    this.#runExclusive(async () => {
      if (this.#ws.readyState === this.#ws.OPEN) await this.#take(message)
    })
      .catch((error: Error) => {
        refuse(this, this.#parts.failed(error), message.type)
        // A tab that was not welcomed would wait for ever: told so, the client comes back by itself.
        if (message.type === 'presence:hello') this.close(LIVE_CLOSE.later, 'try again')
      })
      .finally(() => {
        this.#waiting -= 1
      })
  }

  async #take(message: ToServer): Promise<void> {
    if (message.type === 'presence:ping') this.send({ type: 'presence:pong', seq: 0, payload: {} })
    else if (message.type === 'presence:hello') await this.#connect(message.payload.protocol)
    else if (!this.#connected) refuse(this, 'hello_first', message.type)
    else await this.#parts.handle(this, message)
  }

  async #connect(protocol: number): Promise<void> {
    clearTimeout(this.#hello)
    this.#connected = await this.#parts.onConnect(this, protocol)
    if (this.#connected) return
    refuse(this, 'outdated', 'presence:hello')
    this.close(LIVE_CLOSE.outdated, 'outdated')
  }

  #end(): void {
    clearTimeout(this.#hello)
    clearTimeout(this.#cut)
    const { onDisconnect, failed } = this.#parts
    this.#runExclusive(() => onDisconnect(this)).catch((error: Error) => void failed(error))
  }
}

/** Serves one socket until it closes. `wire` is what the socket writes to. */
export const connection = (ws: WebSocket, wire: Writable, parts: ConnectionParts): LiveSocket =>
  new Connection(ws, wire, parts)
