import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { dueAt } from '#rules/memory/due.ts'
import { reviewed } from '#rules/memory/fsrs.ts'
import { type Memory, remember } from '#rules/memory/memory.ts'
import { withCard, withReason } from '#rules/memory/told.ts'
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
