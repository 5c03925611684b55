import { expect, test } from 'vitest'
import { singleFlight } from '#concurrency/single-flight.ts'

/** Work whose runs end only when the test says so. */
function gated() {
  const ends: ((failure?: Error) => void)[] = []
  const flight = singleFlight(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((failure) => (failure ? reject(failure) : resolve()))
      }),
  )
  return { ...flight, begun: () => ends.length, end: (i: number, failure?: Error) => ends[i]?.(failure) }
}

test('a request made during a run waits for one more run, shared by everyone who asked meanwhile', async () => {
  const work = gated()
  const first = work.run()
  const second = work.run()
  const third = work.run()
  expect(work.begun()).toBe(1)
  expect(second).toBe(third)
  work.end(0)
  await first
  await expect.poll(work.begun).toBe(2)
  work.end(1)
  await second
  expect(work.begun()).toBe(2)
})

test('a run that fails rejects for those who waited for it, and the next one runs all the same', async () => {
  const work = gated()
  const first = work.run()
  const second = work.run()
  work.end(0, new Error('no network'))
  await expect(first).rejects.toThrow('no network')
  await expect.poll(work.begun).toBe(2)
  work.end(1)
  await expect(second).resolves.toBeUndefined()
})

test('idle resolves only after the run that was still to come', async () => {
  const work = gated()
  void work.run()
  void work.run()
  let idle = false
  const waiting = work.idle().then(() => {
    idle = true
  })
  work.end(0)
  await expect.poll(work.begun).toBe(2)
  expect(idle).toBe(false)
  work.end(1)
  await waiting
  expect(idle).toBe(true)
  await expect(work.idle()).resolves.toBeUndefined()
})

test('a run that begins right when another ends never overlaps with the one that was waiting', async () => {
  let running = 0
  let most = 0
  let runs = 0
  const { run, idle } = singleFlight(async () => {
    runs += 1
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
  })
  const first = run()
  const eager = first.then(() => run())
  await Promise.all([first, eager, run()])
  await idle()
  expect(most).toBe(1)
  expect(runs).toBeGreaterThan(1)
})
