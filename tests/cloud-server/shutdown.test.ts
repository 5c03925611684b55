import { once } from 'node:events'
import net from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { LIVE_PROTOCOL } from '#protocol/live/version.ts'
import { closeDatabase, openDatabase } from '../../cloud-server/store/database.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { account } from './admin/people.ts'
import { startServer } from './process.ts'
import { portia } from './server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createDatabase()
})
afterAll(() => database.drop())

test('a client that never finishes its request does not keep a stopped server alive', async () => {
  const { server, port } = await startServer(database.url)
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

test('tabs that connect again at once do not keep a stopped server alive', async () => {
  const { server, port } = await startServer(database.url)
  const origin = `http://localhost:${port}`
  const registered = await fetch(`${origin}/api/auth/register`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ ...portia, username: 'Tireless', email: 'tireless@example.test' }),
  })
  const cookie = registered.headers.get('set-cookie')?.split(';')[0] ?? ''
  let ended = false
  const opened: Promise<unknown>[] = []
  const connect = (): void => {
    const ws = new WebSocket(`ws://localhost:${port}/ws`, { headers: { origin, cookie } })
    opened.push(once(ws, 'open').catch(() => null))
    ws.on('open', () =>
      ws.send(JSON.stringify({ type: 'presence:hello', payload: { protocol: LIVE_PROTOCOL } })),
    )
    ws.on('error', () => undefined)
    ws.on('close', () => {
      if (!ended) setImmediate(connect)
    })
  }
  for (let n = 0; n < 5; n++) connect()
  await Promise.all(opened.slice(0, 5))
  const exit = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await exit).toEqual([0, null])
  ended = true
})

/** Resolves once nobody listens on the port any more. */
async function closed(port: number): Promise<void> {
  for (;;) {
    const trial = net.connect(port, '127.0.0.1')
    const open = await new Promise<boolean>((done) => {
      trial.once('connect', () => done(true)).once('error', () => done(false))
    })
    trial.destroy()
    if (!open) return
  }
}

test('a stopped server finishes the requests it has, takes no more, and its log holds nothing private', async () => {
  const { server, port, lines } = await startServer(database.url, { LOG_LEVEL: 'info' })
  const origin = `http://localhost:${port}`
  const send = (path: string, body: unknown, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  expect(await (await fetch(`${origin}/api/ready`)).json()).toEqual({ status: 'ready' })
  const registered = await send('/api/auth/register', portia)
  const { id } = await registered.json()
  const cookie = registered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await send('/api/auth/login', { username: portia.email, password: 'a wrong one' })
  await fetch(`${origin}/api/nothing/${portia.email}?email=${portia.email}`)

  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query('begin')
  await holder.query('select 1 from users where id = $1 for update', [id])
  const last = send('/api/solo-challenge/start', { subject: 'Torts' }, cookie)
  const waiting = () =>
    holder.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  await expect.poll(async () => (await waiting()).rowCount).toBe(1)

  // Only then has all been read that it printed.
  const ended = once(server, 'close')
  server.kill('SIGTERM')
  await closed(port)
  await holder.query('rollback')
  await holder.end()
  const reply = await last
  expect([reply.status, (await reply.json()).resumed]).toEqual([200, false])
  expect(await ended).toEqual([0, null])

  const log = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
  const done = log.filter((line) => line.msg === 'request completed').map((line) => line.res.status)
  expect(done.toSorted()).toEqual([200, 200, 200, 401, 404])
  expect(log.find((line) => line.req?.route === '/api/auth/register')).toMatchObject({
    level: 'info',
    req: { method: 'POST', route: '/api/auth/register' },
  })
  const text = lines.join('\n')
  for (const secret of [portia.email, portia.password, 'a wrong one', cookie.split('=')[1] ?? ''])
    expect(text).not.toContain(secret)
})

test('the start makes admins of the accounts whose confirmed address ADMIN_EMAILS names, and writes it down', async () => {
  const db = openDatabase(database.url)
  await db.prisma.user.create({ data: account({ username: 'Bailiff', emailConfirmedAt: new Date() }) })
  await db.prisma.user.create({ data: account({ username: 'Squatter', emailConfirmedAt: null }) })
  const ADMIN_EMAILS = 'Bailiff@Example.test, squatter@example.test'
  const { server, lines } = await startServer(database.url, { ADMIN_EMAILS })
  const ended = once(server, 'close')
  server.kill('SIGTERM')
  await ended
  expect(lines).toContain('@Bailiff is now an admin (ADMIN_EMAILS).')
  expect(lines).not.toContain('@Squatter is now an admin (ADMIN_EMAILS).')
  expect(lines.join('\n')).toContain('ADMIN_EMAILS: 1 of 2 addresses has no account that confirmed it yet.')
  const log = await db.prisma.adminAudit.findMany()
  await closeDatabase(db)
  expect(log).toMatchObject([
    { adminName: 'ADMIN_EMAILS', action: 'admin_granted', detail: { username: 'Bailiff' } },
  ])
})
