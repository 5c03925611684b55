import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import type { StoredSession } from '#protocol/engine-messages.ts'
import type { ShownQuestion } from '#protocol/http/solo.ts'
import { migrateDatabase } from '../../../electron/engine/store/database.ts'
import { item, writeBank } from '../../study/bank-builder.ts'
import { loadPractice } from '../../study/load-practice.ts'
import { newPlayer } from '../../sync/player.ts'
import { type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk, MIGRATIONS } from '../support/desk.ts'

const older = [1, 2, 3].map((n) => item(`torts-${n}`))
const newer = [2, 3, 4].map((n) => item(`torts-${n}`, { stem: `Mended: who prevails in torts-${n}?` }))

let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
const open: Desk[] = []
beforeAll(async () => {
  cloud = await testCloud()
})
afterAll(() => cloud.remove())
beforeEach(async () => {
  home = await computer()
  await writeBank(home.bankFolder, { practice: older })
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.quit()))
  await home.remove()
})

async function boot(session: StoredSession): Promise<Desk> {
  const engine = await desk(cloud.url, home, session)
  open.push(engine)
  await engine.send('GET', '/api/auth/me')
  return engine
}

const questionsFolder = () => path.join(path.dirname(home.dataFolder), 'questions')
const questionFiles = async () =>
  (await readdir(questionsFolder())).filter((name) => name.endsWith('.sqlite'))
const fileOf = ({ userId }: StoredSession) => path.join(home.dataFolder, `${userId}.sqlite`)

async function asked(engine: Desk): Promise<ShownQuestion> {
  const reply = await engine.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
  expect(reply).toMatchObject({ status: 200 })
  return reply.body.question as ShownQuestion
}

/** The questions that a closed file of a player's holds itself. */
async function own(session: StoredSession): Promise<number> {
  const db = openSqlite(fileOf(session), session.fileKey)
  const [row] = await db.query<{ held: number }>(sql`select count(*) as held from questions`)
  await closeSqlite(db)
  return Number(row?.held)
}

test('are there once for all players, whose files hold none', async () => {
  const players = [await newPlayer(cloud.db), await newPlayer(cloud.db)]
  for (const session of players) {
    const engine = await boot(session)
    expect((await asked(engine)).stem).toContain('torts-')
    await engine.quit()
    expect(await own(session)).toBe(0)
  }
  expect(await questionFiles()).toHaveLength(1)
})

test('of a file from before go over to the machine’s, those that were dropped too', async () => {
  const session = await newPlayer(cloud.db)
  await mkdir(home.dataFolder, { recursive: true })
  await migrateDatabase(fileOf(session), MIGRATIONS)
  const db = openSqlite(fileOf(session))
  await loadPractice(db, home.bankFolder)
  await closeSqlite(db)
  expect(await own(session)).toBe(3)
  await writeBank(home.bankFolder, { practice: newer })
  const engine = await boot(session)
  expect((await asked(engine)).stem).toContain('Mended')
  await engine.quit()
  expect(await own(session)).toBe(0)
  const [file = ''] = await questionFiles()
  const shared = openSqlite(path.join(questionsFolder(), file))
  expect(
    await shared.query(sql`select id, retired_at is not null as gone from questions order by id`),
  ).toEqual([{ id: 'torts-1', gone: 1 }, ...[2, 3, 4].map((n) => ({ id: `torts-${n}`, gone: 0 }))])
  await closeSqlite(shared)
})

test('that another player is asked stay as they are, in the version before', async () => {
  const [first, second] = [await newPlayer(cloud.db), await newPlayer(cloud.db)]
  const engine = await boot(first)
  const question = await asked(engine)
  await engine.quit()
  await writeBank(home.bankFolder, { practice: newer })
  const other = await boot(second)
  expect((await asked(other)).stem).toContain('Mended')
  await other.quit()
  expect(await questionFiles()).toHaveLength(2)
  expect(await asked(await boot(first))).toEqual(question)
})

test.each([
  ['whole', 0],
  ['in the middle', 0.5],
])('that were damaged, %s, are made again', async (_name, from) => {
  const session = await newPlayer(cloud.db)
  await (await boot(session)).quit()
  const [name = ''] = await questionFiles()
  const file = path.join(questionsFolder(), name)
  const sound = await readFile(file)
  await writeFile(file, Buffer.from(sound).fill(0xff, Math.floor(sound.length * from)))
  expect((await asked(await boot(session))).stem).toContain('torts-')
  expect((await readFile(file)).subarray(0, 6).toString()).toBe('SQLite')
})
