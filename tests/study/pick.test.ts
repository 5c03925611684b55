import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BankItem } from '#protocol/bank.ts'
import { MIXED, SUBJECTS, type Subject, subjectsInPlay } from '#rules/subjects.ts'
import { levelsByNearness, type Picker, picker } from '#study/questions/pick.ts'
import { item, spread } from './bank-builder.ts'
import { KINDS, type StudyTrial, studyTrial } from './databases.ts'
import { NOON, showing } from './play.ts'

describe('levels by nearness', () => {
  test.each([
    [1, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    [5, [5, 4, 6, 3, 7, 2, 8, 1, 9, 10]],
    [10, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('of %i: itself, then the nearest, of two equally near the easier', (wanted, levels) => {
    expect(levelsByNearness(wanted)).toEqual(levels)
  })

  test('each level once, never farther before nearer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), (wanted) => {
        const levels = levelsByNearness(wanted)
        expect(levels.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        const distances = levels.map((level) => Math.abs(level - wanted))
        expect(distances).toEqual(distances.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe.each(KINDS)('picking on %s', (kind) => {
  let trial: StudyTrial
  let pick: Picker
  let player: string
  let searches: { unseen: number; seen: number }
  let clock = NOON

  beforeAll(async () => {
    trial = await studyTrial(kind)
  })
  afterAll(() => trial.close())
  beforeEach(async () => {
    player = await trial.addPlayer()
    fresh()
  })

  /** A picker that has learned nothing yet, and the searches it makes. */
  function fresh(random: () => number = Math.random) {
    const counted = { unseen: 0, seen: 0 }
    searches = counted
    const store = trial.store()
    pick = picker(
      {
        unseenItem: (...wanted) => {
          counted.unseen++
          return store.unseenItem(...wanted)
        },
        leastRecentItem: (...wanted) => {
          counted.seen++
          return store.leastRecentItem(...wanted)
        },
      },
      random,
    )
  }

  /** The next item, shown to the player. */
  async function next(difficulty: number, subjects: readonly Subject[] = ['Torts']) {
    const found = await pick(player, { pool: 'practice', subjects, difficulty })
    if (found) await trial.store().show(showing(player, found, { shownAt: clock++ }), found)
    return found
  }
  const levelsOf = async (count: number, difficulty: number, subjects?: readonly Subject[]) => {
    const levels: (number | undefined)[] = []
    for (let i = 0; i < count; i++) levels.push((await next(difficulty, subjects))?.difficulty)
    return levels
  }
  const torts = (levels: number[]): BankItem[] => levels.map((difficulty, i) => item(`t${i}`, { difficulty }))

  test('where a subject has nothing, nothing is found', async () => {
    await trial.load({ practice: torts([1]) })
    expect(await next(1, ['Evidence'])).toBeNull()
  })

  test('the wanted level first, then the nearest, and the item tells the level it has', async () => {
    await trial.load({ practice: torts([2, 2, 5, 9]) })
    expect(await levelsOf(4, 5)).toEqual([5, 2, 2, 9])
    expect(await levelsOf(1, 10)).toEqual([9])
  })

  test('no item comes twice while an unseen one is left, at whatever levels they are asked', async () => {
    await trial.load({ practice: spread({ subjects: ['Torts'], difficulties: [1, 3, 4, 8], each: 3 }) })
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 12, maxLength: 12 }),
        async (levels) => {
          player = await trial.addPlayer()
          const ids = new Set<string>()
          for (const level of levels) ids.add((await next(level))?.id ?? 'none')
          expect(ids.size).toBe(12)
          expect(ids.has('none')).toBe(false)
        },
      ),
      { numRuns: 10 },
    )
  })

  test('once all were seen, the one seen longest ago at the nearest level', async () => {
    await trial.load({ practice: torts([3, 3, 7]) })
    const first = [await next(3), await next(3), await next(3)].map((found) => found?.id)
    const again = [await next(3), await next(3), await next(3), await next(3)].map((found) => found?.id)
    expect(again).toEqual([first[0], first[1], first[0], first[1]])
    expect((await next(6))?.difficulty).toBe(7)
  })

  test('Mixed asks all seven, the drawn one first, and goes on to the next while one has unseen items', async () => {
    await trial.load({ practice: spread({ difficulties: [1], each: 2 }) })
    const drawn = (i: number) => subjectsInPlay(MIXED, (i % 7) / 7 + 0.01)
    const once = []
    for (let i = 0; i < 7; i++) once.push((await next(1, drawn(i)))?.subject)
    expect(once).toEqual(SUBJECTS)
    // The first subject is drawn every time: when it is used up the next one's items come, and none comes again.
    const rest = []
    for (let i = 0; i < 7; i++) rest.push((await next(1, drawn(0)))?.subject)
    expect(rest).toEqual(SUBJECTS)
    expect((await next(1, drawn(3)))?.subject).toBe(SUBJECTS[3])
  })

  test('a bucket that is used up is walked through once, not at every question', async () => {
    await trial.load({ practice: torts([1, 1, 6]) })
    await levelsOf(3, 1)
    fresh()
    await next(1)
    expect(searches).toEqual({ unseen: 10, seen: 1 })
    await next(1)
    await next(9)
    expect(searches).toEqual({ unseen: 10, seen: 3 })
  })

  test('what is known of one player says nothing of another', async () => {
    await trial.load({ practice: torts([1]) })
    expect(await levelsOf(2, 1)).toEqual([1, 1])
    player = await trial.addPlayer()
    expect((await next(1))?.id).toBe('t0')
  })

  test('a new version of the bank is searched anew: its new items come at once', async () => {
    await trial.load({ practice: torts([1, 1]) })
    await levelsOf(3, 1)
    await trial.load({ practice: [...torts([1, 1]), item('new', { difficulty: 4 })] })
    expect((await next(1))?.id).toBe('new')
    await trial.load({ practice: [...torts([1, 1]), item('newer', { difficulty: 1 })] })
    expect((await next(1))?.id).toBe('newer')
    expect((await next(4))?.id).toMatch(/^t/)
  })

  test('the random number decides where on the ring the search begins', async () => {
    await trial.load({ practice: torts([1, 1, 1, 1]) })
    const firsts = [0, 0.25, 0.5, 0.75].map(async (number) => {
      fresh(() => number)
      return pick(await trial.addPlayer(), { pool: 'practice', subjects: ['Torts'], difficulty: 1 })
    })
    expect(new Set((await Promise.all(firsts)).map((found) => found?.id)).size).toBeGreaterThan(1)
  })
})
