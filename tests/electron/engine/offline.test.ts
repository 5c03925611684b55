import { readdir } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { bankItems } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, type Desk, desk } from '../support/desk.ts'
import { playSolo } from '../support/solo.ts'

const bank = bankItems('practice', 12)
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
  await cloud.start()
  home = await computer()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.quit()))
  await home.remove()
})

async function signedUp(name?: string) {
  const person = registration(name)
  const engine = await boot(cloud.url, home)
  const { status, body } = await engine.send('POST', '/api/auth/register', person)
  expect({ status, body }).toMatchObject({ status: 200 })
  return { person, engine, user: body }
}

describe('after a first sign-in, with the server stopped', () => {
  it('knows who is there, plays solo to its end, and signs out', async () => {
    const { engine, user } = await signedUp()
    await cloud.stop()
    expect(await engine.send('GET', '/api/auth/me')).toMatchObject({ status: 200, body: user })

    const { challenge, answers } = await playSolo(engine.send, bank, 4)
    expect(answers.map((answer) => answer.isCorrect)).toEqual([true, true, true, true, false, false, false])
    expect(challenge).toMatchObject({ livesRemaining: 0, correct: 4, difficulty: 2 })
    expect(challenge.score).toBe(10 + 10 + 10 + 12)
    const status = await engine.send('GET', '/api/solo-challenge/status')
    expect(status.body).toMatchObject({ isDailyComplete: true, best: 42, open: null })
    const again = await engine.send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
    expect(again).toMatchObject({ status: 409, body: { code: 'solo_waiting' } })
    const xp = answers.reduce((sum, answer) => sum + answer.xpGained + answer.streakBonus, 0)
    expect((await engine.send('GET', '/api/auth/me')).body).toMatchObject({ xp, level: 1 })

    expect(await engine.send('POST', '/api/auth/logout')).toMatchObject({ status: 200, body: { ok: true } })
    expect(engine.kept()).toBeNull()
    expect(await engine.send('GET', '/api/auth/me')).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    })
    expect((await engine.send('GET', '/api/solo-challenge/status')).status).toBe(401)
  })

  it('reads one’s own statistics in full, and says what only the server knows', async () => {
    const { engine, user } = await signedUp()
    await cloud.stop()
    const { answers } = await playSolo(engine.send, bank, 2)
    const right = answers.filter((answer) => answer.isCorrect).length
    const read = async (url: string) => {
      const { status, body } = await engine.send('GET', url)
      expect([url, status]).toEqual([url, 200])
      return body
    }
    expect((await read('/api/mastery/progress')).overallStats).toMatchObject({
      totalCorrectAnswers: right,
      totalQuestionsAnswered: answers.length,
    })
    expect(await read('/api/stats/own')).toMatchObject({ totalQuestionsAnswered: answers.length })
    expect((await read('/api/stats/analytics?timeZone=Europe%2FRome')).total).toMatchObject({
      answered: answers.length,
      correct: right,
    })
    expect(await read('/api/stats/subtopics')).toHaveProperty('Torts')
    expect(await read('/api/stats/recommendations')).toBeInstanceOf(Array)
    for (const url of [`/api/stats/user/${user.id}`, '/api/matches'])
      expect(await engine.send('GET', url)).toMatchObject({
        status: 503,
        body: { code: 'offline', message: expect.stringContaining('You’re offline') },
      })
  })

  it('stays signed in over a restart, with the progress made offline', async () => {
    const { engine, user } = await signedUp()
    await cloud.stop()
    const { answers } = await playSolo(engine.send, bank, 2)
    await engine.quit()

    const next = await boot(cloud.url, home, engine.kept())
    const me = await next.send('GET', '/api/auth/me')
    const xp = answers.reduce((sum, answer) => sum + answer.xpGained + answer.streakBonus, 0)
    expect(me).toMatchObject({ status: 200, body: { id: user.id, username: user.username, xp } })
    expect((await next.send('GET', '/api/solo-challenge/status')).body).toMatchObject({
      isDailyComplete: true,
    })
  })

  it('says in words that the rest needs the server', async () => {
    const { engine, user, person } = await signedUp()
    await cloud.stop()
    const offline = {
      status: 503,
      body: { code: 'offline', message: expect.stringContaining('You’re offline') },
    }
    expect(await engine.send('GET', '/api/health')).toMatchObject(offline)
    expect(await engine.send('POST', '/api/auth/check-username', { username: 'Ann' })).toMatchObject(offline)
    const change = { displayName: 'Another Name' }
    expect(await engine.send('PATCH', `/api/users/${user.id}`, change)).toMatchObject(offline)
    await engine.send('POST', '/api/auth/logout')
    const { username, password } = person
    expect(await engine.send('POST', '/api/auth/login', { username, password })).toMatchObject(offline)
  })
})

