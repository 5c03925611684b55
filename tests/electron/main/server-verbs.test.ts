import { expect, it, vi } from 'vitest'
import type { ServerCheck, ServerChoice } from '#protocol/bridge.ts'
import { serverVerbs } from '../../../electron/main/server-verbs.ts'

const LAW: ServerChoice = { address: 'https://law.example', fixed: false, own: 'https://own.example' }
const OTHER = 'https://other.example'

interface Setup {
  server?: ServerChoice
  found?: ServerCheck
  agrees?: boolean
}

function verbs({ server = LAW, found = 'reachable', agrees = true }: Setup) {
  const change = vi.fn(async () => undefined)
  const confirm = vi.fn(async (_origin: string) => agrees)
  const check = vi.fn(async (_origin: string) => found)
  const restart = vi.fn()
  const made = serverVerbs({ server, settings: { change }, confirm, check, restart })
  return { ...made, change, confirm, check, restart }
}

it('returns the server in force, and whether it can be reached', async () => {
  const { server, checkServer, check } = verbs({ found: 'no_answer' })
  expect(await server()).toEqual(LAW)
  expect(await checkServer()).toBe('no_answer')
  expect(check).toHaveBeenCalledExactlyOnceWith('https://law.example')
})

it('checks nothing where there is no server', async () => {
  const { checkServer, check } = verbs({ server: { ...LAW, address: null } })
  expect(await checkServer()).toBe('none')
  expect(check).not.toHaveBeenCalled()
})

it('asks the player about an address by its origin, checks it, keeps it and starts again', async () => {
  const { chooseServer, confirm, check, change, restart } = verbs({})
  expect(await chooseServer(`${OTHER}/path?query`)).toBe('saved')
  expect(confirm).toHaveBeenCalledExactlyOnceWith(OTHER)
  expect(check).toHaveBeenCalledExactlyOnceWith(OTHER)
  expect(change).toHaveBeenCalledExactlyOnceWith({ serverUrl: OTHER })
  expect(restart).toHaveBeenCalledOnce()
})

it('asks about the app’s own server as well, and keeps it as no choice', async () => {
  const { chooseServer, confirm, change } = verbs({})
  expect(await chooseServer(null)).toBe('saved')
  expect(confirm).toHaveBeenCalledExactlyOnceWith('https://own.example')
  expect(change).toHaveBeenCalledExactlyOnceWith({ serverUrl: null })
})

it('sends an address nothing and keeps it nowhere unless the player agrees', async () => {
  const { chooseServer, check, change, restart } = verbs({ agrees: false })
  expect(await chooseServer(OTHER)).toBe('declined')
  for (const done of [check, change, restart]) expect(done).not.toHaveBeenCalled()
})

it.each<[Setup, string | null, string]>([
  [{}, 'http://other.example', 'not_allowed'],
  [{}, 'other.example', 'not_allowed'],
  [{ server: { ...LAW, own: null } }, null, 'not_allowed'],
  [{ server: { ...LAW, fixed: true } }, OTHER, 'fixed'],
  [{ server: { ...LAW, fixed: true } }, null, 'fixed'],
])('asks nothing for what can’t be chosen: %j, %s', async (setup, address, outcome) => {
  const { chooseServer, confirm, change } = verbs(setup)
  expect(await chooseServer(address)).toBe(outcome)
  expect(confirm).not.toHaveBeenCalled()
  expect(change).not.toHaveBeenCalled()
})

it.each<ServerCheck>(['not_ready', 'no_answer', 'not_bar_duel', 'unknown_address', 'bad_certificate'])(
  'keeps no server that is %s',
  async (found) => {
    const { chooseServer, change, restart } = verbs({ found })
    expect(await chooseServer(OTHER)).toBe(found)
    expect(change).not.toHaveBeenCalled()
    expect(restart).not.toHaveBeenCalled()
  },
)

it('asks one question at a time, and the next when it is answered', async () => {
  const { chooseServer, confirm } = verbs({ agrees: false })
  const answer = Promise.withResolvers<boolean>()
  confirm.mockReturnValueOnce(answer.promise)
  const first = chooseServer(OTHER)
  expect(await chooseServer('https://third.example')).toBe('declined')
  expect(confirm).toHaveBeenCalledOnce()
  answer.resolve(true)
  expect(await first).toBe('saved')
  await chooseServer('https://third.example')
  expect(confirm).toHaveBeenCalledTimes(2)
})
