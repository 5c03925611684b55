import { type Refusal, refuse } from '#http/refusal.ts'
import type { StoredSession } from '#protocol/engine-messages.ts'
import { errorBody } from '#protocol/error.ts'
import { documentsIn, LINES } from '#protocol/lines.ts'
import {
  DESKTOP_CLIENT,
  DEVICE_MARK,
  FILE_KEY,
  HEADER_CLIENT,
  HEADER_DEVICE,
  HEADER_FILE_KEY,
  HEADER_SESSION,
} from '#protocol/session.ts'
import { type DeviceMark, passingMark } from './device-mark.ts'
import { type Reach, reach } from './reach.ts'

/** A reply of the cloud; `json` is undefined when its body is none, or came as lines. */
export interface CloudReply {
  status: number
  json: unknown
  headers: Headers
}

export type CloudAnswer = CloudReply | 'offline'

export const OFFLINE: Refusal = refuse(
  'offline',
  'You’re offline, and this needs the Bar Duel server. Reconnect, then try again.',
)
const NOT_OURS: Refusal = refuse('unavailable', 'The Bar Duel server didn’t answer. Try again in a minute.')

const TIMEOUT_MS = 8_000
/** The same while the server can't be reached: on a network that swallows what is sent, each call would wait in vain. */
const AWAY_TIMEOUT_MS = 2_500

export interface Cloud {
  /** the server's address, or null where none may be asked */
  url(): string | null
  session(): StoredSession | null
  /**
   * Sends a request with the session held here. A session the cloud says has ended is forgotten. With `onLine` the reply may
   * come as lines, each told as it comes; one that breaks off is 'offline'.
   */
  send(
    method: string,
    path: string,
    body: unknown,
    timeoutMs?: number,
    onLine?: (line: unknown) => void,
  ): Promise<CloudAnswer>
  /** Keeps the session a sign-in brought. */
  keep(session: StoredSession): void
  /** Forgets the session, here and in the keychain. */
  forget(): void
  /** whether the server can be reached just now */
  reach: Reach
}

/** The token a sign-in's reply carries. */
export const tokenIn = (reply: CloudReply): string | null => reply.headers.get(HEADER_SESSION)

/** The key of the player's files that a sign-in's reply carries; none by a server of before it. */
export function fileKeyIn(reply: CloudReply): string | undefined {
  const key = reply.headers.get(HEADER_FILE_KEY)
  return key && FILE_KEY.test(key) ? key : undefined
}

/** The meaning of an answer that isn't the one hoped for. A stranger's page in between (a proxy, a login portal) is no answer. */
export function refusalIn(answer: CloudAnswer): Refusal {
  if (answer === 'offline') return OFFLINE
  const { data } = errorBody.safeParse(answer.json)
  return data && answer.status >= 400 ? refuse(data.code, data.message, data.field) : NOT_OURS
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The JSON of a reply's body; undefined where its lines were told to `onLine` instead. */
async function jsonOf(reply: Response, onLine?: (line: unknown) => void): Promise<unknown> {
  const isLines = reply.headers.get('content-type')?.startsWith(LINES) ?? false
  if (!onLine || !isLines || !reply.body) return parsed(await reply.text())
  for await (const line of documentsIn(reply.body)) onLine(line)
  return undefined
}

/**
 * The cloud server as the engine sees it. The page never sees the token. `onSession` is told of every change of the session,
 * and whether the cloud ended it.
 */
export function cloud(
  serverUrl: string | null,
  held: StoredSession | null,
  onSession: (session: StoredSession | null, before: StoredSession | null, isEnded: boolean) => void,
  device: DeviceMark = passingMark(),
): Cloud {
  let session = held
  const near = reach({
    look: async (withinMs) => (await asked('GET', '/api/health', null, withinMs)) !== 'offline',
  })

  function hold(next: StoredSession | null, isEnded = false): void {
    const before = session
    session = next
    onSession(next, before, isEnded)
  }

  async function asked(
    method: string,
    path: string,
    body: unknown,
    timeoutMs: number,
    onLine?: (line: unknown) => void,
  ): Promise<CloudAnswer> {
    if (serverUrl === null) return 'offline'
    const sentWith = session
    const hasBody = body !== undefined && body !== null
    const headers: Record<string, string> = { [HEADER_CLIENT]: DESKTOP_CLIENT }
    const mark = device.mark()
    if (mark) headers[HEADER_DEVICE] = mark
    if (sentWith) headers.authorization = `Bearer ${sentWith.token}`
    if (hasBody) headers['content-type'] = 'application/json'
    if (onLine) headers.accept = LINES
    try {
      const reply = await fetch(new URL(path, serverUrl), {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(hasBody ? { body: JSON.stringify(body) } : {}),
      })
      const nextMark = reply.headers.get(HEADER_DEVICE)
      if (nextMark && DEVICE_MARK.test(nextMark)) device.keep(nextMark)
      return { status: reply.status, json: await jsonOf(reply, onLine), headers: reply.headers }
    } catch {
      return 'offline'
    }
  }

  async function send(
    method: string,
    path: string,
    body: unknown,
    timeoutMs = near.isOffline() ? Math.max(AWAY_TIMEOUT_MS, near.patience()) : TIMEOUT_MS,
    onLine?: (line: unknown) => void,
  ): Promise<CloudAnswer> {
    const sentWith = session
    const answer = await asked(method, path, body, timeoutMs, onLine)
    if (answer === 'offline') {
      near.doubted()
      return answer
    }
    near.heard(0)
    const ended = answer.status === 401 && refusalIn(answer).refused === 'unauthenticated'
    if (ended && sentWith && session === sentWith) hold(null, true)
    return answer
  }

  return {
    url: () => serverUrl,
    session: () => session,
    keep: (next) => hold(next),
    forget: () => hold(null),
    send,
    reach: near,
  }
}
