import { readFileSync } from 'node:fs'
import { access, readdir } from 'node:fs/promises'
import https from 'node:https'
import { createServer } from 'node:net'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Engine, startEngine } from '../../../electron/main/engine-process.ts'
import { type KeychainEntry, keychain } from '../../../electron/main/keychain.ts'
import { inProject } from '../../../scripts/project.mjs'
import { eventually } from '../../support/eventually.ts'
import { bankItems } from '../support/bank.ts'
import { registration, type TestCloud, testCloud } from '../support/cloud.ts'
import { computer, MIGRATIONS } from '../support/desk.ts'
import { tcpPortsOf } from '../support/listening.ts'
import { memoryEntry } from '../support/memory-keychain.ts'
import { type NodeEngine, nodeEngine } from '../support/node-engine.ts'
import { selfSigned } from '../support/self-signed.ts'
import { playSolo } from '../support/solo.ts'

const ENTRY = inProject('electron', 'engine', 'index.ts')
const bank = bankItems('practice', 12)

const locked = async () => {
  throw new Error('this computer has no keychain')
}
const NO_KEYCHAIN: KeychainEntry = { read: locked, write: locked, remove: locked }

let cloud: TestCloud
let home: Awaited<ReturnType<typeof computer>>
let entry: ReturnType<typeof memoryEntry>
let children: NodeEngine[]
const open: Engine[] = []

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  cloud = await testCloud()
  home = await computer()
  entry = memoryEntry()
  children = []
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.stop()))
  await home.remove()
  await cloud.remove()
  vi.restoreAllMocks()
})

/** The shell's side of one start of the app: the engine in a process of its own, and the page's calls to it. */
function started(
  serverUrl = cloud.url,
  { keeps = true, mayUnlock = true, onSessionEnded = (_waiting: number): void => undefined } = {},
) {
  const { dataFolder, bankFolder } = home
  const engine = startEngine({
    start: {
      dataFolder,
      bankFolder,
      keptFolder: null,
      migrationsFolder: MIGRATIONS,
      serverUrl,
      ephemeral: false,
      mayUnlock,
      disableCompanion: false,
    },
    onSessionEnded,
    keeper: keychain(keeps ? entry : NO_KEYCHAIN, cloud.url),
    fork: () => {
      const child = nodeEngine(ENTRY)
      children.push(child)
      return child
    },
  })
  open.push(engine)
  const send = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const init = body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
    const reply = await engine.forward(new Request(`app://barduel${path}`, { method, ...init }))
    return { status: reply.status, body: await reply.json(), headers: Object.fromEntries(reply.headers) }
  }
  return { engine, send }
}

