import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shedLoad } from '#http/shed-load.ts'

let app: FastifyInstance
let clock: number
let release: () => void
let began: number

beforeEach(async () => {
  app = Fastify()
  clock = 0
  began = 0
  const released = new Promise<void>((free) => {
    release = free
  })
  shedLoad(app, {
    most: 5,
    slow: { most: 2, afterMs: 1_000 },
    isExempt: ({ url }) => url === '/health',
    now: () => clock,
  })
  app.get('/slow', async () => {
    began += 1
    await released
    return {}
  })
  app.get('/quick', async () => ({}))
  app.get('/health', async () => ({}))
  await app.ready()
})
afterEach(() => app.close())

const statusOf = async (url: string) => (await app.inject(url)).statusCode
/** Requests that are being worked on until they are released. */
const start = async (count: number) => {
  const before = began
  const all = Array.from({ length: count }, () => statusOf('/slow'))
  await expect.poll(() => began).toBe(before + count)
  return all
}

test('as many are let in as may be worked on at once', async () => {
  const all = await start(5)
  const refused = await app.inject('/quick')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1'])
  expect(await statusOf('/health')).toBe(200)
  release()
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200, 200])
  expect(await statusOf('/quick')).toBe(200)
})

test('one that takes long is nobody’s matter; several that do are a queue', async () => {
  const first = await start(1)
  clock = 1_500
  expect(await statusOf('/quick')).toBe(200)
  const second = await start(1)
  expect(await statusOf('/quick')).toBe(200)
  clock = 2_501
  expect(await statusOf('/quick')).toBe(503)
  release()
  expect(await Promise.all([...first, ...second])).toEqual([200, 200])
  expect(await statusOf('/quick')).toBe(200)
})
