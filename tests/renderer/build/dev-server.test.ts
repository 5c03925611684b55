import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

/** A server that tells the address it was asked at. */
const server = createServer((request, reply) => reply.end(request.headers.host))
const portOf = (address: ReturnType<typeof server.address>): number => (address as AddressInfo).port

beforeAll(() => new Promise<void>((listening) => server.listen(0, 'localhost', listening)))
afterAll(() => new Promise((closed) => server.close(closed)))

test('the development server hands a call on under its own address, which is that of the page', async () => {
  vi.stubEnv('PORT', `${portOf(server.address())}`)
  vi.resetModules()
  const { default: config } = await import('../../../vite.config.ts')
  const { server: served } = await config({ command: 'serve', mode: 'development' })
  // Without the app's own plugins: nothing of it is asked for.
  const vite = await createVite({ configFile: false, logLevel: 'silent', server: { ...served, port: 0 } })
  try {
    await vite.listen()
    const port = portOf(vite.httpServer?.address() ?? null)
    const reply = await fetch(`http://localhost:${port}/api/anything`)
    expect(await reply.text()).toBe(`localhost:${port}`)
  } finally {
    await vite.close()
    vi.unstubAllEnvs()
  }
})
