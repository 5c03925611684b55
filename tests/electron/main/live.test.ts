import type { IpcMain } from 'electron'
import { expect, it } from 'vitest'
import { LIVE_CHANNEL } from '#protocol/bridge.ts'
import type { LiveCommand } from '#protocol/live-wire.ts'
import { forwardLive, sendLive } from '../../../electron/main/live.ts'

const ours = { senderFrame: { url: 'app://barduel/', parent: null } }

function carried() {
  const passed: LiveCommand[] = []
  let hear: (event: unknown, value: unknown) => void = () => undefined
  const ipc = {
    on: (channel: string, listener: typeof hear) => {
      expect(channel).toBe(LIVE_CHANNEL)
      hear = listener
    },
  }
  forwardLive(ipc as never as IpcMain, (command) => passed.push(command))
  return { passed, hear: (event: unknown, value: unknown) => hear(event, value) }
}

it('passes the commands of our own page on, and drops what is none', () => {
  const { passed, hear } = carried()
  const commands = [
    { do: 'open', wire: 1 },
    { do: 'send', wire: 1, text: 'hello' },
    { do: 'close', wire: 1 },
  ]
  const others = [
    null,
    'open',
    { do: 'open' },
    { do: 'open', wire: '1' },
    { do: 'open', wire: -1 },
    { do: 'send', wire: 1 },
    { do: 'send', wire: 1, text: { toString: 1 } },
    { do: 'steal', wire: 1 },
  ]
  for (const value of [...others, ...commands]) hear(ours, value)
  expect(passed).toEqual(commands)
})

it('hears no other sender', () => {
  const { passed, hear } = carried()
  for (const senderFrame of [
    null,
    { url: 'https://example.com/', parent: null },
    { url: 'app://barduel/', parent: {} },
  ])
    hear({ senderFrame }, { do: 'open', wire: 1 })
  expect(passed).toEqual([])
})

it('tells the pages that are there', () => {
  const sent: unknown[] = []
  const page = (gone: boolean) => ({
    isDestroyed: () => gone,
    send: (...args: unknown[]) => void sent.push(args),
  })
  const event = { wire: 1, is: 'opened' } as const
  sendLive([page(false), page(true)], event)
  expect(sent).toEqual([[LIVE_CHANNEL, event]])
})
