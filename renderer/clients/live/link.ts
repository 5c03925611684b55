import { LIVE_CLOSE } from '#protocol/live/version.ts'
import { backoffMs } from './backoff.ts'
import type { OpenTransport, Transport } from './transport.ts'

/**
 * off: nobody is signed in. connecting: the first try. open: messages flow. lost: the wire broke, the next try is
 * due. ended: the server closed it for good (`code`), and only `start` tries again.
 */
export type LinkStatus =
  | { at: 'off' }
  | { at: 'connecting' }
  | { at: 'open' }
  | { at: 'lost' }
  | { at: 'ended'; code: number }

export interface LinkParts<In, Out> {
  open: OpenTransport
  /** Called at every opening, before any other message may be sent. */
  onOpen: (send: (message: Out) => void) => void
  onMessage: (message: In) => void
  onStatus: (status: LinkStatus) => void
  /** Asks the server to say something: a wire that broke without a word looks open. */
  ping: Out
  random: () => number
  /** Runs `work` after so many milliseconds. Returns how to cancel it. */
  later: (work: () => void, ms: number) => () => void
}

/** Trying again would not help: sign in, or load the new version. */
const FINAL: ReadonlySet<number> = new Set([LIVE_CLOSE.signedOut, LIVE_CLOSE.outdated])
const FLOOD_WAIT_MS = 60_000

const waitMs = (code: number, failures: number, roll: number): number =>
  (code === LIVE_CLOSE.flood ? FLOOD_WAIT_MS : 0) + backoffMs(failures, roll)

/** After this much silence the server is asked whether it is there, and it has PATIENCE_MS to reply. */
const QUIET_MS = 12_000
const PATIENCE_MS = 4_000

/** Keeps one wire open: comes back with backoff and jitter, and never runs two at a time. */
export class Link<In, Out> {
  readonly #parts: LinkParts<In, Out>
  #transport: Transport | null = null
  #status: LinkStatus = { at: 'off' }
  #failures = 0
  #cancelRetry = (): void => undefined
  #cancelSilence = (): void => undefined
  /** Counts wires, so that the last words of an old one are not taken for the present one's. */
  #current = 0

  constructor(parts: LinkParts<In, Out>) {
    this.#parts = parts
  }

  start(): void {
    if (this.#status.at !== 'off' && this.#status.at !== 'ended') return
    this.#failures = 0
    this.#become({ at: 'connecting' })
    this.#connect()
  }

  stop(): void {
    this.#drop()
    if (this.#status.at !== 'off') this.#become({ at: 'off' })
  }

  /** Sends now, or returns false: no message waits in the link, since the holder of the state knows which are owed. */
  send(message: Out): boolean {
    if (this.#status.at !== 'open') return false
    this.#write(message)
    return true
  }

  /** Gives the wire up and tries anew at once: it looks open and carries nothing, or the network is back. */
  renew(): void {
    if (this.#status.at === 'off' || this.#status.at === 'ended') return
    this.#drop()
    this.#become({ at: 'lost' })
    this.#connect()
  }

  #become(next: LinkStatus): void {
    this.#status = next
    this.#parts.onStatus(next)
  }

  #write(message: Out): void {
    this.#transport?.send(JSON.stringify(message))
  }

  #connect(): void {
    this.#cancelRetry()
    this.#current += 1
    const mine = this.#current
    const unlessOld =
      <Args extends unknown[]>(work: (...args: Args) => void) =>
      (...args: Args): void => {
        if (mine === this.#current) work(...args)
      }
    this.#transport = this.#parts.open({
      opened: unlessOld(() => this.#opened()),
      received: unlessOld((text: string) => this.#received(text)),
      closed: unlessOld((code: number) => this.#closed(code)),
    })
  }

  #opened(): void {
    this.#failures = 0
    this.#become({ at: 'open' })
    this.#parts.onOpen((message) => this.#write(message))
    this.#listen()
  }

  #received(text: string): void {
    this.#listen()
    const message = parsed<In>(text)
    if (message) this.#parts.onMessage(message)
  }

  #closed(code: number): void {
    this.#transport = null
    this.#cancelSilence()
    if (FINAL.has(code)) {
      this.#become({ at: 'ended', code })
      return
    }
    this.#failures += 1
    this.#become({ at: 'lost' })
    const wait = waitMs(code, this.#failures, this.#parts.random())
    this.#cancelRetry = this.#parts.later(() => this.#connect(), wait)
  }

  /** Any message proves the wire; silence is asked about, and then given up. */
  #listen(): void {
    this.#cancelSilence()
    this.#cancelSilence = this.#parts.later(() => {
      this.#write(this.#parts.ping)
      this.#cancelSilence = this.#parts.later(() => this.renew(), PATIENCE_MS)
    }, QUIET_MS)
  }

  #drop(): void {
    this.#cancelRetry()
    this.#cancelSilence()
    this.#current += 1
    this.#transport?.close()
    this.#transport = null
  }
}

/** Returns a message of the server; any other frame is logged and dropped (spec section 8), and null is returned. */
function parsed<In>(text: string): In | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && 'type' in value) return value as In
  } catch {
    // Logged below, as any other frame that is no message.
  }
  console.error('Failed to parse WebSocket message')
  return null
}
