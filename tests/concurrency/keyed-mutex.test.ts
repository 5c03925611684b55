import { expect, test } from 'vitest'
import { keyedMutex } from '#concurrency/keyed-mutex.ts'

/** Work that ends when it is told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { work: () => promise, end: resolve }
}

test('work of one key runs one after the other, in the order asked', async () => {
  const runExclusive = keyedMutex()
  const log: string[] = []
  const first = held()
  const all = ['a', 'b', 'c'].map((name, i) =>
    runExclusive('player', async () => {
      log.push(`${name} begins`)
      if (i === 0) await first.work()
      log.push(`${name} ends`)
      return name
    }),
  )
  await Promise.resolve()
  expect(log).toEqual(['a begins'])
  first.end()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('work of another key does not wait', async () => {
  const runExclusive = keyedMutex()
  const slow = held()
  const mine = runExclusive('one', slow.work)
  expect(await runExclusive('two', async () => 'done')).toBe('done')
  slow.end()
  await mine
})

test('work that fails tells its caller and lets the next one run', async () => {
  const runExclusive = keyedMutex()
  const failing = runExclusive('player', async () => {
    throw new Error('no luck')
  })
  const next = runExclusive('player', async () => 'luck')
  await expect(failing).rejects.toThrow('no luck')
  expect(await next).toBe('luck')
})
