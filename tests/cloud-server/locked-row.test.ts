import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadBank } from '../../cloud-server/store/bank.ts'
import { spread, writeBank } from '../study/bank-builder.ts'
import { browser, portia, type TestServer, testServer } from './server.ts'

let server: TestServer
let stuck: pg.Client

beforeAll(async () => {
  server = await testServer()
  const folder = await mkdtemp(path.join(tmpdir(), 'bank-'))
  await writeBank(folder, { practice: spread({ each: 1 }) })
  await loadBank(server.db, folder)
  await rm(folder, { recursive: true })
  stuck = new pg.Client({ connectionString: server.database.url })
  await stuck.connect()
})
afterAll(async () => {
  await stuck.end()
  await server.close()
})

test('a row that another session holds for good is given up on, in plain words, and the server goes on', async () => {
  const page = browser(server.app)
  const { id } = (await page.send('POST', '/api/auth/register', portia)).json()
  await stuck.query('begin')
  await stuck.query('select 1 from users where id = $1 for update', [id])
  const reply = await page.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
  expect([reply.statusCode, reply.json().code]).toEqual([503, 'unavailable'])
  await stuck.query('rollback')
  expect((await page.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })).statusCode).toBe(200)
})
