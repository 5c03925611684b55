import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHOWN } from '#rules/ability/ability.ts'
import { DAY_MS } from '#rules/days.ts'
import type { Memory } from '#rules/memory/memory.ts'
import {
  chooseSibling,
  isRepeat,
  REPEAT_MS,
  type Sibling,
  type Standing,
  seenLongestAgo,
  worth,
} from '#rules/practice/choose-sibling.ts'
import { memoryOf, NOON } from '../memory/remembered.ts'
import { areasOf, levelFor, missedYesterday, practiced } from './plans.ts'

const ago = (days: number): number => NOON - days * DAY_MS
const [area] = areasOf('Torts', 'Defamation and privacy', 1)
const asked = (family: string | null) => practiced(area ?? expect.fail(), { family })

/** A question written by hand that was never shown, answered right with this chance after yesterday's miss. */
const question = (id: string, chance: number, parts: Partial<Sibling> = {}): Sibling => ({
  ...{ id, level: levelFor(chance, missedYesterday), family: null, path: id, seenAt: null, pathMet: false },
  ...parts,
})
const standing: Standing = { ability: 0, memory: missedYesterday, recent: [], shown: SHOWN, at: NOON }
const choose = (siblings: readonly Sibling[], parts: Partial<Standing> = {}) =>
  chooseSibling(siblings, { ...standing, ...parts })?.id ?? null

describe('the worked example', () => {
  const near = question('near', 0.71, { pathMet: true })
  const far = question('far', 0.57, { pathMet: true })
  const missed = question('missed', 0.75, { family: 'cp-06', path: 'missed', pathMet: true })

  test('an unseen hand-written question beats a harder one, and that one a variant of the missed path beats', () => {
    expect(worth(near, standing)).toBeCloseTo(4.84, 6)
    expect(worth(far, standing)).toBeCloseTo(4.28, 6)
    expect(worth(missed, standing)).toBeCloseTo(4.5, 6)
    expect(choose([far, missed, near])).toBe('near')
    expect(choose([far, missed])).toBe('missed')
  })

  test('a path never met is worth one more', () => {
    expect(worth({ ...far, pathMet: false }, standing)).toBeCloseTo(5.28, 6)
    expect(choose([near, { ...far, pathMet: false }])).toBe('far')
  })
})

test('of a rule that keeps being missed the easiest question comes, until one is answered right after its card', () => {
  const near = question('near', 0.74)
  const easy = question('easy', 0.93, { seenAt: ago(40), pathMet: true })
  const of = (parts: Partial<Memory>) => choose([near, easy], { memory: { ...missedYesterday, ...parts } })
  expect(of({ lapses: 3 })).toBe('near')
  expect(of({ lapses: 4 })).toBe('easy')
  expect(of({ lapses: 9, lapsesAtCard: 6 })).toBe('near')
  expect(of({ lapses: 9, lapsesAtCard: 9 })).toBe('easy')
  expect(of({ lapses: 9, lapsesAtCard: 9, correct: true })).not.toBe('easy')
})

test('the path just missed counts only while the rule’s last answer was a miss', () => {
  const known = memoryOf({ path: 'p', reviewedAt: ago(1) })
  const level = levelFor(0.75, known)
  const same = question('same', 0.75, { level, path: 'p', pathMet: true })
  const of = (memory: typeof known) => worth(same, { ...standing, memory })
  expect(of({ ...known, correct: false }) - of(known)).toBeCloseTo(1.5, 9)
  expect(worth(same, { ...standing, memory: null })).toBeLessThan(of(known) + 1e-9)
})

test('a question seen long ago is as good as one can be again after 60 days, though an unseen one is better', () => {
  const seen = (days: number) => worth(question('q', 0.75, { seenAt: ago(days), pathMet: true }), standing)
  expect(seen(60)).toBeCloseTo(2, 6)
  expect(seen(30)).toBeCloseTo(1.25, 6)
  expect(seen(90)).toBeCloseTo(2, 6)
  expect(choose([question('seen', 0.75, { seenAt: ago(90) }), question('new', 0.75)])).toBe('new')
})

test('neither a question shown within 21 days nor one of a family of the last ten is asked', () => {
  expect([
    isRepeat(null, NOON),
    isRepeat(NOON - REPEAT_MS + 1, NOON),
    isRepeat(NOON - REPEAT_MS, NOON),
  ]).toEqual([false, true, false])
  const seen = question('seen', 0.75, { seenAt: ago(20.9) })
  expect(choose([seen])).toBeNull()
  expect(choose([{ ...seen, seenAt: ago(21) }])).toBe('seen')
  const variant = question('variant', 0.75, { family: 'cp-06' })
  const recent = (place: number) => Array.from({ length: 12 }, (_, i) => asked(i === place ? 'cp-06' : null))
  expect(choose([variant], { recent: recent(9) })).toBeNull()
  expect(choose([variant], { recent: recent(10) })).toBe('variant')
})

const anySibling = fc.record({
  id: fc.uuid(),
  level: fc.integer({ min: 1, max: 10 }),
  family: fc.constantFrom(null, 'a', 'b', 'c'),
  path: fc.constantFrom('p', 'q', 'missed'),
  seenAt: fc.option(fc.integer({ min: ago(120), max: NOON })),
  pathMet: fc.boolean(),
})
const anySiblings = fc.uniqueArray(anySibling, { selector: ({ id }) => id, maxLength: 12 })

test('the choice is always one that may be asked, the best of them, in whatever order they come', () => {
  const families = fc.array(fc.constantFrom<string | null>(null, 'a', 'b'), { maxLength: 14 })
  fc.assert(
    fc.property(anySiblings, families, (siblings, lately) => {
      const now = { ...standing, recent: lately.map(asked) }
      const last = lately.slice(0, 10)
      const may = siblings.filter(
        ({ seenAt, family }) =>
          (seenAt === null || NOON - seenAt >= 21 * DAY_MS) && (family === null || !last.includes(family)),
      )
      const chosen = chooseSibling(siblings, now)
      expect(chooseSibling(siblings.toReversed(), now)).toEqual(chosen)
      if (!chosen) {
        expect(may).toEqual([])
        return
      }
      expect(may).toContainEqual(chosen)
      expect(worth(chosen, now)).toBe(Math.max(...may.map((one) => worth(one, now))))
    }),
  )
})

test('where nothing may be asked, what was seen longest ago is left', () => {
  fc.assert(
    fc.property(anySiblings, (siblings) => {
      const oldest = seenLongestAgo(siblings)
      const times = siblings.map(({ seenAt }) => seenAt ?? 0)
      expect(oldest ? (oldest.seenAt ?? 0) : Infinity).toBe(Math.min(...times))
    }),
  )
})
