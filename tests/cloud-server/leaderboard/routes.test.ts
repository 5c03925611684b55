import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser, browser, registerAt, type TestServer, testServer } from '../server.ts'
import { addPlayer, pay } from './players.ts'

let server: TestServer
let page: Browser
let ownId: string

beforeAll(async () => {
  server = await testServer()
  const portia = await registerAt(server.app)
  page = portia.page
  ownId = portia.reply.json().id
  await addPlayer(server.db, 'Shylock', { points: 80, lawSchool: 'Duke' })
  await pay(server.db, ownId, 30)
})
afterAll(() => server.close())

const rows = async (query = '') =>
  (await page.send('GET', `/api/leaderboard${query}`))
    .json()
    .map((row: { rank: number; username: string }) => [row.rank, row.username])

test('the board, below a row of it, and of one school', async () => {
  expect(await rows()).toEqual([
    [1, 'Shylock'],
    [2, 'Portia'],
  ])
  const [first] = (await page.send('GET', '/api/leaderboard?limit=1&period=weekly')).json()
  expect(await rows(`?period=weekly&after=${first.place}`)).toEqual([[2, 'Portia']])
  expect(await rows('?school=Yale')).toEqual([[1, 'Portia']])
})

test('a row says no more than the board shows', async () => {
  const [row] = (await page.send('GET', '/api/leaderboard?limit=1')).json()
  expect(Object.keys(row).sort()).toEqual([
    'avatarData',
    'displayName',
    'id',
    'lawSchool',
    'level',
    'place',
    'points',
    'rank',
    'totalLosses',
    'totalWins',
    'username',
  ])
})

test.each(['?limit=0', '?limit=101', '?period=daily', '?school=Hogwarts', '?after=nowhere'])(
  '%s is refused as invalid',
  async (query) => {
    const reply = await page.send('GET', `/api/leaderboard${query}`)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'invalid'])
  },
)

test('hiding takes effect at once for oneself, and is one’s own choice', async () => {
  const before = (await page.send('GET', '/api/leaderboard/me')).json()
  expect(before).toMatchObject({ hidden: false, rows: [{ rank: 1 }, { rank: 2, id: ownId, points: 30 }] })
  expect((await page.send('PATCH', '/api/leaderboard/me', { hidden: true })).json()).toEqual({ hidden: true })
  expect((await page.send('GET', '/api/leaderboard/me')).json()).toEqual({
    hidden: true,
    held: false,
    rows: [],
  })
  await page.send('PATCH', '/api/leaderboard/me', { hidden: false })
  expect((await page.send('GET', '/api/leaderboard/me')).json()).toEqual(before)
})

test('the board of schools adds up the points of their players, the best first', async () => {
  expect((await page.send('GET', '/api/leaderboard/schools')).json()).toEqual([
    { rank: 1, lawSchool: 'Duke', players: 1, points: 80 },
    { rank: 2, lawSchool: 'Yale', players: 1, points: 30 },
  ])
})

test.each(['/api/leaderboard', '/api/leaderboard/me', '/api/leaderboard/schools'])(
  'nobody reads %s without signing in',
  async (url) => {
    expect((await browser(server.app).send('GET', url)).statusCode).toBe(401)
  },
)
