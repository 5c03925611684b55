import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { atFixedRate, withFixedDelay } from '../../concurrency/repeat.ts'

const BEAT = 200

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** When runs of so many ms each began within the first second, and what failed. */
async function watched(loop: typeof atFixedRate, ...took: number[]) {
  const opened = performance.now()
  const begun: number[] = []
  const failures: string[] = []
  const stop = loop(
    BEAT,
    async () => {
      begun.push(Math.round(performance.now() - opened))
      const ms = took[(begun.length - 1) % took.length] ?? 0
      await new Promise((done) => setTimeout(done, ms))
      if (ms === 1) throw new Error('one of them')
    },
    (error) => failures.push(error.message),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  const end = stop()
  await vi.runAllTimersAsync()
  await end
  return { begun, failures }
}

describe('work done again and again', () => {
  it('waits after each run where nothing else is said', async () => {
    expect((await watched(withFixedDelay, 150)).begun).toEqual([200, 550, 900])
  })

  it('keeps its beat however long the runs take', async () => {
    expect((await watched(atFixedRate, 150, 10)).begun).toEqual([200, 400, 600, 800, 1_000])
  })

  it('follows a run that outlasts the beat at once, never two together', async () => {
    // A timer takes 1 ms at least.
    expect((await watched(atFixedRate, 450, 10)).begun).toEqual([200, 651, 851])
  })

  it('goes on after a run that failed, and says so', async () => {
    const { begun, failures } = await watched(atFixedRate, 1, 10)
    expect(begun).toEqual([200, 400, 600, 800, 1_000])
    expect(failures).toEqual(['one of them', 'one of them', 'one of them'])
  })
})
