import type { IpcMain } from 'electron'
import { expect, it } from 'vitest'
import { BRIDGE_CHANNELS } from '#protocol/bridge.ts'
import { answerBridge } from '../../../electron/main/bridge.ts'

const ours = { senderFrame: { url: 'app://barduel/', parent: null } }
const strangers = [
  { senderFrame: { url: 'app://barduel/', parent: {} } },
  { senderFrame: { url: 'https://example.com/', parent: null } },
  { senderFrame: null },
]

const policyFreeMachine = {
  isManaged: false,
  ephemeral: false,
  idleSignOutMinutes: 0,
  companion: true,
  problems: [],
}
const chosen: unknown[] = []

function handlers() {
  const made = new Map<string, (event: unknown, given?: unknown) => unknown>()
  answerBridge(
    {
      handle: (channel: string, handler: (event: unknown) => unknown) => made.set(channel, handler),
    } as never as IpcMain,
    {
      about: async () => ({ version: '1.2.3', platform: 'linux', runtime: '' }),
      signInKept: async () => 'memory',
      managed: async () => policyFreeMachine,
      notices: async () => [],
      server: async () => ({ address: null, fixed: true }),
      chooseServer: async (address) => {
        chosen.push(address)
        return 'saved'
      },
    },
  )
  return made
}

it('answers each verb on its own channel and has no other', async () => {
  const made = handlers()
  expect([...made.keys()].sort()).toEqual(Object.values(BRIDGE_CHANNELS).sort())
  expect(await made.get(BRIDGE_CHANNELS.about)?.(ours)).toEqual({
    version: '1.2.3',
    platform: 'linux',
    runtime: '',
  })
  expect(await made.get(BRIDGE_CHANNELS.signInKept)?.(ours)).toBe('memory')
})

it('refuses every verb to any sender but our own main frame', () => {
  for (const handler of handlers().values())
    for (const stranger of strangers) expect(() => handler(stranger)).toThrow('forbidden')
})

it('takes an address and nothing else as the one argument a verb has', async () => {
  const choose = handlers().get(BRIDGE_CHANNELS.chooseServer)
  for (const odd of [undefined, 3, {}, ['https://a.example'], 'x'.repeat(2_001)])
    expect(await choose?.(ours, odd)).toBe('not_allowed')
  expect(await choose?.(ours, 'https://a.example')).toBe('saved')
  expect(await choose?.(ours, null)).toBe('saved')
  expect(chosen).toEqual(['https://a.example', null])
})
