import { expect, test } from 'vitest'
import { fairLanes } from '../../concurrency/fair-lanes.ts'

/** Work that waits until it is let through, and a list of what has begun. */
function work() {
  const begun: string[] = []
  const doors = new Map<string, () => void>()
  return {
    begun,
    job: (name: string) => async () => {
      begun.push(name)
      await new Promise<void>((open) => doors.set(name, open))
      return name
    },
    finish: async (name: string) => {
      doors.get(name)?.()
      await new Promise((next) => setImmediate(next))
    },
  }
}

const settled = () => new Promise((next) => setImmediate(next))

test('sources take turns: a flood of one delays another by one piece of work a lane', async () => {
  const { begun, job, finish } = work()
  const inLanes = fairLanes({ lanes: 2, waitingEach: 10 })
  for (const n of [1, 2, 3, 4, 5]) void inLanes('flood', job(`flood ${n}`))
  const other = inLanes('other', job('other'))
  await settled()
  expect(begun).toEqual(['flood 1', 'flood 2'])
  await finish('flood 1')
  await finish('flood 2')
  expect(begun.slice(2).sort()).toEqual(['flood 3', 'other'])
  await finish('other')
  expect(await other).toBe('other')
})

test('no more run side by side than there are lanes', async () => {
  const { begun, job, finish } = work()
  const inLanes = fairLanes({ lanes: 2, waitingEach: 10 })
  for (const source of ['a', 'b', 'c', 'd']) void inLanes(source, job(source))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await finish('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('a source that has too much waiting is refused at once, and no other is', async () => {
  const { job } = work()
  const inLanes = fairLanes({ lanes: 1, waitingEach: 2 })
  const taken = [1, 2, 3, 4].map((n) => inLanes('flood', job(`flood ${n}`)))
  expect(taken.map((one) => one !== null)).toEqual([true, true, true, false])
  expect(inLanes('other', job('other'))).not.toBeNull()
})

test('work that fails makes room, and its failure is told', async () => {
  const inLanes = fairLanes({ lanes: 1, waitingEach: 5 })
  const failing = inLanes('a', async () => {
    throw new Error('broken')
  })
  const next = inLanes('a', async () => 'done')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
