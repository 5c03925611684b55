import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Settler } from '../../../cloud-server/matches/settle/settle.ts'
import type { DuelDatabase } from '../../../database/postgres/duel-database.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A settler whose database finds no match to settle; `asked` are the ids of each transaction. */
function settlerAlone() {
  const asked: string[][] = []
  const db: Pick<DuelDatabase, 'transaction'> = {
    transaction: (work) =>
      work({
        query: async ({ values }) => {
          asked.push(values.find(Array.isArray) ?? [])
          return []
        },
      }),
  }
  const settler = new Settler({
    db: db as DuelDatabase,
    items: async () => [],
    settled: async () => undefined,
    failed: (error) => {
      throw error
    },
  })
  return { settler, asked }
}

/** Longer than any duel waits for others. */
const LONG_MS = 1_000

describe('finished duels', () => {
  test('that end within a moment are settled together, each once', async () => {
    const { settler, asked } = settlerAlone()
    for (const id of ['a', 'b', 'a']) settler.settle(id)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(asked).toEqual([['a', 'b']])
    settler.settle('a')
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(asked).toEqual([['a', 'b'], ['a']])
  })

  test('wait no longer once they fill a transaction', async () => {
    const { settler, asked } = settlerAlone()
    const ids = Array.from({ length: 8 }, (_, i) => String(i))
    for (const id of ids) settler.settle(id)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked).toEqual([ids.slice(0, 6)])
    await vi.advanceTimersByTimeAsync(LONG_MS)
    expect(asked).toEqual([ids.slice(0, 6), ids.slice(6)])
  })

  test('that wait are settled before it is idle', async () => {
    const { settler, asked } = settlerAlone()
    const ids = Array.from({ length: 8 }, (_, i) => String(i))
    for (const id of ids) settler.settle(id)
    await settler.idle()
    expect(asked.flat()).toEqual(ids)
    expect(vi.getTimerCount()).toBe(0)
  })
})
