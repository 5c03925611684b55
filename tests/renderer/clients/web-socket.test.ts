import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
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

test('a wire given up while the other end never answers ends within a second, so that the next may connect', async () => {
  const silent = createServer((socket) => socket.on('error', () => socket.destroy()))
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  vi.stubGlobal('location', { protocol: 'http:', host: `127.0.0.1:${port}` })
  const reached = once(silent, 'connection')
  const closedHere = new Promise((closed) => {
    openWebSocket({ opened: () => undefined, received: () => undefined, closed }).close()
  })
  await reached
  const abnormal = 1006
  expect(await closedHere).toBe(abnormal)
  silent.close()
})
