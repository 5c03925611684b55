import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EnginePolicy } from '../../../electron/main/engine-policy.ts'
import { type Engine, startEngine } from '../../../electron/main/engine-process.ts'
import { keychain } from '../../../electron/main/keychain.ts'
import { isWindows } from '../../../scripts/project.mjs'
import { eventually } from '../../support/eventually.ts'
import { memoryEntry } from '../support/memory-keychain.ts'
import { type Conduct, engines } from './fake-engine.ts'

const SERVER = 'https://barduel.example'
const session = { userId: '018f6c1e-7b1a-4c3d-9e2f-000000000001', token: 'the token' }
const folders = {
  dataFolder: 'data',
  bankFolder: 'bank',
  keptFolder: null,
  migrationsFolder: 'migrations',
  serverUrl: SERVER,
  ephemeral: false,
  mayUnlock: true,
  disableCompanion: false,
}
const quick: EnginePolicy = { pauses: [0, 5, 10], healthy: 60_000, boot: 2_000, wait: 2_000, stop: 50 }

let entry: ReturnType<typeof memoryEntry>
const open: Engine[] = []

beforeEach(() => {
  entry = memoryEntry()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((engine) => engine.stop()))
  vi.restoreAllMocks()
})

function started(policy: Partial<EnginePolicy>, ...conducts: Conduct[]) {
  return startedIn(folders, policy, ...conducts)
}

function startedIn(start: typeof folders, policy: Partial<EnginePolicy>, ...conducts: Conduct[]) {
  const family = engines(...conducts)
  const engine = startEngine({
    start,
    fork: family.fork,
    keeper: keychain(entry, SERVER),
    policy: { ...quick, ...policy },
  })
  open.push(engine)
  const ask = async () => (await engine.forward(new Request('app://barduel/api/x'))).text()
  return { engine, ask, ...family }
}

/** Does work while the system's temporary folder is another one. */
async function withTemporary<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bar-duel-'))
  vi.stubEnv('TMPDIR', folder)
  try {
    return await work(folder)
  } finally {
    vi.unstubAllEnvs()
  }
}

it('starts the engine with its folders, a pipe, a secret, and the session the keychain held', async () => {
  entry.held = JSON.stringify({ server: SERVER, ...session })
  const { ask, made } = started({}, 'serves')
  expect(await ask()).toBe('served')
  expect(made[0]?.started).toEqual({
    type: 'start',
    ...folders,
    proxy: null,
    session,
    pipe: expect.stringContaining('engine.sock'),
    secret: expect.stringMatching(/^[\w-]{43}$/),
  })
})

it.runIf(!isWindows)(
  'says that the disk or the temporary folder takes no pipe, and starts at a call once it does',
  async () => {
    const { ask, made } = await withTemporary(async (folder) => {
      await rm(folder, { recursive: true })
      const run = started({}, 'serves')
      for (let i = 0; i < 2; i++)
        await expect(run.ask()).rejects.toThrow('can’t write to this computer’s temporary folder')
      await mkdir(folder)
      expect(await run.ask()).toBe('served')
      return run
    })
    expect(await Promise.all([ask(), ask()])).toEqual(['served', 'served'])
    expect(made).toHaveLength(1)
  },
)

it('carries live commands to the engine, and closes the wires a dying one cannot report', async () => {
  const family = engines('serves')
  const heard: unknown[] = []
  const engine = startEngine({
    start: folders,
    fork: family.fork,
    keeper: keychain(entry, SERVER),
    policy: quick,
    onLive: (event) => heard.push(event),
  })
  open.push(engine)
  await engine.forward(new Request('app://barduel/api/x'))
  const [first] = family.made
  for (const wire of [1, 2]) engine.live({ do: 'open', wire })
  first?.emit('message', { type: 'live', event: { wire: 1, is: 'closed', code: 1000 } })
  first?.die(139)
  await new Promise((gone) => first?.once('exit', gone))
  expect(heard).toEqual([
    { wire: 1, is: 'closed', code: 1000 },
    { wire: 2, is: 'closed', code: 1006 },
  ])
})

