import { readFileSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { bankItems } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk } from '../support/desk.ts'
import { playSolo } from '../support/solo.ts'

const bank = bankItems('practice', 12)
const lab = { ephemeral: true }
let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
let engine: Desk

beforeAll(async () => {
  cloud = await testCloud()
})
afterAll(() => cloud.remove())
beforeEach(async () => {
  await cloud.start()
  home = await computer()
  engine = await desk(cloud.url, home, null, { lab })
})
afterEach(async () => {
  await engine.quit()
  await home.remove()
})

const profiles = async () => (await readdir(home.dataFolder)).filter((name) => name.includes('.sqlite'))
/** The count that a start after a crash would read now: the note is there as soon as the reply is. */
const waiting = () => Number(readFileSync(path.join(home.dataFolder, 'waiting'), 'utf8'))
const accepted = (userId: unknown) =>
  cloud.db.prisma.questionAttempt.count({ where: { userId: String(userId) } })

/** Gives an answer in practice. */
async function practiceOne() {
  const { question } = (await engine.send('POST', '/api/practice/next', { noCard: true })).body
  const { id } = question as { id: string }
  const { status } = await engine.send('POST', '/api/practice/answer', { questionId: id, userAnswer: 0 })
  expect(status).toBe(200)
}

async function played() {
  const { body } = await engine.send('POST', '/api/auth/register', registration())
  const { answers } = await playSolo(engine.send, bank, 1)
  return { userId: body.id, answers: answers.length }
}

test('a start whose profile cannot be made ready is logged, and the engine lives on', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  // What cannot be wiped as a file is.
  await mkdir(path.join(home.dataFolder, 'another.sqlite'), { recursive: true })
  const session = { userId: crypto.randomUUID(), token: 'a token' }
  const other = await desk(null, home, session, { lab })
  await expect.poll(() => logged.mock.calls.flat().join()).toContain('could not be opened at the start')
  expect((await other.send('GET', '/api/health')).body).toMatchObject({ code: 'offline' })
  await other.quit()
  logged.mockRestore()
})

describe('on a computer that keeps nothing', () => {
  test('a sign-out uploads what waits first, and wipes the profile', async () => {
    const { userId, answers } = await played()
    expect(waiting()).toBe(answers)
    expect(await engine.send('POST', '/api/auth/logout')).toMatchObject({ status: 200 })
    expect(await accepted(userId)).toBe(answers)
    expect(await profiles()).toEqual([])
    expect(waiting()).toBe(0)
  })

  test('waiting answers are counted after what may change them, and after nothing else', async () => {
    const { answers } = await played()
    const file = engine.file() ?? expect.fail('no file is open')
    const queried = vi.spyOn(file, 'query')
    const counted = () => queried.mock.calls.filter(([{ sql }]) => sql.includes('as waiting')).length
    for (const read of ['/api/health', '/api/mastery/progress', '/api/stats/own', '/api/notebook'])
      await engine.send('GET', read)
    expect(counted()).toBe(0)
    await practiceOne()
    expect(counted()).toBeGreaterThan(0)
    expect(waiting()).toBe(answers + 1)
    await engine.send('POST', '/api/sync/now')
    expect(waiting()).toBe(0)
    queried.mockRestore()
  })

  test('waiting answers that can’t be counted stay noted as they were, until they can', async () => {
    const { answers } = await played()
    const file = engine.file() ?? expect.fail('no file is open')
    const { query } = file
    const counted = vi.fn(() => Promise.reject(new Error('disk I/O error')))
    const failing = vi
      .spyOn(file, 'query')
      .mockImplementation((statement) =>
        statement.sql.includes('as waiting') ? counted() : query(statement),
      )
    await practiceOne()
    expect(counted).toHaveBeenCalled()
    expect(waiting()).toBe(answers)
    failing.mockRestore()
    await engine.send('GET', '/api/health')
    expect(waiting()).toBe(answers + 1)
  })

  test('a sign-out that would lose answers is refused until the person says so', async () => {
    const { userId } = await played()
    await cloud.stop()
    expect(await engine.send('POST', '/api/auth/logout')).toMatchObject({
      status: 409,
      body: { code: 'unsynced_work' },
    })
    expect((await engine.send('GET', '/api/sync/status')).body).toMatchObject({ ephemeral: true, waiting: 4 })
    expect((await engine.send('POST', '/api/auth/logout?discardUnsynced=true')).status).toBe(200)
    expect(await profiles()).toEqual([])
    await cloud.start()
    expect(await accepted(userId)).toBe(0)
  })

  test('the answers of an open exam block hold a sign-out up, and are noted as what it would lose', async () => {
    await engine.send('POST', '/api/auth/register', registration())
    const { id } = (await engine.send('POST', '/api/exam/start', { length: 33 })).body
    for (const at of [0, 4])
      await engine.send('PATCH', `/api/exam/${id}`, { current: at, mark: { at, place: 1 } })
    expect(waiting()).toBe(2)
    expect((await engine.send('GET', '/api/sync/status')).body).toMatchObject({ waiting: 0 })
    expect(await engine.send('POST', '/api/auth/logout')).toMatchObject({ body: { code: 'unsynced_work' } })
    expect(await engine.leaving.unsynced()).toBe(2)
    await engine.send('DELETE', `/api/exam/${id}`)
    expect(waiting()).toBe(0)
    expect((await engine.send('POST', '/api/auth/logout')).status).toBe(200)
  })

  test('a sign-out takes a damaged file that was set aside along', async () => {
    const { userId } = await played()
    await writeFile(path.join(home.dataFolder, `${userId}.damaged-20261127.sqlite`), 'answers')
    expect((await engine.send('POST', '/api/auth/logout')).status).toBe(200)
    expect(await profiles()).toEqual([])
  })

  test('a call that outlasts the sign-out doesn’t bring the file back', async () => {
    await played()
    const [asked, replied] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { fetch } = globalThis
    const slow = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (!String(input).endsWith('/api/daily-streak')) return fetch(input, init)
      asked.resolve()
      await replied.promise
      return fetch(input, init)
    })
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const late = engine.send('GET', '/api/daily-streak')
    await asked.promise
    expect((await engine.send('POST', '/api/auth/logout')).status).toBe(200)
    replied.resolve()
    await late
    expect(await profiles()).toEqual([])
    slow.mockRestore()
    logged.mockRestore()
  })

  test('idleness uploads what waits, or says how much is lost', async () => {
    const first = await played()
    expect(await engine.leaving.unsynced()).toBe(0)
    await engine.leaving.leave()
    expect(await accepted(first.userId)).toBe(first.answers)
    const second = await played()
    await cloud.stop()
    expect(await engine.leaving.unsynced()).toBe(second.answers)
    await engine.leaving.leave()
    expect(await profiles()).toEqual([])
  })

  test('whoever signs in next finds nothing of the one before, though that session only ended', async () => {
    const onWiped = vi.fn()
    await engine.quit()
    engine = await desk(cloud.url, home, null, { lab, onWiped })
    const { userId, answers } = await played()
    await cloud.db.prisma.session.deleteMany()
    await engine.send('GET', '/api/auth/me')
    expect((await profiles()).some((name) => name.startsWith(String(userId)))).toBe(true)
    const { body } = await engine.send('POST', '/api/auth/register', registration())
    expect((await profiles()).every((name) => name.startsWith(String(body.id)))).toBe(true)
    // Nothing had synced: what was lost is told.
    expect(onWiped).toHaveBeenCalledExactlyOnceWith(answers)
  })
})

