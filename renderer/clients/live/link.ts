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
  /** Called at every opening, before anything else may be sent. */
  greet: (send: (message: Out) => void) => void
  received: (message: In) => void
  changed: (status: LinkStatus) => void
  /** Asks the server to say something: a wire that broke without a word looks open. */
  ping: Out
  random: () => number
  /** Runs `work` after so many milliseconds; the answer takes it back. */
  later: (work: () => void, ms: number) => () => void
}

export interface Link<Out> {
  start(): void
  stop(): void
  /** Sends now, or answers false: nothing waits in the link, since what is owed is known to whoever holds the state. */
  send(message: Out): boolean
  /** Gives the wire up and tries anew at once: it looks open and carries nothing, or the network is back. */
  renew(): void
}

/** Trying again would not help: sign in, or load the new version. */
const FINAL: ReadonlySet<number> = new Set([LIVE_CLOSE.signedOut, LIVE_CLOSE.outdated])
const FLOOD_WAIT_MS = 60_000

const waitMs = (code: number, failures: number, roll: number): number =>
  (code === LIVE_CLOSE.flood ? FLOOD_WAIT_MS : 0) + backoffMs(failures, roll)

/** Quiet for so long, the server is asked whether it is there; it has so long to answer. */
const QUIET_MS = 12_000
const PATIENCE_MS = 4_000

/** Keeps one wire open: greets at each opening, comes back with backoff and jitter, and never runs two at a time. */
export function makeLink<In, Out>(parts: LinkParts<In, Out>): Link<Out> {
  let transport: Transport | null = null
  let status: LinkStatus = { at: 'off' }
  let failures = 0
  let takeBack = (): void => undefined
  let stopListening = (): void => undefined
  /** Counts wires, so that the last words of an old one are not taken for the present one's. */
  let current = 0

  const become = (next: LinkStatus): void => {
    status = next
    parts.changed(next)
  }

  const write = (message: Out): void => transport?.send(JSON.stringify(message))

  /** Anything heard proves the wire; silence is asked about, and then given up. */
  function listen(): void {
    stopListening()
    stopListening = parts.later(() => {
      write(parts.ping)
      stopListening = parts.later(renew, PATIENCE_MS)
    }, QUIET_MS)
  }

  function connect(): void {
    takeBack()
    current += 1
    const mine = current
    const isMine = (): boolean => mine === current
    transport = parts.open({
      opened() {
        if (!isMine()) return
        failures = 0
        become({ at: 'open' })
        parts.greet(write)
        listen()
      },
      received(text) {
        if (!isMine()) return
        listen()
        const message = parsed<In>(text)
        if (message) parts.received(message)
      },
      closed(code) {
        if (!isMine()) return
        transport = null
        stopListening()
        if (FINAL.has(code)) return become({ at: 'ended', code })
        failures += 1
        become({ at: 'lost' })
        takeBack = parts.later(connect, waitMs(code, failures, parts.random()))
      },
    })
  }

  function drop(): void {
    takeBack()
    stopListening()
    current += 1
    transport?.close()
    transport = null
  }

  function renew(): void {
    if (status.at === 'off' || status.at === 'ended') return
    drop()
    become({ at: 'lost' })
    connect()
  }

  return {
    start() {
      if (status.at !== 'off' && status.at !== 'ended') return
      failures = 0
      become({ at: 'connecting' })
      connect()
    },
    stop() {
      drop()
      if (status.at !== 'off') become({ at: 'off' })
    },
    send(message) {
      if (status.at !== 'open') return false
      write(message)
      return true
    },
    renew,
  }
}

/** A message of the server; what is none is told to the console and dropped (spec section 8). */
function parsed<In>(text: string): In | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && 'type' in value) return value as In
  } catch {
    // Said below, as any other frame that is no message.
  }
  console.error('Failed to parse WebSocket message')
  return null
}
