import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { dueAt } from '#rules/memory/due.ts'
import { reviewed } from '#rules/memory/fsrs.ts'
import { CARD_GRADES, type CardGrade, mayTellAnew, withCard, withReason } from '#rules/memory/marks.ts'
import { type Memory, MISS_REASONS, type MissReason, type Recalled, remember } from '#rules/memory/memory.ts'
import { isDueAt } from '#rules/practice/choose-area.ts'
import { anyRecalled, memoryOf, NOON, recalled } from './remembered.ts'

const day = (days: number): number => NOON + days * DAY_MS
const missed = (before: Memory, at: number): Memory =>
  remember(before, recalled({ correct: false, path: 'b', at })) ?? expect.fail('a miss is remembered')

describe('why a miss was one', () => {
  const known = memoryOf({ stability: 30 })
  const miss = missed(known, day(5))

  test('a known rule that was misread, or ran out of time, is held as after a hard review, and is not due at once', () => {
    for (const reason of ['misread', 'time'] as const) {
      const told = withReason(miss, reason, day(5))
      expect(told).toMatchObject({ ...reviewed(known, 5, 'hard'), excused: true, reason, lapses: 0 })
      expect(isDueAt({ userId: 'Portia', area: 'area', memory: told }, day(5))).toBe(false)
      expect(isDueAt({ userId: 'Portia', area: 'area', memory: miss }, day(5))).toBe(true)
    }
  })

  test('a rule not known, or misapplied, stays as forgotten; and the reason can be changed', () => {
    for (const reason of ['rule', 'reasoning'] as const)
      expect(withReason(miss, reason, day(5))).toEqual({ ...miss, reason })
    const back = withReason(withReason(miss, 'misread', day(5)), 'rule', day(5))
    expect(back).toEqual({ ...miss, excused: false, reason: 'rule' })
  })

  test('nothing is excused of a rule that was hardly known, twice in a row, or once another answer came', () => {
    const weak = missed(memoryOf({ stability: 0.2 }), day(20))
    expect(withReason(weak, 'misread', day(20))).toEqual({ ...weak, reason: 'misread' })
    const again = missed(withReason(miss, 'misread', day(5)), day(6))
    expect(withReason(again, 'misread', day(6))).toEqual({ ...again, reason: 'misread' })
    const since = remember(miss, recalled({ path: 'c', at: day(7) })) ?? expect.fail()
    expect(withReason(since, 'misread', day(5))).toBe(since)
  })
})

type Happening =
  | { kind: 'answer'; given: Recalled }
  | { kind: 'card'; grade: CardGrade; at: number }
  | { kind: 'reason'; reason: MissReason; at: number }

