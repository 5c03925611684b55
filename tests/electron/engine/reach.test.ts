import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Reach, reach } from '../../../electron/engine/reach.ts'

/** Whether the server is there, and how often it was looked for. */
const server = { isThere: true, looks: [] as number[] }
let changes: boolean[]
let near: Reach

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(server, { isThere: true, looks: [] })
  changes = []
  near = reach({
    async look(withinMs) {
      server.looks.push(withinMs)
      return server.isThere
    },
  })
  near.onChange((isOffline) => changes.push(isOffline))
})
afterEach(() => {
  near.stop()
  vi.useRealTimers()
})

test('a doubt that a look removes changes nothing', async () => {
  near.doubted()
  near.doubted()
  await near.settled()
  expect([near.isOffline(), server.looks.length, changes]).toEqual([false, 1, []])
})

test('a server that does not reply is offline at once, and is looked for until it is back', async () => {
  server.isThere = false
  near.doubted()
  await near.settled()
  expect([near.isOffline(), changes]).toEqual([true, [true]])
  await vi.advanceTimersByTimeAsync(6_000)
  expect([server.looks.length, changes]).toEqual([4, [true]])
  server.isThere = true
  await vi.advanceTimersByTimeAsync(2_000)
  expect([near.isOffline(), changes]).toEqual([false, [true, false]])
  await vi.advanceTimersByTimeAsync(20_000)
  expect(server.looks).toHaveLength(5)
})

test('whatever comes from the server says that it is there', async () => {
  server.isThere = false
  near.doubted()
  await near.settled()
  near.heard(0)
  expect([near.isOffline(), changes]).toEqual([false, [true, false]])
})

test('a slow network is given longer', () => {
  expect(near.patience()).toBe(600)
  near.heard(40)
  expect(near.patience()).toBe(600)
  for (let i = 0; i < 20; i++) near.heard(900)
  expect(near.patience()).toBeGreaterThan(3_000)
})

test('nothing is looked for once stopped', async () => {
  server.isThere = false
  near.doubted()
  await near.settled()
  near.stop()
  await vi.advanceTimersByTimeAsync(20_000)
  near.doubted()
  expect(server.looks).toHaveLength(1)
})
