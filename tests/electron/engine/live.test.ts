import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { LIVE_FRAME_BYTES, type LiveEvent } from '#protocol/live-wire.ts'
import { type LiveWires, liveWires } from '../../../electron/engine/live.ts'
import { type Reach, reach } from '../../../electron/engine/reach.ts'

const session = { userId: 'u', token: 'the token' }

let server: WebSocketServer
let url: string
let wires: LiveWires
let told: LiveEvent[]
let near: Reach
let signedIn: typeof session | null
beforeEach(async () => {
  server = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/ws' })
  await once(server, 'listening')
  const at = server.address()
  url = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  told = []
  signedIn = session
  near = reach({ look: () => Promise.resolve(false) })
  wires = liveWires({ session: () => signedIn, url: () => url, reach: near }, (event) => told.push(event))
})
afterEach(async () => {
  near.stop()
  wires.closeAll(1001)
  for (const client of server.clients) client.terminate()
  await new Promise((closed) => server.close(closed))
})

const next = async (): Promise<[WebSocket, IncomingMessage]> =>
  (await once(server, 'connection')) as [WebSocket, IncomingMessage]
const hear = (event: LiveEvent) => expect.poll(() => told).toContainEqual(event)

async function opened(wire = 1) {
  const coming = next()
  wires.take({ do: 'open', wire })
  const [socket, request] = await coming
  await hear({ wire, is: 'opened' })
  return { socket, request }
}

describe('a live wire', () => {
  test('opens to the server’s socket with the session the engine holds, and carries frames as they are', async () => {
    const { socket, request } = await opened()
    expect(request.url).toBe('/ws')
    expect(request.headers).toMatchObject({
      authorization: 'Bearer the token',
      'x-bar-duel-client': 'desktop',
    })
    const heard = once(socket, 'message')
    wires.take({ do: 'send', wire: 1, text: '{"type":"duel:answer","é":"ü"}' })
    expect(String((await heard)[0])).toBe('{"type":"duel:answer","é":"ü"}')
    socket.send('not even JSON')
    await hear({ wire: 1, is: 'message', text: 'not even JSON' })
  })

  test('reports the server’s close with its code, and another may be opened', async () => {
    const { socket } = await opened()
    socket.close(4426, 'outdated')
    await hear({ wire: 1, is: 'closed', code: 4426 })
    await opened(2)
    wires.take({ do: 'close', wire: 2 })
    await expect.poll(() => told.at(-1)).toMatchObject({ wire: 2, is: 'closed' })
    expect(told.filter(({ is }) => is === 'closed')).toHaveLength(2)
  })

  test('over a network that went silent leaves a doubt within two seconds, and one that lives leaves none', async () => {
    const doubts: string[] = []
    const patient = { heard: () => undefined, patience: () => 600 }
    const told = (name: string) => ({ ...patient, doubted: () => doubts.push(name) })
    const silent = new WebSocketServer({ host: '127.0.0.1', port: 0, path: '/ws', autoPong: false })
    await once(silent, 'listening')
    const at = silent.address()
    const silentUrl = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
    const lively = liveWires(
      { session: () => session, url: () => url, reach: told('alive') },
      () => undefined,
    )
    const mute = liveWires(
      { session: () => session, url: () => silentUrl, reach: told('silent') },
      () => undefined,
    )
    for (const one of [lively, mute]) one.take({ do: 'open', wire: 1 })
    await expect.poll(() => doubts).toContain('silent')
    expect(doubts).not.toContain('alive')
    for (const one of [lively, mute]) one.closeAll(1001)
    for (const client of silent.clients) client.terminate()
    await new Promise((closed) => silent.close(closed))
  })

  test('that breaks, is refused, or finds no server is closed with 1006', async () => {
    const { socket } = await opened()
    socket.terminate()
    await hear({ wire: 1, is: 'closed', code: 1006 })
    const away = url
    url = 'http://127.0.0.1:9'
    wires.take({ do: 'open', wire: 2 })
    await hear({ wire: 2, is: 'closed', code: 1006 })
    url = away
  })

  test('is not opened while nobody is signed in, and ends at a sign-out', async () => {
    await opened()
    signedIn = null
    wires.closeAll(4401)
    wires.take({ do: 'open', wire: 2 })
    expect(told.slice(-2)).toEqual([
      { wire: 1, is: 'closed', code: 4401 },
      { wire: 2, is: 'closed', code: 4401 },
    ])
  })

  test('takes frames up to 64 KB from either side, and ends at a longer one', async () => {
    const { socket } = await opened()
    const heard = once(socket, 'message')
    wires.take({ do: 'send', wire: 1, text: 'x'.repeat(LIVE_FRAME_BYTES) })
    expect(String((await heard)[0])).toHaveLength(LIVE_FRAME_BYTES)
    wires.take({ do: 'send', wire: 1, text: 'é'.repeat(LIVE_FRAME_BYTES - 1) })
    await hear({ wire: 1, is: 'closed', code: 1009 })
    const { socket: other } = await opened(2)
    other.send('x'.repeat(LIVE_FRAME_BYTES + 1))
    await expect.poll(() => told.at(-1)).toMatchObject({ wire: 2, is: 'closed' })
  })

  test('is one of four at most', async () => {
    for (const wire of [1, 2, 3, 4]) await opened(wire)
    wires.take({ do: 'open', wire: 5 })
    expect(told.at(-1)).toEqual({ wire: 5, is: 'closed', code: 1013 })
  })
})