describe('a reason told anew', () => {
  const miss = missed(memoryOf({ stability: 30 }), day(5))
  const misread = withReason(miss, 'misread', day(5))

  test('takes the place of the first while nothing has moved the memory since', () => {
    expect(mayTellAnew(misread, 'misread', day(5))).toBe(true)
    for (const [at, correct] of [
      [day(6), true],
      [day(6), false],
      // An answer that another device gave before, and brought later.
      [day(4), true],
      [day(4), false],
    ] as const) {
      const since = remember(misread, recalled({ correct, path: 'c', at })) ?? expect.fail()
      expect(mayTellAnew(since, 'misread', day(5))).toBe(false)
    }
    for (const at of [day(4), day(5), day(6)])
      expect(mayTellAnew(withCard(misread, 'knew', at), 'misread', day(5))).toBe(false)
  })

  const entered = (memory: Memory | null, one: Happening): Memory | null => {
    if (one.kind === 'answer') return remember(memory, one.given)
    if (!memory) return null
    return one.kind === 'card' ? withCard(memory, one.grade, one.at) : withReason(memory, one.reason, one.at)
  }

  const anyInstant = fc.integer({ min: NOON - 365 * DAY_MS, max: NOON })
  const is = <Kind extends string>(kind: Kind) => fc.constant(kind)
  const anySteps = fc.array(
    fc.oneof(
      { weight: 3, arbitrary: fc.record({ kind: is('answer'), given: anyRecalled }) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: is('card'),
          grade: fc.constantFrom(...CARD_GRADES),
          at: anyInstant,
        }),
      },
      {
        weight: 4,
        // Of one of the last misses there are.
        arbitrary: fc.record({
          kind: is('reason'),
          reason: fc.constantFrom(...MISS_REASONS),
          back: fc.nat({ max: 2 }),
        }),
      },
    ),
    { minLength: 3, maxLength: 24 },
  )

  test('leaves what is stored to fold to the memory there is, whatever came in between', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        let stored: Happening[] = []
        let memory: Memory | null = null
        const enter = (one: Happening, first?: Happening) => {
          memory = entered(memory, one)
          stored = [...stored.filter((other) => other !== first), one]
        }
        for (const step of steps) {
          if (step.kind !== 'reason') {
            enter(step)
            continue
          }
          const at = stored
            .flatMap((one) => (one.kind === 'answer' && !one.given.correct ? [one.given.at] : []))
            .at(-1 - step.back)
          if (at === undefined || !memory) continue
          const first = stored.find((one) => one.kind === 'reason' && one.at === at)
          if (first?.kind === 'reason' && !mayTellAnew(memory, first.reason, at)) continue
          enter({ kind: 'reason', reason: step.reason, at }, first)
        }
        const anew = stored.reduce<Memory | null>(entered, null)
        const told = (one: Memory | null) => one && { ...one, excused: one.excused ?? false }
        expect(told(memory)).toEqual(told(anew))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('sure and wrong', () => {
  const sure = remember(null, recalled({ correct: false, confidence: 'sure' })) ?? expect.fail()
  const right = (before: Memory, at: number) =>
    remember(before, recalled({ path: `${at}`, at })) ?? expect.fail()

  test('stays until the rule is right on two days, and is due within a week', () => {
    expect(sure.sureWrong).toEqual({ at: NOON, rightOn: null })
    const once = right(sure, day(1))
    const sameDay = right(once, day(1) + 1000)
    expect(sameDay.sureWrong).toEqual({ at: NOON, rightOn: '2026-11-21' })
    expect(right(sameDay, day(3)).sureWrong).toBeUndefined()
    const strong = { ...once, stability: 400 }
    expect(dueAt({ userId: 'Portia', area: 'area', memory: strong })).toBe(day(7))
  })
})

describe('a rule card', () => {
  const miss = missed(memoryOf(), day(1))

  test('moves memory as again, hard and good do, and leaves a miss to be asked', () => {
    const at = day(4)
    expect(withCard(miss, 'knew', at)).toMatchObject({
      ...reviewed(miss, 3, 'good'),
      correct: false,
      reps: 3,
    })
    expect(withCard(miss, 'partly', at)).toMatchObject({ ...reviewed(miss, 3, 'hard'), lapsesAtCard: 1 })
    expect(withCard(miss, 'missed', at)).toMatchObject({ ...reviewed(miss, 3, 'again'), lapses: 2 })
    expect(isDueAt({ userId: 'Portia', area: 'area', memory: withCard(miss, 'knew', at) }, at)).toBe(true)
  })

  test('that arrives late counts as of the same day and moves nothing back', () => {
    expect(withCard(miss, 'knew', NOON)).toMatchObject({
      ...reviewed(miss, 0, 'good'),
      reviewedAt: miss.reviewedAt,
    })
  })
})

test('a memory is the same once it was written and read as JSON', () =>
  fc.assert(
    fc.property(fc.array(anyRecalled, { maxLength: 12 }), (answers) => {
      let memory: Memory | null = null
      for (const answer of answers.toSorted((a, b) => a.at - b.at)) {
        memory = remember(memory, answer)
        if (memory && !answer.correct) memory = withReason(memory, 'misread', answer.at)
        expect(JSON.parse(JSON.stringify(memory))).toStrictEqual(memory)
      }
    }),
  ))
