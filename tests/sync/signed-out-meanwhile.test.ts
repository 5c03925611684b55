import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { bankItems } from '../electron/support/bank.ts'
import { registration, type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { computer, type Desk, desk } from '../electron/support/desk.ts'
import { playSolo } from '../electron/support/solo.ts'
import { type Network, network } from './network.ts'

const bank = bankItems('practice', 12)
let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
let way: Network
let engine: Desk
/** The player’s deed while the reply to the exchange is on its way. */
let meanwhile: () => Promise<void>

beforeAll(async () => {
  cloud = await testCloud()
})
afterAll(() => cloud.remove())
beforeEach(async () => {
  home = await computer()
  way = await network(
    () => cloud.url,
    () => {
      way.state.weather = 'up'
      return meanwhile()
    },
  )
})
afterEach(async () => {
  await engine.quit()
  await way.close()
  await home.remove()
})

/** the key of that player's file */
let fileKey: string | undefined

/** A new player's four answers, exchanged while `meanwhile` happens. */
async function exchanged(): Promise<string> {
  const { body } = await engine.send('POST', '/api/auth/register', registration())
  fileKey = engine.kept()?.fileKey
  await playSolo(engine.send, bank, 1)
  way.state.weather = 'reply-struck'
  await engine.send('POST', '/api/sync/now')
  expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: String(body.id) } })).toBe(4)
  return String(body.id)
}

const signOut = async () => {
  const { status } = await engine.send('POST', '/api/auth/logout?discardUnsynced=true')
  expect(status).toBe(200)
}
const profiles = async () => (await readdir(home.dataFolder)).filter((name) => name.includes('.sqlite'))

/** How many of the answers in a player's file wait for the server, and how often it was synced. */
async function inFile(userId: string) {
  const db = openSqlite(path.join(home.dataFolder, `${userId}.sqlite`), fileKey)
  try {
    return {
      waiting: await db.prisma.questionAttempt.count({ where: { seq: null } }),
      synced: await db.prisma.syncState.count(),
    }
  } finally {
    await closeSqlite(db)
  }
}

test('a reply that comes after the sign-out leaves no file on a computer that keeps nothing', async () => {
  engine = await desk(way.url, home, null, { lab: { ephemeral: true } })
  meanwhile = signOut
  await exchanged()
  expect(await profiles()).toEqual([])
})

test('a reply that comes after the sign-out is not applied to the file that stays', async () => {
  engine = await desk(way.url, home)
  meanwhile = signOut
  const userId = await exchanged()
  expect(await inFile(userId)).toEqual({ waiting: 4, synced: 0 })
})

test('a reply that comes to the next player is applied to neither', async () => {
  engine = await desk(way.url, home)
  let next: unknown
  meanwhile = async () => {
    await signOut()
    next = (await engine.send('POST', '/api/auth/register', registration())).body.id
  }
  const userId = await exchanged()
  expect((await engine.send('GET', '/api/stats/own')).body).toMatchObject({ totalQuestionsAnswered: 0 })
  await engine.quit()
  expect(await inFile(userId)).toEqual({ waiting: 4, synced: 0 })
  expect(await inFile(String(next))).toEqual({ waiting: 0, synced: 0 })
})
