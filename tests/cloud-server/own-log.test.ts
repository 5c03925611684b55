import { once } from 'node:events'
import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase, type Database, openDatabase } from '../../cloud-server/store/database.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { type ServerProcess, startServer } from './process.ts'
import { portia } from './server.ts'

// A server as it's started, with the level of its log left as it is.

let database: TestDatabase
let db: Database
let started: ServerProcess
beforeAll(async () => {
  database = await createDatabase()
  db = openDatabase(database.url)
  started = await startServer(database.url)
})
afterAll(async () => {
  const ended = once(started.server, 'exit')
  started.server.kill('SIGTERM')
  await ended
  await closeDatabase(db)
  await database.drop()
})

/** Asks the server, and returns the status, the reply and its cookie. */
async function ask(path: string, { cookie = '', body }: { cookie?: string; body?: unknown } = {}) {
  const origin = `http://localhost:${started.port}`
  const reply = await fetch(`${origin}${path}`, {
    headers: { origin, cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
  })
  return { status: reply.status, said: await reply.text(), set: reply.headers.getSetCookie() }
}

const logged = () =>
  started.lines
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)

test('a new server has no account', async () => {
  expect([await db.prisma.user.count(), await db.prisma.session.count()]).toEqual([0, 0])
})

test('logs an unexpected error whole, and a call for admins by another; neither says whose address it is', async () => {
  const { set } = await ask('/api/auth/register', { body: portia })
  const cookie = set[0]?.split(';')[0] ?? ''
  expect((await ask('/api/admin/audit', { cookie })).status).toBe(403)
  await db.prisma.$executeRawUnsafe('alter table blocks rename to moved')
  const failed = await ask('/api/blocks', { cookie })
  expect([failed.status, JSON.parse(failed.said).code]).toEqual([500, 'internal'])
  expect(failed.said).not.toContain('blocks')
  await expect.poll(() => logged().length).toBe(2)
  const { id } = await db.prisma.user.findFirstOrThrow()
  expect(logged()).toEqual([
    expect.objectContaining({
      level: 'warn',
      userId: id,
      route: 'GET /api/admin/audit',
      msg: 'a call for admins was refused',
    }),
    expect.objectContaining({
      level: 'error',
      msg: 'request failed',
      err: expect.objectContaining({ message: expect.stringContaining('blocks') }),
    }),
  ])
  for (const secret of [portia.email, portia.username, cookie.split('=')[1] ?? ''])
    expect(started.lines.join('\n')).not.toContain(secret)
})

test('does not say back what TRACE asks with', async () => {
  const socket = net.connect(started.port, '127.0.0.1')
  socket.write('TRACE / HTTP/1.1\r\nHost: localhost\r\nCookie: secret=1\r\nConnection: close\r\n\r\n')
  let said = ''
  socket.on('data', (piece) => {
    said += piece
  })
  await once(socket, 'close')
  expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(said).not.toContain('secret')
})
