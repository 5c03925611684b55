import { EventEmitter } from 'node:events'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { LIVE_CLOSE } from '#protocol/live/version.ts'
import { connection } from '../../../cloud-server/sockets/connection.ts'
import { SOCKET_SETTINGS } from '../../../cloud-server/sockets/settings.ts'

/** The socket library's end: what was said to it, and how it was closed. */
function wire() {
  const closes: number[] = []
  const ws = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: () => undefined,
    close: (code: number) => closes.push(code),
    terminate: () => undefined,
  })
  return { ws, closes, say: () => ws.emit('message', Buffer.from('{"type":"presence:ping"}'), false) }
}

test('a dead wire shows within ten seconds: a socket that left one ping unanswered is gone at the next', () => {
  expect(2 * SOCKET_SETTINGS.pingMs).toBeLessThan(10_000)
})

test('who floods is kept out before being told: at the goodbye every node knows', async () => {
  const { ws, closes, say } = wire()
  const kept = Promise.withResolvers<void>()
  let bans = 0
  connection(ws as unknown as WebSocket, new PassThrough(), {
    userId: 'flooder',
    settings: {
      flood: { burst: 1, perSecond: 0, strikes: 1 },
      helloMs: 60_000,
      closeMs: 60_000,
      malformedMost: 9,
    },
    onConnect: async () => true,
    handle: async () => undefined,
    onDisconnect: async () => undefined,
    flooded: () => {
      bans += 1
      return kept.promise
    },
    failed: () => 'internal',
  })
  for (let i = 0; i < 5; i++) say()
  await Promise.resolve()
  expect({ bans, closes }).toEqual({ bans: 1, closes: [] })
  kept.resolve()
  await expect.poll(() => closes).toEqual([LIVE_CLOSE.flood])
  ws.emit('close')
})
