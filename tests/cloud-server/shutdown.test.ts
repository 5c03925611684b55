import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import net from 'node:net'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

/** The real server on a free port, once it says that it is ready. */
async function start(): Promise<{ server: ChildProcess; port: number }> {
  const server = spawn(process.execPath, ['cloud-server/server.ts'], {
    env: { ...process.env, DATABASE_URL: database.url, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!server.stdout) throw new Error('the server has no output')
  for await (const line of createInterface(server.stdout)) {
    const port = line.match(/^Bar Duel is ready on http:\/\/localhost:(\d+)$/)?.[1]
    if (port) return { server, port: Number(port) }
  }
  throw new Error('the server ended before it was ready')
}

test('a client that never finishes its request does not keep a stopped server alive', async () => {
  const { server, port } = await start()
  const slow = net.connect(port, '127.0.0.1')
  slow.on('error', () => slow.destroy())
  await once(slow, 'connect')
  slow.write(
    'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"us',
  )
  const health = await fetch(`http://127.0.0.1:${port}/api/health`)
  expect(await health.json()).toEqual({ status: 'ok' })
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  slow.destroy()
})
