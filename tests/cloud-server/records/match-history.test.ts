import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { type FinishedMatch, MATCHES_A_PAGE } from '#protocol/http/matches.ts'
import { MINUTE_MS as MINUTE } from '#rules/days.ts'
import { historySearch } from '../../../cloud-server/records/store/match-history.ts'
import { finishedMatch, type MatchParts } from '../finished-match.ts'
import { type Browser, browser, registerAt, type TestServer, testServer } from '../server.ts'

const START = Date.UTC(2026, 10, 1)

let server: TestServer
let portia: { id: string; page: Browser }
let nerissa: { id: string; page: Browser }

async function join(username: string) {
  const { page, reply } = await registerAt(server.app, { username, email: `${username}@example.test` })
  return { page, id: reply.json().id as string }
}

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  portia = await join('Portia')
  nerissa = await join('Nerissa')
})

/** A match of Portia's against Nerissa, won 6 to 4 unless told. */
const match = (parts: MatchParts = {}) =>
  finishedMatch(server, START, {
    player1Id: portia.id,
    player2Id: nerissa.id,
    finishedAt: new Date(START + 8 * MINUTE),
    ...parts,
  })

async function page(by: Browser, before: string | null = null) {
  const reply = await by.send('GET', `/api/matches${before ? `?before=${before}` : ''}`)
  expect(reply.statusCode).toBe(200)
  return reply.json() as { matches: FinishedMatch[]; next: string | null }
}

test('before the first match the list is empty', async () => {
  expect(await page(portia.page)).toEqual({ matches: [], next: null })
})

test('one match as its two players see it', async () => {
  const id = await match()
  const seen = async (by: Browser) => (await page(by)).matches[0]
  expect(await seen(portia.page)).toMatchObject({
    id,
    kind: 'live',
    subject: 'Torts',
    opponent: { userId: nerissa.id, username: 'Nerissa', displayName: 'Portia Ames', botLevel: null },
    result: 'win',
    ended: 'played',
    scores: [6, 4],
    rounds: 10,
    startedAt: '2026-11-01T00:00:00.000Z',
    finishedAt: '2026-11-01T00:08:00.000Z',
  })
  expect(await seen(nerissa.page)).toMatchObject({
    id,
    opponent: { userId: portia.id, username: 'Portia' },
    result: 'loss',
    scores: [4, 6],
  })
})

test('a bot has a level and no account, and can win', async () => {
  await match({
    kind: 'bot',
    player2Id: null,
    botLevel: 'expert',
    winner: 2,
    player1Score: 3,
    player2Score: 7,
  })
  const [only] = (await page(portia.page)).matches
  expect(only?.opponent).toEqual({
    userId: null,
    username: null,
    displayName: null,
    avatarData: null,
    botLevel: 'expert',
  })
  expect(only).toMatchObject({ result: 'loss', scores: [3, 7] })
})

test('what a match changed is told to each player as it was settled, the rating only where it was rated', async () => {
  await server.db.execute(
    sql`alter table matches add column if not exists outcome1 jsonb, add column if not exists outcome2 jsonb`,
  )
  const id = await match()
  const end = (yourXPChange: number, yourRatingChange: number, rated = true) =>
    JSON.stringify({ yourXPChange, yourRatingChange, rated, winner: 0 })
  const changes = async (by: Browser) => {
    const [one] = (await page(by)).matches
    return [one?.xpChange, one?.ratingChange]
  }
  expect(await changes(portia.page)).toEqual([null, null])
  await server.db.execute(
    sql`update matches set outcome1 = ${end(132, 20)}::jsonb, outcome2 = ${end(-15, -20)}::jsonb where id = ${id}::uuid`,
  )
  expect(await changes(portia.page)).toEqual([132, 20])
  expect(await changes(nerissa.page)).toEqual([-15, -20])
  await server.db.execute(
    sql`update matches set outcome1 = ${end(80, 0, false)}::jsonb where id = ${id}::uuid`,
  )
  expect(await changes(portia.page)).toEqual([80, null])
  expect((await page(portia.page)).matches[0]?.counted).toBe(true)
  await server.db.execute(
    sql`update matches set outcome1 = outcome1 || '{"counted": false}' where id = ${id}::uuid`,
  )
  expect((await page(portia.page)).matches[0]?.counted).toBe(false)
})

