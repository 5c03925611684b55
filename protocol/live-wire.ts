// Live messages on the desktop: opaque text frames that the shell carries between the page and the cloud's socket.
import { MAX_FRAME_BYTES } from './live/version.ts'

/** Bytes a frame may have, both ways: the server's own limit. */
export const LIVE_FRAME_BYTES = MAX_FRAME_BYTES

/** Wires a page may have open at once: one is used, another may still be closing. */
export const LIVE_WIRES = 4

/** The page's commands to a wire; it numbers its wires itself. */
export type LiveCommand =
  | { do: 'open'; wire: number }
  | { do: 'send'; wire: number; text: string }
  | { do: 'close'; wire: number }

/** The events of a wire. `code` is a WebSocket close code; 1006 when there was none. After `closed` nothing follows. */
export type LiveEvent =
  | { wire: number; is: 'opened' }
  | { wire: number; is: 'message'; text: string }
  | { wire: number; is: 'closed'; code: number }

const isWire = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** A command out of what a page sent, or null for anything else. */
export function liveCommand(value: unknown): LiveCommand | null {
  if (typeof value !== 'object' || value === null) return null
  const { do: verb, wire, text } = value as Record<string, unknown>
  if (!isWire(wire)) return null
  if (verb === 'open' || verb === 'close') return { do: verb, wire }
  return verb === 'send' && typeof text === 'string' ? { do: verb, wire, text } : null
}
