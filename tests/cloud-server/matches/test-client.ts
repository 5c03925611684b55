import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { ToClient, ToClientPayload, ToClientType } from '#protocol/live/to-client.ts'
import { toClient } from '#protocol/live/to-client.ts'
import type { ToServerWire } from '#protocol/live/to-server.ts'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
import { PATIENCE_MS } from '../../support/patience.ts'

/** A tab of a signed-in player: a real socket, everything it heard, and a way to wait for what it will hear. */
export interface TestClient {
  heard: ToClient[]
  say(message: ToServerWire): void
  /** a frame as it is */
  raw(frame: string | Buffer): void
  /** the next message of a type that was not waited for yet, and that fits; where none comes, fails saying what came instead */
  hear<T extends ToClientType>(
    type: T,
    fits?: (payload: ToClientPayload<T>) => boolean,
  ): Promise<ToClientPayload<T>>
  /** resolves with the code when the server has closed it */
  closed: Promise<number>
  close(): void
  /** breaks the connection without a word */
  drop(): void
  /** the network is gone, and nobody was told: the socket stays open and reads nothing */
  fallSilent(): void
}

export async function openClient(url: string, cookie: string | null): Promise<TestClient> {
  const origin = url.replace(/^ws/, 'http')
  const ws = new WebSocket(`${url}/ws`, { headers: { origin, ...(cookie ? { cookie } : {}) } })
  const heard: ToClient[] = []
  const taken = new Set<ToClient>()
  const waiting = new Set<() => void>()
  const closed = once(ws, 'close').then(([code]) => code as number)
  ws.on('error', () => undefined)
  ws.on('message', (data) => {
    // Every message the server sends fits its contract.
    heard.push(toClient.parse(JSON.parse(String(data))))
    for (const look of [...waiting]) look()
  })
  await once(ws, 'open')
  return {
    heard,
    closed,
    say: (message) => ws.send(JSON.stringify(message)),
    raw: (frame) => ws.send(frame),
    hear: (type, fits = () => true) =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = heard.find(
            (message) => message.type === type && !taken.has(message) && fits(message.payload as never),
          )
          if (!found) return
          taken.add(found)
          waiting.delete(look)
          clearTimeout(timer)
          resolve(found.payload as never)
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(new Error(`no ${type}; heard: ${JSON.stringify(heard.slice(-8), null, 1).slice(0, 3000)}`))
        }, PATIENCE_MS)
        waiting.add(look)
        look()
      }),
    close: () => ws.close(),
    drop: () => ws.terminate(),
    fallSilent: () => ws.pause(),
  }
}

/** A tab that has said hello and been welcomed. */
export async function signedInClient(
  url: string,
  cookie: string,
): Promise<TestClient & { welcome: ToClientPayload<'presence:welcome'> }> {
  const tab = await openClient(url, cookie)
  tab.say({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } })
  const welcome = await tab.hear('presence:welcome')
  return Object.assign(tab, { welcome })
}

/** Still there, and not confused by what it was sent. */
export async function stillAnswers(tab: Awaited<ReturnType<typeof openClient>>): Promise<void> {
  tab.say({ type: 'presence:ping', payload: {} })
  await tab.hear('presence:pong')
}
