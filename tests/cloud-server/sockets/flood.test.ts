import { expect, test } from 'vitest'
import { floodGate } from '../../../cloud-server/sockets/flood.ts'

/** Four messages at once, one more each second, and the fourth refusal closes. */
const LIMITS = { burst: 4, perSecond: 1, strikes: 3 }

/** Returns the verdicts on messages sent at these seconds. */
function sent(seconds: readonly number[]) {
  const gate = floodGate(LIMITS, 0)
  return seconds.map((second) => gate.take(second * 1000))
}

/** A burst at one second that uses up the bucket's four and three refusals. */
const burstAt = (second: number): number[] => Array.from({ length: 7 }, () => second)
const SPENT = ['ok', 'ok', 'ok', 'ok', 'refused', 'refused', 'refused']

test('steady sending at the rate is never refused', () => {
  const seconds = Array.from({ length: 200 }, (_, i) => i)
  expect(new Set(sent(seconds))).toEqual(new Set(['ok']))
})

test('steady sending above the rate ends in a close, although some of it is let through', () => {
  const seconds = Array.from({ length: 14 }, (_, i) => i / 2)
  const lastOfBurst = 7
  const replies = sent(seconds)
  expect(replies.slice(0, lastOfBurst)).toEqual(Array(lastOfBurst).fill('ok'))
  expect(replies.slice(lastOfBurst)).toEqual(['refused', 'ok', 'refused', 'ok', 'refused', 'ok', 'close'])
})

test('a bucket that is more than half full again forgives', () => {
  // Four are back at second 10: one is taken, three are left.
  expect(sent([...burstAt(0), ...burstAt(10), 10])).toEqual([...SPENT, ...SPENT, 'close'])
})

test('a bucket that is half full again does not forgive', () => {
  // Three are back at second 3: one is taken, two are left.
  expect(sent([...burstAt(0), 3, 3, 3, 3])).toEqual([...SPENT, 'ok', 'ok', 'ok', 'close'])
})

test('a pause, however long, gives back no more than the burst', () => {
  expect(sent(burstAt(86_400))).toEqual(SPENT)
})
