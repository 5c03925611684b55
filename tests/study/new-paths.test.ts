import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { item } from './bank-builder.ts'
import { type StudyTrial, studyTrial } from './databases.ts'
import { showing } from './play.ts'

const BUCKET = { pool: 'practice', subject: 'Torts', difficulty: 1 } as const

/** Twelve variants of one family over three legal paths, and two items of no family. */
const BANK = [
  ...Array.from({ length: 12 }, (_, i) => item(`tt99-1-${i}`, { family: 'tt-99', path: `tt-99:${i % 3}` })),
  item('tt-0001', { path: null }),
  item('tt-0002', { path: null }),
]
const PATHS = 5

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  let trial: StudyTrial
  beforeAll(async () => {
    trial = await studyTrial(kind)
    await trial.load({ practice: BANK })
  })
  afterAll(() => trial.close())

  test.each([0, 0.3, 0.7, 0.99])(
    'a new legal path comes before one already met, from %d of the ring',
    async (pivot) => {
      const store = trial.store()
      const player = await trial.addPlayer()
      const met: { id: string; path: string }[] = []
      for (;;) {
        const { item: next } = await store.unseenItem(player, BUCKET, pivot)
        if (!next) break
        await store.show(showing(player, next), next)
        met.push({ id: next.id, path: next.path })
      }
      expect(new Set(met.slice(0, PATHS).map((one) => one.path)).size).toBe(PATHS)
      expect(met.map((one) => one.id).toSorted()).toEqual(BANK.map((one) => one.id).toSorted())
    },
  )
})
