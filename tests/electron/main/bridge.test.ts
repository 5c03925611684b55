import type { IpcMain } from 'electron'
import { expect, it } from 'vitest'
import { BRIDGE_CHANNELS, isTooOften, TOO_OFTEN } from '#protocol/bridge.ts'
import { handleVerbs } from '../../../electron/main/bridge.ts'
import { VERB_RATES } from '../../../electron/main/verb-rates.ts'

const ours = { senderFrame: { url: 'app://barduel/', parent: null } }
const strangers = [
  { senderFrame: { url: 'app://barduel/', parent: {} } },
  { senderFrame: { url: 'https://example.com/', parent: null } },
  { senderFrame: null },
]

const policyFreeMachine = {
  isManaged: false,
  bound: [],
  ephemeral: false,
  idleSignOutMinutes: 0,
  companion: true,
  problems: [],
}
const chosen: unknown[] = []
const told: unknown[] = []

const AWAY = { notify: true, quiet: { from: '22:00', to: '08:00' }, tray: false }
const NEWS = {
  about: 'turn',
  id: '0196a000-0000-7000-8000-000000000001',
  subject: 'Torts',
  opponent: 'Portia',
  invitation: false,
}

/** A clock on which nothing is done too often: each look at it is a minute later. */
function unhurried(): () => number {
  let now = 0
  return () => (now += 60_000)
}

function handlers(now: () => number = unhurried()) {
  const made = new Map<string, (event: unknown, given?: unknown) => unknown>()
  handleVerbs(
    {
      handle: (channel: string, handler: (event: unknown) => unknown) => made.set(channel, handler),
    } as never as IpcMain,
    {
      about: async () => ({ version: '1.2.3', platform: 'linux', runtime: '', updates: 'none' }),
      signInKept: async () => 'memory',
      managed: async () => policyFreeMachine,
      notices: async () => [],
      server: async () => ({ address: null, fixed: true, own: null }),
      checkServer: async () => 'none',
      chooseServer: async (address) => {
        chosen.push(address)
        return 'saved'
      },
      away: async () => ({ choice: AWAY, notifications: 'yes', tray: 'unsupported' }),
      chooseAway: async (choice) => {
        chosen.push(choice)
        return 'saved'
      },
      tellNews: async (news) => void told.push(news),
      dropNews: async (id) => void told.push(id),
      openedNews: async () => null,
      settingsAsked: async () => false,
    },
    now,
  )
  return made
}

it('handles each verb on its own channel and has no other', async () => {
  const made = handlers()
  expect([...made.keys()].sort()).toEqual(Object.values(BRIDGE_CHANNELS).sort())
  expect(await made.get(BRIDGE_CHANNELS.about)?.(ours)).toEqual({
    version: '1.2.3',
    platform: 'linux',
    runtime: '',
    updates: 'none',
  })
  expect(await made.get(BRIDGE_CHANNELS.signInKept)?.(ours)).toBe('memory')
})

it('refuses every verb to any sender but our own main frame', () => {
  for (const handler of handlers().values())
    for (const stranger of strangers) expect(() => handler(stranger)).toThrow('forbidden')
})

it('takes an address for a server and nothing else', async () => {
  const choose = handlers().get(BRIDGE_CHANNELS.chooseServer)
  for (const odd of [undefined, 3, {}, ['https://a.example'], 'x'.repeat(2_001)])
    expect(await choose?.(ours, odd)).toBe('not_allowed')
  expect(await choose?.(ours, 'https://a.example')).toBe('saved')
  expect(await choose?.(ours, null)).toBe('saved')
  expect(chosen).toEqual(['https://a.example', null])
})

it('takes a whole choice of what to do away from the window, and no other', async () => {
  chosen.length = 0
  const choose = handlers().get(BRIDGE_CHANNELS.chooseAway)
  for (const odd of [
    undefined,
    {},
    'on',
    { ...AWAY, notify: 'yes' },
    { ...AWAY, quiet: { from: '8', to: '9' } },
  ])
    expect(await choose?.(ours, odd)).toBe('not_allowed')
  expect(await choose?.(ours, AWAY)).toBe('saved')
  expect(chosen).toEqual([AWAY])
})

it('passes on news that is some, and takes it back by its id', async () => {
  const made = handlers()
  for (const odd of [undefined, 'news', { ...NEWS, about: 'prize' }, { ...NEWS, opponent: 'x'.repeat(301) }])
    await made.get(BRIDGE_CHANNELS.tellNews)?.(ours, odd)
  for (const odd of [undefined, 1, 'all', '../../x']) await made.get(BRIDGE_CHANNELS.dropNews)?.(ours, odd)
  expect(told).toEqual([])
  await made.get(BRIDGE_CHANNELS.tellNews)?.(ours, { ...NEWS, icon: '/etc/passwd', body: 'Call us' })
  await made.get(BRIDGE_CHANNELS.dropNews)?.(ours, NEWS.id)
  expect(told).toEqual([NEWS, NEWS.id])
})

it('lets each verb be called at its own rate, and returns the code of a call too many', async () => {
  let now = 0
  const made = handlers(() => now)
  const about = made.get(BRIDGE_CHANNELS.about)
  for (let i = 0; i < VERB_RATES.about.burst; i++) expect(isTooOften(await about?.(ours))).toBe(false)
  for (let i = 0; i < 100; i++) expect(await about?.(ours)).toEqual(TOO_OFTEN)
  expect(isTooOften(await made.get(BRIDGE_CHANNELS.managed)?.(ours))).toBe(false)
  now += 1_000 / VERB_RATES.about.perSecond
  expect(isTooOften(await about?.(ours))).toBe(false)
  expect(isTooOften(await about?.(ours))).toBe(true)
})

it('charges nobody’s calls to our page', async () => {
  const about = handlers(() => 0).get(BRIDGE_CHANNELS.about)
  for (let i = 0; i < 1_000; i++) expect(() => about?.(strangers[0])).toThrow('forbidden')
  expect(isTooOften(await about?.(ours))).toBe(false)
})

it.each([null, undefined, 'rate_limited', {}, { refused: 'other' }])(
  '%j is a reply like any other',
  (reply) => {
    expect(isTooOften(reply)).toBe(false)
  },
)
