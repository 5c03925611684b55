import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { raw } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { NOTE_MOST } from '#rules/notebook/note.ts'
import { storageFault } from '../../../electron/engine/store/faults.ts'
import { bankItems, writeBank } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { copyData, ruinTable } from '../support/damage.ts'
import { computer, type Desk, desk } from '../support/desk.ts'
import { answerOne, playSolo } from '../support/solo.ts'

let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
const open: Desk[] = []

async function boot(...given: Parameters<typeof desk>): Promise<Desk> {
  const booted = await desk(...given)
  open.push(booted)
  return booted
}

beforeAll(async () => {
  cloud = await testCloud()
})
afterAll(() => cloud.remove())
beforeEach(async () => {
  home = await computer(2)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await Promise.all(open.splice(0).map((one) => one.quit()))
  await home.remove()
})

const line = (words: RegExp) => ({ status: 503, body: { message: expect.stringMatching(words) } })

async function signedUp() {
  const person = registration()
  const engine = await boot(cloud.url, home)
  const { status, body } = await engine.send('POST', '/api/auth/register', person)
  expect({ status, body }).toMatchObject({ status: 200 })
  const { fileKey } = engine.kept() ?? expect.fail('nobody is signed in')
  return {
    engine,
    person,
    id: String(body.id),
    fileKey,
    file: path.join(home.dataFolder, `${body.id}.sqlite`),
  }
}

describe('a data folder that cannot be written', () => {
  // A file where the folder should be: permissions would not stop the superuser.
  const block = () => writeFile(home.dataFolder, '')

  it('is one plain line at sign-in, nothing is kept, and it works once the folder does', async () => {
    await block()
    const engine = await boot(cloud.url, home)
    const person = registration()
    expect(await engine.send('POST', '/api/auth/register', person)).toMatchObject(
      line(/can’t write to .*data/),
    )
    expect(engine.kept()).toBeNull()
    // The name is taken now: a second try to sign up would only say so.
    expect(await engine.send('POST', '/api/auth/register', registration())).toMatchObject(
      line(
        /^Your account was made, but .* Check the folder’s permissions, .* sign in with your new username/,
      ),
    )
    expect((await engine.send('GET', '/api/health')).status).toBe(200)
    await rm(home.dataFolder)
    const { username, password } = person
    expect((await engine.send('POST', '/api/auth/login', { username, password })).status).toBe(200)
  })

  it('is one plain line at a start with a kept session, on every screen, and mends without a restart', async () => {
    const { engine } = await signedUp()
    await engine.quit()
    await rm(home.dataFolder, { recursive: true })
    await block()
    const next = await boot(cloud.url, home, engine.kept())
    expect(await next.send('GET', '/api/auth/me')).toMatchObject(line(/can’t write/))
    expect(await next.send('GET', '/api/solo-challenge/status')).toMatchObject(line(/can’t write/))
    await rm(home.dataFolder)
    expect((await next.send('GET', '/api/auth/me')).status).toBe(200)
    expect((await next.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })).status).toBe(200)
  })

  it('does not keep anyone from signing out', async () => {
    const { engine } = await signedUp()
    await engine.quit()
    await rm(home.dataFolder, { recursive: true })
    await block()
    const next = await boot(cloud.url, home, engine.kept())
    expect((await next.send('POST', '/api/auth/logout')).status).toBe(200)
    expect(next.kept()).toBeNull()
  })
})