test('only one’s own, and only what is finished', async () => {
  const gratiano = await join('Gratiano')
  await match()
  await match({ status: 'active', ended: null, finishedAt: null, winner: null })
  expect((await page(portia.page)).matches).toHaveLength(1)
  expect((await page(gratiano.page)).matches).toEqual([])
  expect((await browser(server.app).send('GET', '/api/matches')).statusCode).toBe(401)
})

test('pages follow one another to the last match, none missed and none twice, though many began at one instant', async () => {
  const ids: string[] = []
  for (let i = 0; i < 2 * MATCHES_A_PAGE + 5; i++) {
    const mine = i % 2 === 0
    const createdAt = new Date(START + Math.floor(i / 9) * MINUTE)
    ids.push(
      await match({
        createdAt,
        player1Id: mine ? portia.id : nerissa.id,
        player2Id: mine ? nerissa.id : portia.id,
      }),
    )
  }
  const seen: FinishedMatch[] = []
  const sizes: number[] = []
  for (let before: string | null = null; ; ) {
    const { matches, next } = await page(portia.page, before)
    seen.push(...matches)
    sizes.push(matches.length)
    if (next === null) break
    // A match played meanwhile comes before the first page and moves nothing.
    await match({ createdAt: new Date(START + 60 * MINUTE) })
    before = next
  }
  expect(sizes).toEqual([MATCHES_A_PAGE, MATCHES_A_PAGE, 5])
  expect(seen.map(({ id }) => id).sort()).toEqual(ids.sort())
  const starts = seen.map(({ startedAt }) => startedAt)
  expect(starts).toEqual([...starts].sort().reverse())
})

test('a page that ends exactly at the last match has no next', async () => {
  for (let i = 0; i < MATCHES_A_PAGE; i++) await match({ createdAt: new Date(START + i * MINUTE) })
  expect((await page(portia.page)).next).toBeNull()
})

test.each(['x', '1_2', '1763000000000_nonsense', `${'9'.repeat(16)}_${randomUUID()}`])(
  'a place that is none (%s) is refused',
  async (before) => {
    const reply = await portia.page.send('GET', `/api/matches?before=${before}`)
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toMatchObject({ code: 'invalid', field: 'before' })
  },
)

test('a page is read along the indexes of player and start, whatever the number of matches', async () => {
  await server.db.execute(sql`
    insert into matches (id, kind, room_code, subject, player1_id, player2_id, winner, status, ended, current_round,
      rounds, answer_window_ms, reveal_ms, silence, item_ids, option_orders, created_at, finished_at)
    select gen_random_uuid(), 'live', i::text, 'Torts', case when i % 2 = 0 then ${portia.id}::uuid else ${nerissa.id}::uuid end,
      case when i % 2 = 0 then ${nerissa.id}::uuid else ${portia.id}::uuid end, null, 'over', 'played', 10, 10, 60000, 4500,
      'timeout', '[]', '[]', now() - i * interval '1 minute', now()
    from generate_series(1, 20000) i`)
  await server.db.execute(sql`analyze matches`)
  const search = historySearch(portia.id, { createdAt: new Date(), id: randomUUID() }, 21)
  const [plan] = await server.db.query<{ 'QUERY PLAN': { Plan: Node }[] }>(
    sql`explain (analyze, buffers, format json) ${search}`,
  )
  interface Node {
    'Node Type': string
    'Relation Name'?: string
    'Index Name'?: string
    'Shared Hit Blocks': number
    'Shared Read Blocks': number
    Plans?: Node[]
  }
  const nodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodes)]
  const root = plan?.['QUERY PLAN'][0]?.Plan ?? expect.fail('no plan')
  const steps = nodes(root)
  expect(steps.flatMap((step) => step['Index Name'] ?? [])).toEqual(
    expect.arrayContaining(['matches_player1_id_created_at_idx', 'matches_player2_id_created_at_idx']),
  )
  for (const step of steps)
    if (step['Relation Name'] === 'matches') expect(step['Node Type']).not.toBe('Seq Scan')
  expect(root['Shared Hit Blocks'] + root['Shared Read Blocks']).toBeLessThan(150)
})
