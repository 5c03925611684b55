import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { playFigures } from '../../../cloud-server/metrics/store/play-figures.ts'
import { closeDatabase, openDatabase } from '../../../cloud-server/store/database.ts'
import { browser, portia, registerAt, type TestServer, testServer } from '../server.ts'

const TOKEN = 'a token that Prometheus brings'

let server: TestServer
beforeAll(async () => {
  server = await testServer(null, { metricsToken: TOKEN })
})
afterAll(() => server.close())

const look = (authorization?: string, at = server) =>
  at.app.inject({ url: '/metrics', headers: authorization === undefined ? {} : { authorization } })

/** The figures by name and labels, as a line begins. */
async function figures(): Promise<Map<string, number>> {
  const { body } = await look(`Bearer ${TOKEN}`)
  const lines = body.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [
      line.slice(0, line.lastIndexOf(' ')),
      Number(line.slice(line.lastIndexOf(' ') + 1)),
    ]),
  )
}

describe('who may look', () => {
  test.each([
    [undefined],
    [''],
    ['Bearer '],
    ['Bearer another'],
    [TOKEN],
    [`Bearer ${TOKEN} `.toLowerCase()],
  ])('%s is told that there is nothing', async (authorization) => {
    const reply = await look(authorization)
    expect([reply.statusCode, reply.json()]).toEqual([
      404,
      { code: 'not_found', message: 'There’s nothing here' },
    ])
  })

  test('without a token there is no such page', async () => {
    const bare = await testServer()
    expect((await look(`Bearer ${TOKEN}`, bare)).statusCode).toBe(404)
    await bare.close()
  })
})

test('requests are counted by route and outcome, what strangers ask for under one name', async () => {
  const before = await figures()
  const page = browser(server.app)
  await registerAt(server.app)
  await page.send('POST', '/api/auth/login', { username: 'Portia', password: 'wrong' })
  await page.send('POST', '/api/auth/login', { username: 'Portia', password: portia.password })
  for (const url of ['/api/one', '/api/two', '/three']) await page.send('GET', url)
  const after = await figures()
  const gained = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
  const login = (status: string) =>
    gained(`bar_duel_http_requests_total{method="POST",route="/api/auth/login",status="${status}"}`)
  expect([login('2xx'), login('4xx')]).toEqual([1, 1])
  expect(gained('bar_duel_http_requests_total{method="GET",route="none",status="4xx"}')).toBe(3)
  // And the look before.
  expect(gained('bar_duel_http_request_duration_seconds_count')).toBe(7)
  expect(after.get('bar_duel_http_request_duration_seconds_bucket{le="+Inf"}')).toBe(
    after.get('bar_duel_http_request_duration_seconds_count'),
  )
})

test('a histogram never falls, and no label names a player', async () => {
  const all = await figures()
  const buckets = [...all].filter(([name]) => name.includes('_bucket')).map(([, value]) => value)
  expect(buckets).toEqual(buckets.toSorted((a, b) => a - b))
  const { id } = await server.db.prisma.user.findFirstOrThrow()
  for (const secret of [id, portia.email, 'Portia']) expect([...all.keys()].join()).not.toContain(secret)
})

test('the database, the duels and the sockets are told; memory and time are above zero', async () => {
  const all = await figures()
  expect(all.get('bar_duel_database_up')).toBe(1)
  expect([
    all.get('bar_duel_live_duels'),
    all.get('bar_duel_queue_length'),
    all.get('bar_duel_live_sockets'),
  ]).toEqual([0, 0, 0])
  for (const name of [
    'process_resident_memory_bytes',
    'process_cpu_seconds_total',
    'process_start_time_seconds',
  ])
    expect(all.get(name), name).toBeGreaterThan(0)
})

test('every figure that an alert asks for is told', async () => {
  const { groups } = parse(readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8'))
  const rules: { alert: string; expr: string }[] = groups.flatMap(
    (group: { rules: unknown[] }) => group.rules,
  )
  expect(rules.map(({ alert }) => alert)).toEqual(['BarDuelDown', 'BarDuelFails', 'BarDuelSlow'])
  const told = [...(await figures()).keys()].map((name) => name.replace(/\{.*/, ''))
  for (const { expr } of rules)
    for (const name of expr.match(/bar_duel_\w+|process_\w+/g) ?? []) expect(told).toContain(name)
})

test('a database that is away is said to be, and no figure of it is made up', async () => {
  const nowhere = openDatabase('postgresql://nobody@127.0.0.1:1/none')
  const told = await playFigures(nowhere)
  expect(told.map(({ name, samples }) => [name, samples[0]?.value])).toEqual([['bar_duel_database_up', 0]])
  await closeDatabase(nowhere)
})
