import { expect, it } from 'vitest'
import { LIVE_FRAME_BYTES, liveCommand } from '#protocol/live-wire.ts'

it.each([
  { do: 'open', wire: 0 },
  { do: 'close', wire: 7 },
  { do: 'send', wire: 1, text: '' },
  { do: 'send', wire: 1, text: '{"type":"presence:ping"}' },
])('a command of the page is taken as it is: %j', (command) => {
  expect(liveCommand(command)).toEqual(command)
})

it('parts that no command has are dropped', () => {
  expect(liveCommand({ do: 'open', wire: 1, text: 'x', more: true })).toEqual({ do: 'open', wire: 1 })
  expect(liveCommand({ do: 'send', wire: 1, text: 'x', more: true })).toEqual({
    do: 'send',
    wire: 1,
    text: 'x',
  })
})

const named = (command: object) => Object.assign(() => undefined, command)

it.each([
  null,
  undefined,
  'open',
  named({ do: 'open', wire: 1 }),
  {},
  { do: 'open' },
  { do: 'open', wire: -1 },
  { do: 'open', wire: 0.5 },
  { do: 'open', wire: '1' },
  { do: 'open', wire: Number.POSITIVE_INFINITY },
  { do: 'reset', wire: 1 },
  { do: 'reset', wire: 1, text: 'x' },
  { do: '', wire: 1, text: 'x' },
  { do: 'send', wire: 1 },
  { do: 'send', wire: 1, text: 5 },
  { wire: 1, text: 'x' },
])('anything else is no command: %j', (value) => {
  expect(liveCommand(value)).toBeNull()
})

it('a frame has at most 64 KB', () => {
  expect(LIVE_FRAME_BYTES).toBe(65_536)
})
