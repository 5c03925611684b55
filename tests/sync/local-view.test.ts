import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Reader } from '#database/sql.ts'
import { closeSqlite, openSqlite, type SqliteDatabase } from '#database/sqlite/database.ts'
import { HEADER_CLIENT } from '#protocol/session.ts'
import { type SyncReply, syncReply } from '#protocol/sync/exchange.ts'
import { SYNC_PROTOCOL } from '#protocol/sync/version.ts'
import { DAY_MS as DAY } from '#rules/days.ts'
import { playerTransactions } from '../../electron/engine/store/study.ts'
import { type LocalSync, localSync } from '../../electron/engine/store/sync.ts'
import { bankItems } from '../electron/support/bank.ts'
import { type TestCloud, testCloud } from '../electron/support/cloud.ts'
import { computer, desk } from '../electron/support/desk.ts'
import { playSolo } from '../electron/support/solo.ts'
import { standing } from './device.ts'
import { newPlayer } from './player.ts'

const bank = bankItems('practice', 12)
let cloud: TestCloud
let session: Awaited<ReturnType<typeof newPlayer>>
let home: Awaited<ReturnType<typeof computer>>
let db: SqliteDatabase
let reads: Reader
let local: LocalSync

beforeAll(async () => {
  cloud = await testCloud()
})
afterAll(() => cloud.remove())

/** Five answers on a computer of the player's, two days ago or now; answers what it would push. */
async function played(days: number) {
  const place = await computer()
  const now = Date.now() - days * DAY
  const engine = await desk(cloud.url, place, session, { now: () => now })
  await engine.send('GET', '/api/auth/me')
  await playSolo(engine.send, bank, 2)
  await engine.quit()
  return place
}

const fileOf = (place: typeof home) => path.join(place.dataFolder, `${session.userId}.sqlite`)

beforeEach(async () => {
  session = await newPlayer(cloud.db)
  home = await played(0)
  db = openSqlite(fileOf(home))
  reads = db
  local = localSync(db, session.userId, playerTransactions(db))
})
afterEach(async () => {
  await closeSqlite(db)
  await home.remove()
})

async function push(body: object): Promise<SyncReply> {
  const reply = await fetch(`${cloud.url}/api/sync`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.token}`,
      'content-type': 'application/json',
      [HEADER_CLIENT]: 'desktop',
    },
    body: JSON.stringify({ protocol: SYNC_PROTOCOL, sinceSeq: 0, ...body }),
  })
  return syncReply.parse(await reply.json())
}

const here = () => standing(reads, session.userId)

test('while answers wait, the file shows the snapshot and they on top: what the server then makes of them', async () => {
  const other = await played(2)
  const elsewhere = openSqlite(fileOf(other))
  const theirs = await localSync(elsewhere, session.userId, playerTransactions(elsewhere)).page(Date.now())
  await closeSqlite(elsewhere)
  await other.remove()
  const told = await push({ events: theirs.events })
  expect(told.accepted).toHaveLength(5)

  // This computer hears of it before its own answers are sent.
  await local.apply({ ...told, accepted: [] }, Date.now())
  const before = await here()
  expect(before.progress.totalQuestionsAnswered).toBe(10)
  expect(await local.counts()).toMatchObject({ waiting: 5 })
  await local.apply({ ...told, accepted: [] }, Date.now())
  expect(await here()).toEqual(before)

  const page = await local.page(Date.now())
  expect(page).toMatchObject({ sinceSeq: 5 })
  await local.apply(await push(page), Date.now())
  expect(await here()).toEqual({ ...before, seq: 10 })
  expect(await local.counts()).toMatchObject({ waiting: 0 })
})

test('what the server parks waits here, is not sent again, and counts until it is decided', async () => {
  const page = await local.page(Date.now())
  const [first] = page.events
  if (!first) expect.fail('nothing is pending')
  const before = await here()
  const empty = await push({ events: [] })
  await local.apply({ ...empty, parked: [first.id] }, Date.now())
  expect((await local.page(Date.now())).events.map(({ id }) => id)).toEqual(
    page.events.slice(1).map(({ id }) => id),
  )
  expect((await here()).progress).toEqual(before.progress)
  expect((await local.page(Date.now() + DAY + 60_000)).events).toEqual(page.events)
  // By a clock that was ahead then, and was set right.
  await local.apply({ ...empty, parked: [first.id] }, Date.now() + 300 * DAY)
  expect((await local.page(Date.now())).events).toEqual(page.events)
  await local.apply({ ...empty, rejected: [{ id: first.id, code: 'too_odd' }] }, Date.now())
  expect((await here()).progress.totalQuestionsAnswered).toBe(before.progress.totalQuestionsAnswered - 1)
  expect(await local.refused()).toMatchObject([{ id: first.id, code: 'too_odd' }])
})
