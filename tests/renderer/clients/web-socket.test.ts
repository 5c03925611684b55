import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type WebSocket as Accepted, WebSocketServer } from 'ws'
import { openWebSocket } from '../../../renderer/clients/live/web-socket.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a wire closed while it still connects is let open first, and then closed as any other', async () => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` })
  const arrived = once(server, 'connection')
  const closedHere = new Promise((closed) => {
    openWebSocket({ opened: () => undefined, received: () => undefined, closed }).close()
  })
  const [accepted] = (await arrived) as [Accepted]
  const noCode = 1005
  const [code] = await once(accepted, 'close')
  expect(code).toBe(noCode)
  expect(await closedHere).toBe(noCode)
  server.close()
})
