import type { IpcMain } from 'electron'
import { expect, it } from 'vitest'
import { LIVE_CHANNEL } from '#protocol/bridge.ts'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import type { LiveCommand, LiveEvent } from '#protocol/live-wire.ts'
import { forwardLive, sendLive } from '../../../electron/main/live.ts'
import { LIVE_RATE } from '../../../electron/main/verb-rates.ts'

const ours = { senderFrame: { url: 'app://barduel/', parent: null } }

function carried(now: () => number = () => 0) {
  const passed: LiveCommand[] = []
  const told: LiveEvent[] = []
  let hear: (event: unknown, value: unknown) => void = () => undefined
  const ipc = {
    on: (channel: string, listener: typeof hear) => {
      expect(channel).toBe(LIVE_CHANNEL)
      hear = listener
    },
  }
  forwardLive(
    ipc as never as IpcMain,
    { pass: (command) => passed.push(command), tell: (event) => told.push(event) },
    now,
  )
  return { passed, told, hear: (event: unknown, value: unknown) => hear(event, value) }
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

it('ends the wire of a flood once, and serves the page again when it has calmed down', () => {
  let now = 0
  const { passed, told, hear } = carried(() => now)
  hear(ours, { do: 'open', wire: 1 })
  for (let i = 0; i < 3 * LIVE_RATE.burst; i++) hear(ours, { do: 'send', wire: 1, text: 'hello' })
  expect(passed).toHaveLength(LIVE_RATE.burst + 1)
  expect(passed.at(-1)).toEqual({ do: 'close', wire: 1 })
  const flooded = { wire: 1, is: 'closed', code: LIVE_CLOSE.flood }
  expect(told).toEqual([flooded])
  hear(ours, { do: 'open', wire: 2 })
  expect(told).toEqual([flooded, { ...flooded, wire: 2 }])
  expect(passed).toHaveLength(LIVE_RATE.burst + 1)
  now = 1_000
  hear(ours, { do: 'open', wire: 3 })
  expect(passed.at(-1)).toEqual({ do: 'open', wire: 3 })
})

it('forgets a wire that the page closed', () => {
  const { passed, told, hear } = carried()
  hear(ours, { do: 'open', wire: 1 })
  hear(ours, { do: 'close', wire: 1 })
  for (let i = 0; i < 2 * LIVE_RATE.burst; i++) hear(ours, { do: 'send', wire: 1, text: 'hello' })
  expect(passed).toHaveLength(LIVE_RATE.burst)
  expect(told).toEqual([])
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
