import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { cloud } from '../../../electron/engine/cloud.ts'

test('on a network that swallows what is sent, a call waits no longer than for a first screen', async () => {
  const swallows = createServer(() => undefined).listen(0, '127.0.0.1')
  await once(swallows, 'listening')
  const { port } = swallows.address() as AddressInfo
  const server = cloud(`http://127.0.0.1:${port}`, null, () => undefined)
  expect(await server.send('GET', '/api/health', null, 50)).toBe('offline')
  await server.reach.settled()
  const asked = performance.now()
  expect(await server.send('POST', '/api/auth/login', {})).toBe('offline')
  expect(performance.now() - asked).toBeLessThan(5_000)
  server.reach.stop()
  swallows.close()
})
