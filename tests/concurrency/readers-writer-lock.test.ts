import { expect, test } from 'vitest'
import { readersWriterLock } from '#concurrency/readers-writer-lock.ts'

const unexpected = (error: unknown): never => {
  throw error
}

test('a writer waits for the readers inside, and readers that come meanwhile wait for it', async () => {
  const lock = readersWriterLock(unexpected)
  const order: string[] = []
  await lock.enter()
  let finish = (): void => undefined
  lock.between(async () => {
    order.push('writer begins')
    await new Promise<void>((done) => {
      finish = done
    })
    order.push('writer ends')
    return true
  })
  expect(order).toEqual([])
  lock.leave()
  expect(order).toEqual(['writer begins'])
  const reader = lock.enter().then(() => order.push('reader'))
  finish()
  await reader
  expect(order).toEqual(['writer begins', 'writer ends', 'reader'])
})

test('a writer that is not done runs again after the next reader', async () => {
  const lock = readersWriterLock(unexpected)
  const results = [false, true, true]
  let runs = 0
  lock.between(async () => results[runs++] ?? true)
  for (let readers = 0; readers < 3; readers++) {
    await lock.enter()
    lock.leave()
    await Promise.resolve()
  }
  await lock.enter()
  expect(runs).toBe(2)
})

test('a writer that fails is reported once, and readers go on', async () => {
  const failures: unknown[] = []
  const lock = readersWriterLock((error) => failures.push(error))
  lock.between(() => Promise.reject(new Error('no file')))
  await lock.enter()
  lock.leave()
  await lock.enter()
  expect(failures).toEqual([new Error('no file')])
})
