import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepLeagues } from '../../../cloud-server/leagues/store/weeks.ts'
import { addPlayer, pay } from '../leaderboard/players.ts'
import { type Browser, browser, registerAt, type TestServer, testServer } from '../server.ts'

let server: TestServer
let page: Browser
let ownId: string

beforeAll(async () => {
  server = await testServer()
  const portia = await registerAt(server.app)
  page = portia.page
  ownId = portia.reply.json().id
  await pay(server.db, await addPlayer(server.db, 'Shylock'), 80)
  await pay(server.db, ownId, 30)
  await keepLeagues(server.db)
})
afterAll(() => server.close())

test('one’s own group, with the time it has left', async () => {
  const reply = (await page.send('GET', '/api/league')).json()
  expect(reply).toMatchObject({
    state: 'in',
    league: 0,
    rows: [
      { rank: 1, username: 'Shylock', points: 80 },
      { rank: 2, id: ownId, points: 30 },
    ],
    zones: { up: 1, down: 0 },
    last: null,
  })
  const end = new Date(Date.parse(reply.week) + 7 * 86_400_000)
  expect(end.getUTCDay()).toBe(1)
  expect(Math.abs(end.getTime() - Date.now() - reply.remainingMs)).toBeLessThan(60_000)
})

test('leaving takes effect at once, and so does coming back', async () => {
  expect((await page.send('PATCH', '/api/league', { out: true })).json()).toEqual({ out: true })
  expect((await page.send('GET', '/api/league')).json()).toMatchObject({ state: 'out', rows: [] })
  await page.send('PATCH', '/api/league', { out: false })
  expect((await page.send('GET', '/api/league')).json()).toMatchObject({ state: 'in' })
})

test('nobody reads or leaves a league without signing in', async () => {
  const stranger = browser(server.app)
  expect((await stranger.send('GET', '/api/league')).statusCode).toBe(401)
  expect((await stranger.send('PATCH', '/api/league', { out: true })).statusCode).toBe(401)
})