describe('a study file', () => {
  const aside = async () =>
    (await readdir(home.dataFolder)).filter((name) => /\.damaged-\d+\.sqlite$/.test(name))

  it('that is damaged is set aside, and a new one made from the server', async () => {
    const { engine, file } = await signedUp()
    const { answers } = await playSolo(engine.send, bankItems('practice', 12), 2)
    await engine.send('POST', '/api/sync/now')
    await engine.quit()
    const ruined = 'this is no database, and it is longer than one header '.repeat(100)
    await writeFile(file, ruined)
    const next = await boot(cloud.url, home, engine.kept())
    expect((await next.send('GET', '/api/auth/me')).status).toBe(200)
    await next.send('POST', '/api/sync/now')
    expect((await next.send('GET', '/api/stats/own')).body).toMatchObject({
      totalQuestionsAnswered: answers.length,
    })
    expect((await next.send('GET', '/api/solo-challenge/status')).body).toMatchObject({
      isDailyComplete: true,
    })
    const [kept] = await aside()
    expect(await readFile(path.join(home.dataFolder, kept ?? ''), 'utf8')).toBe(ruined)
  })

  it('that is damaged gives up what it still holds that the server has not got', async () => {
    const { engine, id, fileKey } = await signedUp()
    await cloud.stop()
    const target = `showing:${await answerOne(engine.send, bankItems('practice', 12), false)}`
    const { answers } = await playSolo(engine.send, bankItems('practice', 12), 2)
    const note = { target, from: null, bookmarked: true, text: 'My own words.' }
    expect((await engine.send('POST', '/api/notebook/note', note)).status).toBe(200)
    const waiting = answers.length + 2
    await engine.quit()
    // A copy: this process lets go of the file itself only when its memory is collected, and the log goes with it then.
    const first = home
    home = await computer(2)
    await copyData(first.dataFolder, home.dataFolder, `${id}.sqlite`, fileKey)
    await first.remove()
    await ruinTable(path.join(home.dataFolder, `${id}.sqlite`), 'player_topic_stats', fileKey)
    const onDamaged = vi.fn()
    const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
    expect(await next.send('GET', '/api/auth/me')).toMatchObject({ status: 200, body: { id } })
    expect((await next.send('GET', '/api/sync/status')).body).toMatchObject({ waiting })
    expect(onDamaged).toHaveBeenCalledExactlyOnceWith(waiting)
    await cloud.start()
    expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
    expect(await aside()).toHaveLength(1)
    expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(answers.length + 1)
    const marks = await cloud.db.prisma.studyMark.findMany({ where: { userId: id } })
    expect(marks).toMatchObject([{ type: 'note', body: { text: 'My own words.', bookmarked: true } }])
  })

  it('that is damaged gives up the exam block that is open in it, and what Atticus was told with no network', async () => {
    await home.remove()
    home = await computer(12)
    const { engine, id, fileKey } = await signedUp()
    await cloud.stop()
    expect((await engine.send('POST', '/api/chatbot/message', { message: 'Hello' })).status).toBe(200)
    const { body: thread } = await engine.send('GET', '/api/chatbot/history')
    const opened = async (at: Desk) => (await at.send('POST', '/api/exam/start', { length: 33 })).body
    const block = await opened(engine)
    const mark = { at: 2, place: 1, flagged: true, struck: [3], highlights: [[0, 4]] }
    expect((await engine.send('PATCH', `/api/exam/${block.id}`, { current: 2, mark })).status).toBe(200)
    const { questions } = await opened(engine)
    expect(questions).toHaveProperty('2.flagged', true)
    await engine.quit()
    const first = home
    home = await computer(12)
    await copyData(first.dataFolder, home.dataFolder, `${id}.sqlite`, fileKey)
    await first.remove()
    // The questions' own texts, which fill most of a file, aren't needed for it.
    await ruinTable(path.join(home.dataFolder, `${id}.sqlite`), 'questions', fileKey)
    const next = await boot(cloud.url, home, engine.kept())
    expect(await opened(next)).toMatchObject({ id: block.id, current: 2, questions })
    expect((await next.send('GET', '/api/chatbot/history')).body).toEqual(thread)
    expect((await next.send('POST', `/api/exam/${block.id}/finish`)).body).toMatchObject({
      flagged: { total: 1 },
      blank: 32,
    })
    await cloud.start()
    expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
    expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: id } })).toBe(33)
  })

  it('that is damaged gives it up at the next start, where the first one ends before all of it is taken in', async () => {
    const { engine, id, fileKey } = await signedUp()
    await cloud.stop()
    const { answers } = await playSolo(engine.send, bankItems('practice', 12), 2)
    await engine.quit()
    const first = home
    home = await computer(2)
    await copyData(first.dataFolder, home.dataFolder, `${id}.sqlite`, fileKey)
    await first.remove()
    await ruinTable(path.join(home.dataFolder, `${id}.sqlite`), 'player_topic_stats', fileKey)
    // As far as it comes where the questions are still being read when the power goes.
    const bank = home.bankFolder
    const onDamaged = vi.fn()
    const cut = await boot(cloud.url, { ...home, bankFolder: `${bank}-none` }, engine.kept(), { onDamaged })
    await cut.send('GET', '/api/auth/me')
    await cut.quit()
    expect(onDamaged).not.toHaveBeenCalled()
    const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
    const { waiting } = (await next.send('GET', '/api/sync/status')).body
    expect(waiting).toBe(answers.length)
    expect(onDamaged).toHaveBeenCalledExactlyOnceWith(answers.length)
    await next.quit()
    const last = await boot(cloud.url, home, engine.kept(), { onDamaged })
    expect((await last.send('GET', '/api/sync/status')).body).toMatchObject({ waiting })
    expect(onDamaged).toHaveBeenCalledOnce()
    await cloud.start()
  })

  it('that is empty beside a log is set aside with the whole log, and the player is told', async () => {
    const { engine, id } = await signedUp()
    await cloud.stop()
    await playSolo(engine.send, bankItems('practice', 12), 2)
    const first = home
    home = await computer(2)
    const file = path.join(home.dataFolder, `${id}.sqlite`)
    await mkdir(home.dataFolder, { recursive: true })
    await copyFile(path.join(first.dataFolder, `${id}.sqlite-wal`), `${file}-wal`)
    const log = await readFile(`${file}-wal`)
    expect(log.length).toBeGreaterThan(0)
    await writeFile(file, '')
    await engine.quit()
    await first.remove()
    const onDamaged = vi.fn()
    const next = await boot(cloud.url, home, engine.kept(), { onDamaged })
    await cloud.start()
    expect((await next.send('GET', '/api/auth/me')).status).toBe(200)
    expect(onDamaged).toHaveBeenCalledExactlyOnceWith(0)
    expect((await next.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0, phase: 'idle' })
    const [kept] = await aside()
    expect(log.equals(await readFile(path.join(home.dataFolder, `${kept}-wal`)))).toBe(true)
  })

  it.each([
    ['of a newer version asks for an update', '99990101000000_of_the_future', /newer version of Bar Duel/],
    [
      'of before the first version asks to be moved',
      '20261120095241_start',
      /from before Bar Duel’s first release\. Move it/,
    ],
  ])('%s and is left as it is', async (_said, migration, words) => {
    const { engine, file, fileKey = '' } = await signedUp()
    const { createClient } = await import('@libsql/client')
    await engine.quit()
    const client = createClient({ url: `file:${file}`, encryptionKey: fileKey })
    await client.execute(`UPDATE _prisma_migrations SET migration_name = '${migration}' WHERE rowid = 1`)
    // The change is folded into the file itself now, not whenever the log is next read.
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
    client.close()
    const before = await readFile(file)
    const next = await boot(cloud.url, home, engine.kept())
    expect(await next.send('GET', '/api/auth/me')).toMatchObject(line(words))
    expect(before.equals(await readFile(file))).toBe(true)
  })
})

