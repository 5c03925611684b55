import net from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloudApp } from '../../cloud-server/app.ts'
import { closeDatabase, type Database, openDatabase } from '../../cloud-server/store/database.ts'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'
import { browser, portia } from './server.ts'

/** A wire to the database that can be cut and mended. */
function wire(target: URL) {
  const open = new Set<net.Socket>()
  let whole = true
  const server = net.createServer((near) => {
    if (!whole) {
      near.destroy()
      return
    }
    const far = net.connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy())
    }
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  return {
    listen: () =>
      new Promise<number>((ready) =>
        server.listen(0, '127.0.0.1', () => ready((server.address() as net.AddressInfo).port)),
      ),
    cut() {
      whole = false
      for (const socket of open) socket.destroy()
    },
    mend() {
      whole = true
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}

let database: TestDatabase
let link: ReturnType<typeof wire>
let db: Database
let app: FastifyInstance

beforeAll(async () => {
  database = await createDatabase()
  const url = new URL(database.url)
  link = wire(new URL(database.url))
  url.host = `127.0.0.1:${await link.listen()}`
  db = openDatabase(url.href)
  app = await cloudApp({ db, databaseUrl: url.href, config: { publicUrl: null }, webRoot: null })
})
afterAll(async () => {
  await app.close()
  await closeDatabase(db)
  link.cut()
  await link.close()
  await database.drop()
})

test('a database that goes away is said plainly, and its return needs no restart', async () => {
  const page = browser(app)
  expect((await page.send('POST', '/api/auth/register', portia)).statusCode).toBe(200)
  expect((await page.send('GET', '/api/health')).json()).toEqual({ status: 'ok' })

  link.cut()
  for (const [method, url, body] of [
    ['GET', '/api/health', undefined],
    ['GET', '/api/auth/me', undefined],
    ['POST', '/api/auth/login', { username: 'Portia', password: portia.password }],
    ['POST', '/api/solo-challenge/start', { subject: 'Torts' }],
  ] as const) {
    const reply = await page.send(method, url, body)
    expect([url, reply.statusCode]).toEqual([url, 503])
    expect(reply.json()).toEqual({
      code: 'unavailable',
      message: 'We can’t reach our database. Try again in a minute.',
    })
  }

  link.mend()
  expect((await page.send('GET', '/api/health')).json()).toEqual({ status: 'ok' })
  expect((await page.send('GET', '/api/auth/me')).json().username).toBe('Portia')
})