describe('the engine in its own process', () => {
  it('keeps the player signed in over a restart offline, by what the keychain holds', async () => {
    const first = started()
    const { body: user } = await first.send('POST', '/api/auth/register', registration())
    await first.engine.stop()
    expect(JSON.parse(entry.held ?? '{}')).toMatchObject({ server: cloud.url, userId: user.id })

    await cloud.stop()
    const second = started()
    expect(await second.send('GET', '/api/auth/me')).toMatchObject({ status: 200, body: { id: user.id } })
    const { challenge } = await playSolo(second.send, bank, 1)
    expect(challenge.livesRemaining).toBe(0)
    await second.send('POST', '/api/auth/logout')
    await second.engine.stop()
    expect(entry.held).toBeNull()
    expect((await started().send('GET', '/api/auth/me')).status).toBe(401)
  })

  it('lets a player in offline on a computer without a keychain, by their password alone', async () => {
    const person = registration()
    const first = started(cloud.url, { keeps: false })
    const { body: user } = await first.send('POST', '/api/auth/register', person)
    const file = path.join(home.dataFolder, 'unlock', `${user.id}.json`)
    await eventually(() => access(file))
    await first.engine.stop()

    await cloud.stop()
    const second = started(cloud.url, { keeps: false })
    expect((await second.send('GET', '/api/auth/me')).status).toBe(401)
    const { username, email, password } = person
    const wrong = await second.send('POST', '/api/auth/login', { username, password: 'a wrong password' })
    expect(wrong).toMatchObject({ status: 503, body: { code: 'offline' } })
    expect(wrong.body.message).toContain('doesn’t know that username')
    expect(await second.send('POST', '/api/auth/login', { username: email, password })).toMatchObject({
      status: 200,
      body: { id: user.id, username },
    })
    await playSolo(second.send, bank, 1)

    await cloud.start()
    expect(await second.send('POST', '/api/sync/now')).toMatchObject({ status: 200 })
    expect(await cloud.db.prisma.questionAttempt.count({ where: { userId: user.id } })).toBeGreaterThan(0)
    await second.send('POST', '/api/auth/logout')
    await expect(access(file)).rejects.toThrow('ENOENT')
  })

  it('says when the server ended the session, and how much waits here; a sign-out here is no end', async () => {
    const onSessionEnded = vi.fn()
    const { send } = started(cloud.url, { onSessionEnded })
    const person = registration()
    await send('POST', '/api/auth/register', person)
    await send('POST', '/api/auth/logout')
    await send('POST', '/api/auth/login', person)
    await cloud.stop()
    const { answers } = await playSolo(send, bank, 1)
    await cloud.db.prisma.session.deleteMany()
    await cloud.start()
    expect((await send('GET', '/api/auth/me')).status).toBe(401)
    await eventually(() => expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(answers.length, true))
  })

  it('keeps no way in where the policy forbids to remember, nor beside a keychain', async () => {
    const person = registration()
    const forbidden = started(cloud.url, { keeps: false, mayUnlock: false })
    await forbidden.send('POST', '/api/auth/register', person)
    await forbidden.engine.stop()
    const withKeychain = started(cloud.url)
    const { username, password } = person
    await withKeychain.send('POST', '/api/auth/login', { username, password })
    await eventually(() => expect(entry.held).not.toBeNull())
    await withKeychain.engine.stop()
    expect(await readdir(path.join(home.dataFolder, 'unlock')).catch(() => [])).toEqual([])
    await cloud.stop()
    entry.held = null
    const offline = await started(cloud.url).send('POST', '/api/auth/login', { username, password })
    expect(offline).toMatchObject({ status: 503, body: { code: 'offline' } })
    expect(offline.body.message).not.toContain('on this computer')
  })

  it('comes back after a kill with the session and every acknowledged answer', async () => {
    const { send } = started()
    await send('POST', '/api/auth/register', registration())
    const start = await send('POST', '/api/solo-challenge/start', { subject: 'Torts' })
    const { challenge, question } = start.body
    const answer = { challengeId: challenge.id, questionId: question.id, userAnswer: 0 }
    const graded = await send('POST', '/api/solo-challenge/answer', answer)
    children[0]?.kill()
    await new Promise((gone) => children[0]?.process.once('exit', gone))
    expect((await send('GET', '/api/auth/me')).status).toBe(200)
    expect(children).toHaveLength(2)
    const again = await send('POST', '/api/solo-challenge/answer', answer)
    expect(again.body).toMatchObject({ isCorrect: graded.body.isCorrect, challenge: graded.body.challenge })
  })

  it('speaks to no server whose certificate nobody vouches for, whatever the environment says', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0')
    let asked = 0
    const server = https.createServer(selfSigned, (_request, reply) => {
      asked++
      reply.end('{"status":"ok"}')
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    const at = server.address()
    const { send } = started(`https://localhost:${typeof at === 'object' && at ? at.port : 0}`)
    expect(await send('GET', '/api/health')).toMatchObject({ status: 503, body: { code: 'offline' } })
    expect(asked).toBe(0)
    vi.unstubAllEnvs()
    await new Promise((closed) => server.close(closed))
  })

  it('says that the player is signed out even where their file can no longer be read', async () => {
    const { send } = started()
    const { body: user } = await send('POST', '/api/auth/register', registration())
    const { fileKey } = await eventually(() => JSON.parse(entry.held ?? expect.fail('nothing is kept yet')))
    const file = createClient({
      url: `file:${path.join(home.dataFolder, `${user.id}.sqlite`)}`,
      encryptionKey: fileKey,
    })
    await file.execute('drop table refused_events')
    file.close()
    const [child] = children
    const told = new Promise((resolve) => {
      child?.on('message', (message) => message.type === 'signed-out' && resolve(message))
    })
    child?.postMessage({ type: 'sign-out' })
    expect(await told).toEqual({ type: 'signed-out', lost: 0 })
    expect(child?.errors()).toContain('What waits could not be uploaded')
    expect(entry.held).toBeNull()
    expect(child?.process.exitCode).toBeNull()
  })

  it('stops within its bound', async () => {
    const { engine, send } = started()
    await send('GET', '/api/auth/me')
    const began = performance.now()
    await engine.stop()
    expect(performance.now() - began).toBeLessThan(3_000)
    expect(children[0]?.process.exitCode).toBe(0)
  })
})

// Arguments, environment and handles of a process can be read on Linux alone.
if (process.platform === 'linux') {
  it('has its secrets in neither arguments nor environment, and listens on no TCP port', async () => {
    const { send } = started()
    await send('POST', '/api/auth/register', registration())
    children[0]?.kill()
    await new Promise((gone) => children[0]?.process.once('exit', gone))
    await send('GET', '/api/auth/me')
    const child = children[1]
    const pid = child?.process.pid ?? 0
    const secrets = [child?.told?.secret ?? '', child?.told?.session?.token ?? '', child?.told?.pipe ?? '']
    expect(secrets.every((secret) => secret.length > 10)).toBe(true)
    for (const file of ['cmdline', 'environ']) {
      const text = readFileSync(`/proc/${pid}/${file}`, 'utf8')
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
    expect(tcpPortsOf(pid)).toBe(0)
  })

  it('a listening TCP port would be seen', async () => {
    const before = tcpPortsOf(process.pid)
    const server = createServer()
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    expect(tcpPortsOf(process.pid)).toBe(before + 1)
    await new Promise((closed) => server.close(closed))
  })
}
