import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bankManifest } from '#protocol/bank.ts'
import { DOWNLOADS_AN_HOUR } from '../../../cloud-server/sync/bank-route.ts'
import { item, writeBank } from '../../study/bank-builder.ts'
import { type Browser, registerAt, type TestServer, testServer } from '../server.ts'

let folder: string
let server: TestServer
let hash: string
let text: string
let page: Browser

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-bank-'))
  await writeBank(folder, {
    practice: [item('torts-1'), item('torts-2')],
    ranked: [item('r', { pool: 'ranked' })],
  })
  const manifest = bankManifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')))
  const practice = manifest.pools.practice ?? expect.fail('no practice pool')
  hash = practice.hash
  text = await readFile(path.join(folder, practice.file), 'utf8')
  server = await testServer(null, { bankRoot: folder })
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  page = (await registerAt(server.app)).page
})

const download = (of = hash, encoding = 'identity') =>
  page.send('GET', `/api/bank/practice/${of}`, undefined, { 'accept-encoding': encoding })

test('the questions come compressed to whom can read that, and plain to others; the same each time', async () => {
  const [plain, small, again] = [
    await download(),
    await download(hash, 'gzip, br'),
    await download(hash, 'br'),
  ]
  expect(plain.json()).toEqual({ text, count: 2 })
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const reply of [small, again]) {
    expect(reply.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(reply.rawPayload).toString())).toEqual({ text, count: 2 })
  }
})

test('another version, and a pool that stays here, are not there', async () => {
  const ranked = bankManifest.parse(JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')))
    .pools.ranked
  for (const of of ['0'.repeat(64), ranked?.hash ?? expect.fail('no ranked pool')]) {
    const reply = await download(of)
    expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
  }
})

test('a player has so many an hour, and is told how long to wait', async () => {
  for (let i = 0; i < DOWNLOADS_AN_HOUR; i += 1) expect((await download()).statusCode).toBe(200)
  const refused = await download()
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000)
  page = (await registerAt(server.app, { username: 'Nerissa', email: 'nerissa@example.test' })).page
  expect((await download()).statusCode).toBe(200)
})
