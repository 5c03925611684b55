import { isUnstorable } from '#http/unstorable.ts'
import { type ToServer, toServer } from '#protocol/live/to-server.ts'

/** A frame as it was understood; `bad` is the type an unreadable one claims, null when it claims none. */
export type Frame = { message: ToServer } | { bad: string | null }

function typeIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null
  return typeof value.type === 'string' ? value.type.slice(0, 40) : null
}

/** Reads a frame of text. A payload may be left out where the message needs none. */
export function readFrame(text: string): Frame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { bad: null }
  }
  const withPayload =
    typeof value === 'object' && value !== null && !('payload' in value) ? { ...value, payload: {} } : value
  const parsed = toServer.safeParse(withPayload)
  if (!parsed.success || isUnstorable(value)) return { bad: typeIn(value) }
  return { message: parsed.data }
}