it('starts it again when it dies, with a new pipe, a new secret and the session it last held', async () => {
  const { ask, made } = started({}, 'serves')
  await ask()
  made[0]?.emit('message', { type: 'session', session })
  const oldFolder = path.dirname(made[0]?.started?.pipe ?? '')
  made[0]?.die(139)
  await new Promise((gone) => made[0]?.once('exit', gone))
  expect(await ask()).toBe('served')
  expect(made).toHaveLength(2)
  const [first, second] = made.map((engine) => engine.started)
  expect(second?.session).toEqual(session)
  expect(second?.secret).not.toBe(first?.secret)
  expect(second?.pipe).not.toBe(first?.pipe)
  await expect(stat(oldFolder)).rejects.toThrow('ENOENT')
})

it('lets calls wait through crashes at the start', async () => {
  const { ask, made } = started({}, 'dies', 'dies', 'serves')
  expect(await ask()).toBe('served')
  expect(made).toHaveLength(3)
})

it('gives up after several crashes and says so plainly', async () => {
  const { ask, made } = started({}, 'dies')
  await expect(ask()).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Bar Duel keeps crashing. Saved answers are safe. Reopen it.',
  })
  expect(made).toHaveLength(1 + quick.pauses.length)
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
  expect(made).toHaveLength(1 + quick.pauses.length)
})

it('promises nothing of answers where it gives up on a computer that keeps none', async () => {
  const { ask } = startedIn({ ...folders, ephemeral: true }, {}, 'dies')
  await expect(ask()).rejects.toMatchObject({
    message:
      'Bar Duel keeps crashing. Closing it deletes answers on this computer that haven’t synced. Close it and open it again to continue.',
  })
})

it('passes on why the engine could not start', async () => {
  const { ask, made } = started({}, 'fails')
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable', message: 'The disk is full.' })
  expect(made.every((engine) => engine.killed)).toBe(true)
})

it('counts anew for an engine that lived long enough', async () => {
  const { ask, made, count } = started({ healthy: 0 }, 'serves')
  for (const generation of [1, 2, 3, 4, 5, 6]) {
    expect(await ask()).toBe('served')
    made.at(-1)?.die(139)
    await count(generation + 1)
  }
  expect(await ask()).toBe('served')
})

it('ends an engine that never says it is ready', async () => {
  const { ask, made } = started({ boot: 20 }, 'hangs', 'serves')
  expect(await ask()).toBe('served')
  expect(made[0]?.killed).toBe(true)
})

it('says that it is still starting rather than let a call wait for ever', async () => {
  const { ask } = started({ wait: 20 }, 'hangs')
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
})

it('keeps and wipes sign-ins in the keychain as the engine says', async () => {
  const { ask, made, engine } = started({}, 'serves')
  await ask()
  made[0]?.emit('message', { type: 'session', session })
  await eventually(() => expect(JSON.parse(entry.held ?? '{}')).toEqual({ server: SERVER, ...session }))
  made[0]?.emit('message', { type: 'session', session: null })
  await engine.stop()
  expect(entry.held).toBeNull()
})

it('asks the engine to sign out only while someone is signed in', async () => {
  const { ask, made, engine } = started({}, 'serves')
  await ask()
  const [child] = made
  if (!child) expect.fail('no engine was started')
  const told = vi.spyOn(child, 'postMessage')
  engine.signOut()
  expect(told.mock.calls).toEqual([])
  child.emit('message', { type: 'session', session })
  engine.signOut()
  expect(told.mock.calls).toEqual([[{ type: 'sign-out' }]])
  child.emit('message', { type: 'session', session: null })
  engine.signOut()
  expect(told.mock.calls).toHaveLength(1)
})

it('stops the engine, and refuses calls after that', async () => {
  const { ask, made, engine } = started({}, 'serves')
  await ask()
  await engine.stop()
  expect(made).toHaveLength(1)
  expect(made[0]?.killed).toBe(false)
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
})

it('kills an engine that does not stop in time', async () => {
  const { made, engine, count } = started({}, 'ignores stop')
  await count(1)
  await engine.stop()
  expect(made).toHaveLength(1)
  expect(made[0]?.killed).toBe(true)
})

it('starts none when stopped before it began', async () => {
  const { made, engine, ask } = started({}, 'serves')
  await engine.stop()
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' })
  expect(made).toHaveLength(0)
})