it('a sign-up whose reply was lost is taken up by trying again, by nobody without its password', async () => {
  const engine = await boot(cloud.url, home)
  const person = registration()
  const { fetch } = globalThis
  const lost = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...call) => {
    await fetch(...call)
    throw new TypeError('the reply never came')
  })
  const first = await engine.send('POST', '/api/auth/register', person)
  lost.mockRestore()
  expect(first).toMatchObject({ status: 503, body: { code: 'offline' } })
  const password = 'another long password'
  const other = { ...person, password, confirmPassword: password }
  expect((await engine.send('POST', '/api/auth/register', other)).body).toMatchObject({
    code: 'username_taken',
  })
  expect(await engine.send('POST', '/api/auth/register', person)).toMatchObject({
    status: 200,
    body: { username: person.username },
  })
  expect((await engine.send('GET', '/api/auth/me')).status).toBe(200)
})

describe('a session', () => {
  it('that has ended elsewhere is forgotten here, and the data stays for the same person', async () => {
    const { engine, person, user } = await signedUp()
    const { answers } = await playSolo(engine.send, bank, 1)
    await cloud.db.prisma.session.deleteMany()
    const me = await engine.send('GET', '/api/auth/me')
    expect(me).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(engine.kept()).toBeNull()

    const { username, password } = person
    const back = await engine.send('POST', '/api/auth/login', { username, password })
    const xp = answers.reduce((sum, answer) => sum + answer.xpGained + answer.streakBonus, 0)
    expect(back).toMatchObject({ status: 200, body: { id: user.id, xp } })
    expect((await engine.send('GET', '/api/solo-challenge/status')).body).toMatchObject({
      isDailyComplete: true,
    })
  })

  it('reaches the page in no reply', async () => {
    const { engine, person } = await signedUp()
    const token = engine.kept()?.token ?? 'none'
    expect(token).toMatch(/^[\w-]{43}$/)
    const { username, password } = person
    for (const reply of [
      await engine.send('GET', '/api/auth/me'),
      await engine.send('POST', '/api/auth/login', { username, password }),
    ]) {
      const all = JSON.stringify([reply.headers, reply.body])
      expect(all).not.toContain(token)
      expect(all).not.toContain(engine.kept()?.token)
      expect(reply.headers).not.toHaveProperty('set-cookie')
    }
  })

  it('is the server’s to give: wrong words are passed on and nothing is kept', async () => {
    const engine = await boot(cloud.url, home)
    const wrong = { username: 'Nobody', password: 'wrong' }
    expect(await engine.send('POST', '/api/auth/login', wrong)).toMatchObject({
      status: 401,
      body: { code: 'wrong_credentials', message: 'Invalid username or password' },
    })
    const { person } = await signedUp()
    expect(await engine.send('POST', '/api/auth/register', person)).toMatchObject({
      status: 409,
      body: { code: 'username_taken', field: 'username' },
    })
    expect(engine.kept()).toBeNull()
  })

  it('of a profile that never was on this machine cannot be known offline', async () => {
    const { engine } = await signedUp()
    await cloud.stop()
    const elsewhere = await computer()
    const other = await boot(cloud.url, elsewhere, engine.kept())
    expect(await other.send('GET', '/api/auth/me')).toMatchObject({ status: 503, body: { code: 'offline' } })
    await other.quit()
    await elsewhere.remove()
  })
})

it('changes go through the server and show at once', async () => {
  const { engine, user } = await signedUp()
  const change = { displayName: 'Justice Ann' }
  expect(await engine.send('PATCH', `/api/users/${user.id}`, change)).toMatchObject({
    status: 200,
    body: { displayName: 'Justice Ann' },
  })
  await cloud.stop()
  expect((await engine.send('GET', '/api/auth/me')).body).toMatchObject({ displayName: 'Justice Ann' })
})

it('two players on one machine have a file each, and neither sees the other’s runs', async () => {
  const { engine, user, person } = await signedUp()
  await playSolo(engine.send, bank, 1)
  await engine.send('POST', '/api/auth/logout')
  const second = await engine.send('POST', '/api/auth/register', registration())
  expect((await engine.send('GET', '/api/solo-challenge/status')).body).toMatchObject({
    isDailyComplete: false,
    best: 0,
    last: null,
  })
  await engine.send('POST', '/api/auth/logout')
  const { username, password } = person
  await engine.send('POST', '/api/auth/login', { username, password })
  expect((await engine.send('GET', '/api/solo-challenge/status')).body).toMatchObject({ best: 10 })
  const files = (await readdir(home.dataFolder)).filter((name) => name.endsWith('.sqlite'))
  expect(files.sort()).toEqual([`${user.id}.sqlite`, `${second.body.id}.sqlite`].sort())
})

describe('a server that accepts and never answers', () => {
  let silent: Server
  let address: string
  beforeAll(async () => {
    silent = createServer((socket) => socket.on('error', () => undefined))
    await new Promise<void>((listening) => silent.listen(0, '127.0.0.1', listening))
    const at = silent.address()
    address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  })
  afterAll(() => void silent.close())

  it('holds the first screen up for less than 3 s', async () => {
    const { engine, user } = await signedUp()
    await engine.quit()
    const offline = await boot(address, home, engine.kept())
    const began = performance.now()
    expect(await offline.send('GET', '/api/auth/me')).toMatchObject({ status: 200, body: { id: user.id } })
    expect(performance.now() - began).toBeLessThan(3_000)
  })
})
