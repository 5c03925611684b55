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

function handlers() {
  const made = new Map<string, (event: unknown) => unknown>()
  answerBridge(
    {
      handle: (channel: string, handler: (event: unknown) => unknown) => made.set(channel, handler),
    } as never as IpcMain,
    {
      about: async () => ({ version: '1.2.3', platform: 'linux' }),
      signInKept: async () => 'memory',
    },
  )
  return made
}

it('answers each verb on its own channel and has no other', async () => {
  const made = handlers()
  expect([...made.keys()].sort()).toEqual(Object.values(BRIDGE_CHANNELS).sort())
  expect(await made.get(BRIDGE_CHANNELS.about)?.(ours)).toEqual({ version: '1.2.3', platform: 'linux' })
  expect(await made.get(BRIDGE_CHANNELS.signInKept)?.(ours)).toBe('memory')
})

it('refuses every verb to any sender but our own main frame', () => {
  for (const handler of handlers().values())
    for (const stranger of strangers) expect(() => handler(stranger)).toThrow('forbidden')
})
