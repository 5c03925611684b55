import { beforeEach, expect, it } from 'vitest'
import { type KeychainEntry, keychain } from '../../../electron/main/keychain.ts'

const SERVER = 'https://barduel.example'
const session = { userId: '018f6c1e-7b1a-4c3d-9e2f-000000000001', token: 'the token', fileKey: 'the key' }

let held: string | null
let broken: boolean
const entry: KeychainEntry = {
  read: async () => {
    if (broken) throw new Error('unlock prompt was dismissed')
    return held
  },
  write: async (text) => {
    if (broken) throw new Error('no secret service')
    held = text
  },
  remove: async () => {
    if (broken) throw new Error('no secret service')
    held = null
  },
}
beforeEach(() => {
  held = null
  broken = false
})

it('keeps a session for the next start, and wipes it at sign-out', async () => {
  await keychain(entry, SERVER).write(session)
  const next = keychain(entry, SERVER)
  expect(await next.read()).toEqual(session)
  expect(await next.kept()).toBe('keychain')
  await next.write(null)
  expect(held).toBeNull()
  expect(await keychain(entry, SERVER).read()).toBeNull()
})

it('gives a session to no other server than the one it is of', async () => {
  await keychain(entry, SERVER).write(session)
  expect(await keychain(entry, 'https://other.example').read()).toBeNull()
})

it.each(['', 'not json', '{}', '[]', '{"server":"https://barduel.example","userId":"../x","token":"t"}'])(
  'reads nothing from %j',
  async (text) => {
    held = text
    expect(await keychain(entry, SERVER).read()).toBeNull()
  },
)

it('lives in memory and says so where there is no keychain, and recovers with it', async () => {
  broken = true
  const keeper = keychain(entry, SERVER)
  expect(await keeper.read()).toBeNull()
  expect(await keeper.kept()).toBe('memory')
  await keeper.write(session)
  expect(await keeper.kept()).toBe('memory')
  broken = false
  await keeper.write(session)
  expect(await keeper.kept()).toBe('keychain')
})

it('says memory when the system never answers, and the app goes on', async () => {
  const silent = { ...entry, read: () => new Promise<string | null>(() => {}) }
  const keeper = keychain(silent, SERVER, 20)
  expect(await keeper.read()).toBeNull()
  expect(await keeper.kept()).toBe('memory')
})

it('writes in the order it was told, however long each takes', async () => {
  const waiting: (() => void)[] = []
  const slow: KeychainEntry = {
    ...entry,
    write: async (text) => {
      await new Promise<void>((go) => waiting.push(go))
      held = text
    },
  }
  const keeper = keychain(slow, SERVER)
  void keeper.write(session)
  const out = keeper.write(null)
  const kept = keeper.kept()
  while (waiting.length === 0) await Promise.resolve()
  waiting[0]?.()
  await out
  expect(held).toBeNull()
  expect(await kept).toBe('keychain')
})
