import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { raw, sql } from '#database/sql.ts'
import { MATCH_SETTINGS } from '#rules/match/settings.ts'
import { DUEL_SETTINGS } from '../../../cloud-server/matches/settings.ts'
import { type DuelWish, duelStarter } from '../../../cloud-server/matches/start/start.ts'
import { itemCache } from '../../../cloud-server/matches/store/items.ts'
import { type NewDuel, startDuels } from '../../../cloud-server/matches/store/starts.ts'
import { dropTicketsOf, joinQueue, whilePairing } from '../../../cloud-server/matches/store/tickets.ts'
import { loadBank } from '../../../cloud-server/store/bank.ts'
import { closeDatabase, openDatabase } from '../../../cloud-server/store/database.ts'
import { type DuelDatabase, duelDatabase } from '../../../database/postgres/duel-database.ts'
import { spread, writeBank } from '../../study/bank-builder.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let duels: DuelDatabase
/** in the order in which tickets are locked */
const players = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`)

beforeAll(async () => {
  database = await createDatabase()
  duels = duelDatabase(database.url)
  await duels.query(sql`
     insert into users (id, username, username_key, display_name, password, avatar_data)
     select id, id::text, id::text, 'A player', 'x', '{}' from unnest(${players}::uuid[]) as id`)
})
afterAll(async () => {
  await duels.end()
  await database.drop()
})

const duelOf = (one: string, two: string): NewDuel => ({
  id: randomUUID(),
  roomCode: randomUUID(),
  subject: 'Torts',
  players: [one, two],
  botLevel: null,
  botPlans: [],
  settings: MATCH_SETTINGS.live,
  faceOffMs: 0,
  rated: true,
  itemIds: [],
  orders: [],
  keys: [],
  training: [],
  origin: 'queue',
  seats: [null, null],
  queued: true,
})

/** Each player looks once, from a tab of their own. */
const tickets = () =>
  players.map((playerId) => ({
    playerId,
    socketId: randomUUID(),
    subject: 'Torts' as const,
    botLevel: 'easy' as const,
    times: 1,
  }))

test('a player whose tab has died begins a duel while the others are paired: neither waits for the other', async () => {
  await joinQueue(duels, tickets(), DUEL_SETTINGS)
  const [gone = ''] = players
  await duels.query(
    sql`update queue_tickets set seen_at = seen_at - interval '1 minute' where user_id = ${gone}`,
  )
  const alone: NewDuel = {
    ...duelOf(gone, gone),
    players: [gone, null],
    botLevel: 'easy',
    rated: false,
    queued: false,
  }
  const seen: string[] = []
  await whilePairing(duels, 5_000, async (waiting) => {
    seen.push(...waiting.map(({ playerId }) => playerId))
    expect(await startDuels(duels, [alone])).toEqual([1])
  })
  expect(seen.sort()).toEqual(players.slice(1))
  await duels.query(sql`delete from matches where id = ${alone.id}`)
  await duels.query(sql`delete from queue_tickets`)
})

test('many duels begin together; who holds tickets meanwhile is waited for, never in a circle', async () => {
  await joinQueue(duels, tickets(), DUEL_SETTINGS)
  const [a = '', b = '', c = '', d = ''] = players
  const keeper = new pg.Client({ connectionString: database.url })
  await keeper.connect()
  const lock = (id: string) => keeper.query('select from queue_tickets where user_id = $1 for update', [id])
  await keeper.query('begin')
  await lock(a)
  const starting = startDuels(duels, [duelOf(c, d), duelOf(a, b)])
  await expect
    .poll(async () => {
      const [row] = await duels.query<{ n: number }>(sql`
     select count(*)::int as n from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`)
      return row?.n
    })
    .toBe(1)
  await lock(c)
  await keeper.query('commit')
  await keeper.end()
  expect(await starting).toEqual([1, 1])
  expect(await startDuels(duels, [duelOf(a, c), { ...duelOf(b, d), queued: false }])).toEqual([null, null])
})

const beginning = (one: string, two: string): NewDuel => ({ ...duelOf(one, two), queued: false })

/** The players of duels, freed again. */
const end = (list: readonly NewDuel[]) =>
  duels.query(sql`delete from matches where id = any(${list.map(({ id }) => id)})`)

const rowsOf = (id: string) =>
  duels.query(sql`
     select m.status, m.phase, m.current_round, m.seq, m.seat1, m.seat2, m.bot_due_at,
       (extract(epoch from m.due_at - m.round_opened_at) * 1000)::int as window, m.created_at = m.round_opened_at as at_once,
       c.due_at = least(m.due_at, m.bot_due_at) as clocked
     from matches m join match_clocks c on c.match_id = m.id where m.id = ${id}`)

test('a duel begins with its first round open, its clock set and its players’ tabs seated', async () => {
  await duels.query(sql`delete from matches`)
  const [a = '', b = '', c = ''] = players
  const tabs = [randomUUID(), randomUUID()] as const
  await joinQueue(
    duels,
    [a, b].map((playerId, i) => ({
      playerId,
      socketId: tabs[i] ?? '',
      subject: 'Torts',
      botLevel: 'easy',
      times: 1,
    })),
    DUEL_SETTINGS,
  )
  const duel = { ...duelOf(a, b), seats: [randomUUID(), null] as const }
  const bot: NewDuel = {
    ...beginning(c, ''),
    players: [c, null],
    botLevel: 'easy',
    botPlans: [{ choice: 1, afterMs: 700, pauseMs: 300 }],
    seats: [tabs[0], null],
  }
  expect(await startDuels(duels, [duel, bot])).toEqual([1, 1])
  const opened = {
    status: 'active',
    phase: 'question',
    current_round: 1,
    seq: 1,
    clocked: true,
    at_once: true,
  }
  const window = MATCH_SETTINGS.live.answerWindowMs
  expect(await rowsOf(duel.id)).toEqual([
    { ...opened, window, seat1: tabs[0], seat2: tabs[1], bot_due_at: null },
  ])
  expect(await rowsOf(bot.id)).toEqual([
    { ...opened, window, seat1: tabs[0], seat2: null, bot_due_at: expect.any(Date) },
  ])
  expect(await duels.query(sql`select from queue_tickets`)).toEqual([])
  await end([duel, bot])
})

test('a duel with a face-off has no round yet, and opens its first when the pause is over', async () => {
  await duels.query(sql`delete from matches`)
  const [a = '', b = '', c = ''] = players
  const person = { ...beginning(a, b), faceOffMs: 3_000 }
  const botPlans = [{ choice: 1, afterMs: 700, pauseMs: 300 }]
  const bot: NewDuel = {
    ...beginning(c, ''),
    players: [c, null],
    botLevel: 'easy',
    botPlans,
    faceOffMs: 3_000,
  }
  expect(await startDuels(duels, [person, bot])).toEqual([1, 1])
  const standing = () =>
    duels.query(sql`
      select m.phase, m.current_round as round, (extract(epoch from k.due_at - m.created_at) * 1000)::int as clock,
        (extract(epoch from m.due_at - coalesce(m.round_opened_at, m.created_at)) * 1000)::int as due,
        (extract(epoch from m.bot_due_at - m.round_opened_at) * 1000)::int as bot
      from matches m join match_clocks k on k.match_id = m.id order by m.kind desc`)
  const facing = { phase: 'reveal', round: 0, clock: 3_000, due: 3_000, bot: null }
  expect(await standing()).toEqual([facing, facing])
  for (const table of ['matches', 'match_clocks'])
    await duels.query(sql`update ${raw(table)} set due_at = game_clock()`)
  await duels.query(sql`select sweep_matches(10)`)
  const opened = { phase: 'question', round: 1, clock: expect.any(Number), due: 60_000 }
  expect(await standing()).toEqual([null, 700].map((bot) => ({ ...opened, bot })))
  await end([person, bot])
})

test('a queued duel does not begin once either player has left the queue; the other still waits', async () => {
  await duels.query(sql`delete from matches`)
  const [a = '', b = ''] = players
  for (const gone of [a, b]) {
    await joinQueue(duels, tickets(), DUEL_SETTINGS)
    await dropTicketsOf(duels, [gone])
    expect(await startDuels(duels, [duelOf(a, b)])).toEqual([null])
    expect(await duels.query(sql`select user_id from queue_tickets order by user_id`)).toEqual(
      players.filter((id) => id !== gone).map((id) => ({ user_id: id })),
    )
  }
  const withBot = { ...duelOf(b, ''), players: [b, null] as const, botLevel: 'easy' as const }
  expect(await startDuels(duels, [withBot])).toEqual([null])
  expect(await duels.query(sql`select from matches`)).toEqual([])
  expect(await duels.query(sql`select from duel_players`)).toEqual([])
  await duels.query(sql`delete from queue_tickets`)
})

test('a duel that is started again, when its answer was lost, has begun once', async () => {
  const [a = '', b = '', c = '', d = ''] = players
  const first = beginning(a, b)
  expect(await startDuels(duels, [first])).toEqual([1])
  await duels.query(sql`update matches set seq = 5 where id = ${first.id}`)
  const second = beginning(c, d)
  expect(await startDuels(duels, [first, second])).toEqual([5, 1])
  expect(await duels.query(sql`select from duel_players`)).toHaveLength(4)
  expect(await startDuels(duels, [])).toEqual([])
  await end([first, second])
})

test('of duels that share players those begin that would one after the other', async () => {
  const [a = '', b = '', c = '', d = ''] = players
  const chain = [beginning(a, b), beginning(b, c), beginning(c, d)]
  expect(await startDuels(duels, chain)).toEqual([1, null, 1])
  await end(chain)
  const taken = beginning(a, b)
  await startDuels(duels, [taken])
  const after = [beginning(a, c), beginning(c, d)]
  expect(await startDuels(duels, after)).toEqual([null, 1])
  const ids = await duels.query<{ id: string }>(sql`select id from matches`)
  expect(ids.map(({ id }) => id).sort()).toEqual([taken.id, after[1]?.id].sort())
  await end([taken, ...after])
})

test('of duels that begin together one that cannot be stops no other', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-starts-'))
  await writeBank(folder, { ranked: spread({ subjects: ['Torts'], each: 10, pool: 'ranked' }) })
  const db = openDatabase(database.url)
  await loadBank(db, folder)
  await closeDatabase(db)
  await rm(folder, { recursive: true, force: true })
  const items = itemCache(duels)
  const begun = async () => undefined
  const starter = duelStarter({ db: duels, items, settings: DUEL_SETTINGS, random: Math.random, begun })
  const wish = (one: string, two: string, subject: DuelWish['subject'] = 'Torts'): DuelWish => ({
    subject,
    players: [one, two],
    botLevel: null,
    origin: 'challenge',
    queued: false,
    seats: [null, null],
  })
  const [a = '', b = '', c = '', d = ''] = players
  const gone = '00000000-0000-4000-8000-00000000000f'
  const outcomes = await Promise.allSettled([
    starter.start(wish(a, b)),
    starter.start(wish(gone, c)),
    starter.start(wish(c, d, 'Evidence')),
    starter.start(wish(c, d)),
  ])
  const kinds = outcomes.map((one) => (one.status === 'fulfilled' ? one.value.kind : 'failed'))
  expect(kinds).toEqual(['started', 'failed', 'bank_empty', 'started'])
  expect(await duels.query(sql`select from matches`)).toHaveLength(2)
})

test('who is in a duel, or asks too often, is not queued; each asking counts', async () => {
  await duels.query(sql`delete from matches`)
  await duels.query(sql`delete from rate_limits`)
  const [a = '', b = '', c = '', d = ''] = players
  await startDuels(duels, [beginning(a, d)])
  const wish = { subject: 'Torts', botLevel: 'easy' } as const
  const ticket = (playerId: string, times: number) => ({ playerId, socketId: randomUUID(), times, ...wish })
  const few = { ...DUEL_SETTINGS, startsPerMinute: 2 }
  const asked = await joinQueue(duels, [ticket(a, 1), ticket(b, 2), ticket(c, 3)], few)
  expect(asked.sort((x, y) => (x.playerId < y.playerId ? -1 : 1))).toEqual([
    { playerId: a, kind: 'in_duel' },
    { playerId: b, kind: 'looking', before: null, waitedMs: expect.any(Number) },
    { playerId: c, kind: 'too_often' },
  ])
  expect(await duels.query(sql`select user_id from queue_tickets`)).toEqual([{ user_id: b }])
  expect(await duels.query(sql`select key, count from rate_limits order by key`)).toEqual([
    { key: `duel-start:${b}`, count: 2 },
    { key: `duel-start:${c}`, count: 3 },
  ])
  expect(await joinQueue(duels, [ticket(b, 1)], few)).toEqual([{ playerId: b, kind: 'too_often' }])
})