describe('a disk that is full', () => {
  it('is said in words, costs nothing that was said to be saved, and is over once there is room', async () => {
    const { engine } = await signedUp()
    const file = engine.file() ?? expect.fail('no file is open')
    const showing = await answerOne(engine.send, bankItems('practice', 2), false)
    let from: unknown = null
    const write = async (text: string) => {
      const note = {
        target: `showing:${showing}`,
        from,
        bookmarked: false,
        text: text.padEnd(NOTE_MOST, '.'),
      }
      const reply = await engine.send('POST', '/api/notebook/note', note)
      if (reply.status === 200) from = reply.body.id
      return reply
    }
    // The file may have no page more than it has, which SQLite takes for a full disk.
    await file.query(raw('pragma max_page_count = 1'))
    const saved: string[] = []
    let reply = await write('0')
    while (reply.status === 200) {
      saved.push(String(reply.body.text))
      reply = await write(String(saved.length))
    }
    expect(reply).toMatchObject(line(/^Your disk is full, .* Make room, then try again/))
    const kept = async () => {
      const { body } = await engine.send('GET', '/api/notebook')
      const { rules } = body as unknown as ReplyOf<'GET /api/notebook'>
      return rules.flatMap(({ questions }) => questions.map(({ note }) => note?.text))
    }
    expect(await kept()).toEqual([saved.at(-1)])
    await file.query(raw('pragma max_page_count = 1000000'))
    expect((await write('room')).status).toBe(200)
    expect(await engine.send('POST', '/api/sync/now')).toMatchObject({ body: { phase: 'idle', waiting: 0 } })
  })
})

