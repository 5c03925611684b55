import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { raw, sql } from '#database/sql.ts'
import { DELETION_DAYS } from '#rules/accounts/deletion.ts'
import { DAY_MS } from '#rules/days.ts'
import { deleteDueAccounts } from '../../../cloud-server/accounts/store/deletions.ts'
import { playerNamed } from '../../../cloud-server/matches/store/players.ts'
import { eventually } from '../../support/eventually.ts'
import { finishedMatch, type MatchParts } from '../finished-match.ts'
import { type CourtPlayer, loadQuestions, playerAt } from '../reports/court.ts'
import { browser, portia, type TestServer, testServer } from '../server.ts'

let server: TestServer
let ann: CourtPlayer
let ben: CourtPlayer

beforeAll(async () => {
  server = await testServer()
  await loadQuestions(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.prisma.user.deleteMany()
  await server.db.prisma.rateLimit.deleteMany()
  ann = await playerAt(server, 'Ann')
  ben = await playerAt(server, 'Ben')
  server.letters.length = 0
})

/** The mails that say when an account goes. */
const goodbyes = () => server.letters.filter(({ subject }) => subject.includes('will be deleted'))

const ask = (password = portia.password) => ann.page.send('POST', '/api/account/deletion', { password })
const keep = () => ann.page.send('DELETE', '/api/account/deletion')
const due = () => new Date(server.clock.now + DELETION_DAYS * DAY_MS)
const deletesAt = async () => (await ann.page.send('GET', '/api/account')).json().deletesAt
const signIn = (page = browser(server.app)) =>
  page.send('POST', '/api/auth/login', { username: 'Ann', password: portia.password })

/** A match that Ann won against Ben, unless told. */
const match = (parts: MatchParts = {}) =>
  finishedMatch(server, server.clock.now, { player1Id: ann.id, player2Id: ben.id, ...parts })

/** Every column of every table that holds this player's id, as text. */
async function placesOf(userId: string): Promise<string[]> {
  const columns = await server.db.query<{ table: string; column: string }>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    where c.table_schema = 'public'`)
  const found: string[] = []
  for (const { table, column } of columns) {
    const [row] = await server.db.query<{ hits: number }>(sql`
      select count(*)::int as hits from ${raw(`"${table}"`)} where position(${userId} in ${raw(`"${column}"`)}::text) > 0`)
    if (row && row.hits > 0) found.push(`${table}.${column}`)
  }
  return found
}

describe('an account that is asked to go', () => {
  test('needs its password, ends the other devices, and is told when it goes', async () => {
    const other = browser(server.app)
    await signIn(other)
    expect((await ask('wrong')).json()).toMatchObject({ field: 'password' })
    expect(await deletesAt()).toBeNull()
    expect((await ask()).json()).toEqual({ deletesAt: due().toISOString() })
    expect(await deletesAt()).toBe(due().toISOString())
    // Home reads it from here.
    expect((await ann.page.send('GET', '/api/auth/me')).json().deletesAt).toBe(due().toISOString())
    expect((await other.send('GET', '/api/auth/me')).statusCode).toBe(401)
    await eventually(() => expect(goodbyes()).toHaveLength(1))
    expect(goodbyes()[0]).toMatchObject({ to: 'ann@example.test' })
    expect(goodbyes()[0]?.text).toContain('/settings')
  })

  test('goes no later for being asked twice, and writes one mail', async () => {
    const first = (await ask()).json()
    server.clock.now += DAY_MS
    expect((await ask()).json()).toEqual(first)
    await eventually(() => expect(goodbyes()).not.toHaveLength(0))
    expect(goodbyes()).toHaveLength(1)
  })

  test('is seen by nobody meanwhile, and again once it is kept', async () => {
    await server.db.prisma.user.update({ where: { id: ann.id }, data: { points: 10 } })
    const seen = async () => ({
      board: (await server.db.prisma.boardRow.findMany({ where: { userId: ann.id } })).some(
        (row) => !row.hidden,
      ),
      card: (await ben.page.send('GET', '/api/stats/card?username=Ann')).statusCode,
      record: (await ben.page.send('GET', `/api/stats/user/${ann.id}`)).statusCode,
      challenge: (await playerNamed(server.db, 'ann')) !== null,
    })
    expect(await seen()).toEqual({ board: true, card: 200, record: 200, challenge: true })
    await ask()
    expect(await seen()).toEqual({ board: false, card: 404, record: 404, challenge: false })
    expect((await keep()).json()).toEqual({ ok: true })
    expect(await seen()).toEqual({ board: true, card: 200, record: 200, challenge: true })
    expect(await deletesAt()).toBeNull()
    expect(await deleteDueAccounts(server.db, due())).toBe(0)
  })

  test('is there until its time, and may be signed in to', async () => {
    await ask()
    expect(await deleteDueAccounts(server.db, new Date(due().getTime() - 1))).toBe(0)
    expect((await signIn()).statusCode).toBe(200)
  })
})

describe('an account whose time has come', () => {
  const leave = async () => {
    await ask()
    return deleteDueAccounts(server.db, due())
  }

  test('takes every row with its id along, and signs nobody in', async () => {
    await ann.answer(true)
    await ann.answer(false)
    await match()
    await match({ player2Id: null, kind: 'bot', botLevel: 'Novice' })
    await ann.page.send('POST', '/api/blocks', { username: 'Ben' })
    expect(await placesOf(ann.id)).toEqual(
      expect.arrayContaining([
        'users.id',
        'question_attempts.user_id',
        'showings.user_id',
        'matches.player1_id',
      ]),
    )
    expect(await leave()).toBe(1)
    expect(await placesOf(ann.id)).toEqual([])
    expect((await ann.page.send('GET', '/api/auth/me')).statusCode).toBe(401)
    expect((await signIn()).statusCode).toBe(401)
    // The name is free again.
    expect((await playerAt(server, 'Ann')).id).not.toBe(ann.id)
  })

  test('leaves others their matches, against a player without a name', async () => {
    const id = await match()
    await match({ player1Id: ben.id, player2Id: ann.id })
    await leave()
    const { matches } = (await ben.page.send('GET', '/api/matches')).json()
    expect(matches).toHaveLength(2)
    expect(matches[0].opponent).toMatchObject({ username: 'Deleted player', displayName: 'Deleted player' })
    const kept = await server.db.prisma.match.findUniqueOrThrow({ where: { id } })
    const shape = await server.db.prisma.user.findUniqueOrThrow({ where: { id: kept.player1Id } })
    expect(shape).toMatchObject({ role: 'deleted', email: null, totalWins: 0, hiddenFromBoards: true })
    expect((await ben.page.send('GET', `/api/stats/user/${shape.id}`)).statusCode).toBe(404)
    expect((await signInAs(shape.username)).statusCode).toBe(401)
    expect((await ben.page.send('POST', '/api/blocks', { username: shape.username })).statusCode).toBe(404)
  })

  test('leaves nothing where it played with nobody, nor an invitation', async () => {
    await match({ kind: 'friend', status: 'waiting', finishedAt: null, ended: null, winner: null })
    await leave()
    expect(await server.db.prisma.user.count()).toBe(1)
    expect(await server.db.prisma.match.count()).toBe(0)
  })

  test('waits for the end of its live duel', async () => {
    const id = await match({ status: 'active', finishedAt: null, ended: null, winner: null })
    await server.db.prisma.duelPlayer.create({ data: { userId: ann.id, matchId: id } })
    expect(await leave()).toBe(0)
    await server.db.prisma.duelPlayer.deleteMany()
    expect(await deleteDueAccounts(server.db, due())).toBe(1)
  })

  test('is taken by one of two nodes', async () => {
    await match()
    await ask()
    const both = await Promise.all([deleteDueAccounts(server.db, due()), deleteDueAccounts(server.db, due())])
    expect(both.toSorted()).toEqual([0, 1])
    expect(await server.db.prisma.user.count({ where: { role: 'deleted' } })).toBe(1)
  })
})

const signInAs = (username: string) =>
  browser(server.app).send('POST', '/api/auth/login', { username, password: portia.password })