test('answers that wait in a file from before this computer kept nothing are lost by no sign-out, and it goes once they have synced', async () => {
  await engine.quit()
  const keptFolder = home.dataFolder
  engine = await desk(cloud.url, home)
  const person = registration()
  const { body } = await engine.send('POST', '/api/auth/register', person)
  await cloud.stop()
  const { answers } = await playSolo(engine.send, bank, 1)
  await engine.quit()
  await mkdir(path.join(keptFolder, 'unlock'))
  const since = { ...home, dataFolder: `${keptFolder}-lab` }
  engine = await desk(cloud.url, since, null, { lab: { ...lab, keptFolder } })
  await cloud.start()
  expect(await engine.send('POST', '/api/auth/login', person)).toMatchObject({ status: 200 })
  // A sign-in that a password opened is nobody's any more.
  expect(await readdir(keptFolder)).not.toContain('unlock')
  const { length: waits } = answers
  expect((await engine.send('GET', '/api/sync/status')).body).toMatchObject({
    ephemeral: false,
    waiting: waits,
  })
  await cloud.stop()
  expect((await engine.send('POST', '/api/auth/logout')).status).toBe(200)
  expect(await profiles()).toContain(`${body.id}.sqlite`)
  await cloud.start()
  await engine.send('POST', '/api/auth/login', person)
  expect((await engine.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0 })
  expect((await engine.send('POST', '/api/auth/logout')).status).toBe(200)
  await expect(readdir(keptFolder)).rejects.toThrow('ENOENT')
  expect(await accepted(body.id)).toBe(waits)
})

test('elsewhere a sign-out keeps what waits, for the same person’s next sign-in', async () => {
  await engine.quit()
  engine = await desk(cloud.url, home)
  const person = registration()
  const { body } = await engine.send('POST', '/api/auth/register', person)
  const { answers } = await playSolo(engine.send, bank, 1)
  await cloud.stop()
  expect((await engine.send('POST', '/api/auth/logout')).status).toBe(200)
  await cloud.start()
  expect(await accepted(body.id)).toBe(0)
  await engine.send('POST', '/api/auth/login', person)
  expect((await engine.send('POST', '/api/sync/now')).body).toMatchObject({ waiting: 0 })
  expect(await accepted(body.id)).toBe(answers.length)
})

test('a companion that is turned off answers nobody, and a server that may not be asked is offline', async () => {
  const bound = await desk(null, home, null, { lab: { disableCompanion: true } })
  for (const [method, url] of [
    ['GET', '/api/chatbot/suggestions?subject=Torts'],
    ['POST', '/api/chatbot/message'],
  ] as const)
    expect(await bound.send(method, url)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  const { username, password } = registration()
  expect(await bound.send('POST', '/api/auth/login', { username, password })).toMatchObject({
    status: 503,
    body: { code: 'offline' },
  })
  await bound.quit()
})
