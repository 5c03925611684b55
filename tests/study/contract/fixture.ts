import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import type { SoloRun } from '#rules/solo/run.ts'
import type { Bucket, Item } from '#study/item.ts'
import type { StudyStore } from '#study/store.ts'
import { spread } from '../bank-builder.ts'
import { type StudyTrial, studyTrial } from '../databases.ts'
import { run } from '../play.ts'

export const TORTS: Bucket = { pool: 'practice', subject: 'Torts', difficulty: 1 }

/** The fixture of every part of the contract; `store` and `player` are new for each test. */
export interface Fixture {
  kind: StudyTrial['kind']
  trial: StudyTrial
  store: StudyStore
  player: string
  /** the store, every other time as another node has it */
  node(i: number): StudyStore
  nobody(): Promise<string>
  /** one item of a bucket the player has not seen */
  anItem(pivot?: number, bucket?: Bucket, by?: string): Promise<Item>
  /** an open run of the player's */
  begun(by?: string): Promise<SoloRun>
}

export function fixture(kind: StudyTrial['kind']): Fixture {
  const at = {
    kind,
    node: (i) => (i % 2 ? at.store : at.trial.elsewhere()),
    nobody: () => at.trial.addPlayer(),
    async anItem(pivot = 0, bucket = TORTS, by = at.player) {
      const { item } = await at.store.unseenItem(by, bucket, pivot)
      return item ?? expect.fail('the bucket has no unseen item')
    },
    async begun(by = at.player) {
      return (await at.store.startRun(by, () => run(by)))?.run ?? expect.fail('no run was begun')
    },
  } as Fixture

  beforeAll(async () => {
    at.trial = await studyTrial(kind)
    const ranked = spread({ each: 1, pool: 'ranked' }).map((one) => ({ ...one, id: `ranked-${one.id}` }))
    await at.trial.load({ practice: spread({ each: 4 }), ranked })
  })
  afterAll(() => at.trial.close())
  beforeEach(async () => {
    at.store = at.trial.store()
    at.player = await at.trial.addPlayer()
  })
  return at
}

/** The same thing many times at once. */
export const crowd = <T>(count: number, one: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => one(i)))