it.each([
  ['SQLITE_IOERR_WRITE', 'disk I/O error', /disk reports errors/],
  ['SQLITE_READONLY_DIRECTORY', 'attempt to write a readonly database', /permissions/],
  ['SQLITE_BUSY_SNAPSHOT', 'database is locked', /Another program/],
  ['SQLITE_CORRUPT_INDEX', 'database disk image is malformed', /damaged/],
])('the finer code %s is said as the fault it is of', (code, message, words) => {
  expect(storageFault(Object.assign(new Error(message), { code }))).toMatch(words)
})

describe('a bank', () => {
  const manifest = () => path.join(home.bankFolder, 'manifest.json')
  const damage: [string, () => Promise<unknown>][] = [
    ['that is missing', () => rm(home.bankFolder, { recursive: true })],
    ['whose manifest is cut off', () => writeFile(manifest(), '{"version":')],
    ['whose manifest is another thing', () => writeFile(manifest(), '{}')],
    ['that was altered', () => writeFile(path.join(home.bankFolder, 'practice.json'), '[]\n')],
    ['whose file is missing', () => rm(path.join(home.bankFolder, 'practice.json'))],
  ]

  it.each(damage)(
    '%s is one plain line where questions are needed, and nowhere else',
    async (_name, ruin) => {
      await ruin()
      const { engine } = await signedUp()
      expect((await engine.send('GET', '/api/auth/me')).status).toBe(200)
      for (const reply of [
        await engine.send('GET', '/api/solo-challenge/status'),
        await engine.send('POST', '/api/solo-challenge/start', { subject: 'Torts' }),
      ])
        expect(reply).toMatchObject(line(/questions that came with Bar Duel are damaged or missing/))
      await mkdir(home.bankFolder, { recursive: true })
      await writeBank(home.bankFolder, 2)
      expect((await engine.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })).status).toBe(200)
    },
  )

  it.each(damage)('%s stops nobody whose file already holds questions', async (_name, ruin) => {
    const { engine } = await signedUp()
    await engine.quit()
    await ruin()
    const next = await boot(cloud.url, home, engine.kept())
    expect((await next.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })).status).toBe(200)
  })

  it('of a later version replaces the questions, and what was answered stays', async () => {
    const { engine } = await signedUp()
    const first = await engine.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
    await engine.quit()
    await writeBank(home.bankFolder, 3)
    const next = await boot(cloud.url, home, engine.kept())
    const resumed = await next.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
    expect(resumed.body).toMatchObject({ resumed: true, question: first.body.question })
  })
})
