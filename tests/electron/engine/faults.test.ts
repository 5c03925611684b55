import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { raw } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { NOTE_MOST } from '#rules/notebook/note.ts'
import { storageFault } from '../../../electron/engine/store/faults.ts'
import { bankItems, writeBank } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk } from '../support/desk.ts'
import { answerOne } from '../support/solo.ts'

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
