import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { batcher } from '../../concurrency/batcher.ts'
import { coalesce } from '../../concurrency/coalesce.ts'

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'clearImmediate', 'performance'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const pace = { batchMs: 1, paceMs: 4, batchMost: 3 }

describe('a batcher', () => {
  test('carries what comes within its wait at once, each with its own reply', async () => {
    const batches: (readonly number[])[] = []
    const twice = batcher(async (batch: readonly number[]) => {
      batches.push(batch)
      return batch.map((n) => 2 * n)
    }, pace)
    const replies = Promise.all([twice(1), twice(2)])
    expect(batches).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await replies).toEqual([2, 4])
    expect(batches).toEqual([[1, 2]])
  })

  test('waits no longer once it is full, and begins the next no sooner than its pace', async () => {
    const begun: [at: number, size: number][] = []
    const first = performance.now()
    const run = batcher(async (batch: readonly number[]) => {
      begun.push([performance.now() - first, batch.length])
      return batch
    }, pace)
    const full = Promise.all([run(1), run(2), run(3)])
    expect(begun).toEqual([[0, 3]])
    await full
    const later = run(4)
    await vi.advanceTimersByTimeAsync(3)
    expect(begun).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await later
    expect(begun[1]).toEqual([4, 1])
  })

  test('one that fails fails its own items only; no more than two run at once', async () => {
    const waiting: ((fails: boolean) => void)[] = []
    const run = batcher(
      (batch: readonly number[]) =>
        new Promise<readonly number[]>((resolve, reject) => {
          waiting.push((fails) => (fails ? reject(new Error('lost')) : resolve(batch)))
        }),
      pace,
    )
    const all = Array.from({ length: 9 }, (_, i) => run(i))
    const settled = Promise.allSettled(all)
    await vi.advanceTimersByTimeAsync(100)
    expect(waiting).toHaveLength(2)
    waiting[0]?.(true)
    await vi.advanceTimersByTimeAsync(100)
    expect(waiting).toHaveLength(3)
    for (const end of waiting.slice(1)) end(false)
    const states = (await settled).map(({ status }) => status)
    expect(states).toEqual([...Array(3).fill('rejected'), ...Array(6).fill('fulfilled')])
  })
})

/** Work whose runs last until the test ends them. */
function longWork() {
  let end: () => void = () => undefined
  const work = {
    runs: 0,
    run: () => {
      work.runs++
      return new Promise<void>((done) => {
        end = done
      })
    },
    end: () => end(),
  }
  return work
}

describe('paced work', () => {
  test('runs once for all who asked, and again for who asks while it runs', async () => {
    const long = longWork()
    const work = coalesce(4, long.run)
    work.ask()
    work.ask()
    await vi.advanceTimersByTimeAsync(0)
    expect(long.runs).toBe(1)
    work.ask()
    await vi.advanceTimersByTimeAsync(100)
    expect(long.runs).toBe(1)
    long.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(long.runs).toBe(2)
    long.end()
    await vi.advanceTimersByTimeAsync(100)
    expect(long.runs).toBe(2)
  })

  test('begins no sooner than its pace after the last start', async () => {
    let runs = 0
    const work = coalesce(4, async () => {
      runs++
    })
    work.ask()
    await vi.advanceTimersByTimeAsync(1)
    work.ask()
    await vi.advanceTimersByTimeAsync(2)
    expect(runs).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toBe(2)
  })

  test('stopped, it ends the run on its way and begins no other', async () => {
    const long = longWork()
    const work = coalesce(4, long.run)
    work.ask()
    await vi.advanceTimersByTimeAsync(0)
    work.ask()
    const stopped = work.stop().then(() => 'stopped')
    long.end()
    expect(await stopped).toBe('stopped')
    work.ask()
    await vi.advanceTimersByTimeAsync(100)
    expect(long.runs).toBe(1)
  })
})
