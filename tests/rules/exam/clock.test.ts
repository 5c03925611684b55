import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '#rules/days.ts'
import { BEAT_MS, type Clock, heard, isLikeExam, runs } from '#rules/exam/clock.ts'

const START: Clock = { activeMs: 0, pausedMs: 0, heardAt: 0 }

describe('the clock of a block', () => {
  test('runs while the page is heard, and stands still while it is gone', () => {
    const open = heard(heard(START, BEAT_MS), 2 * BEAT_MS)
    expect(open).toEqual({ activeMs: 2 * BEAT_MS, pausedMs: 0, heardAt: 2 * BEAT_MS })
    const back = heard(open, 2 * BEAT_MS + DAY_MS)
    expect(back).toEqual({
      activeMs: 3 * BEAT_MS,
      pausedMs: DAY_MS - BEAT_MS,
      heardAt: 2 * BEAT_MS + DAY_MS,
    })
  })

  test('stops at once where the page was left, and runs again once it’s heard', () => {
    const left: Clock = { ...heard(START, BEAT_MS), isStopped: true }
    expect(runs({ ...left, isStopped: false }, 2 * BEAT_MS)).toBe(true)
    expect(runs({ ...left, isStopped: false }, 4 * BEAT_MS)).toBe(false)
    expect(runs(left, BEAT_MS)).toBe(false)
    const back = heard(left, 2 * BEAT_MS)
    expect(back).toEqual({ activeMs: BEAT_MS, pausedMs: BEAT_MS, heardAt: 2 * BEAT_MS })
    expect(runs(back, 2 * BEAT_MS)).toBe(true)
  })

  test('goes on where the computer’s clock was set back, by one beat for the time that isn’t known', () => {
    const open = heard({ ...START, heardAt: DAY_MS }, DAY_MS + BEAT_MS)
    expect(runs(open, BEAT_MS)).toBe(false)
    const back = heard(open, BEAT_MS)
    expect(back).toEqual({ activeMs: 2 * BEAT_MS, pausedMs: 0, heardAt: BEAT_MS })
    expect(runs(back, 2 * BEAT_MS)).toBe(true)
    expect(heard(back, 2 * BEAT_MS)).toEqual({ activeMs: 3 * BEAT_MS, pausedMs: 0, heardAt: 2 * BEAT_MS })
    expect(heard({ ...open, isStopped: true }, BEAT_MS)).toEqual({ ...back, activeMs: BEAT_MS })
  })

  test('stands still for a call that another has overtaken', () => {
    const open = heard(START, BEAT_MS)
    expect(heard(open, 0)).toEqual(open)
    expect(runs(open, 0)).toBe(true)
  })

  test('all time is counted once, as play or as a pause, whatever the page tells and however the clock is set', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: -60_000, max: 600_000 }), fc.boolean())), (steps) => {
        let clock = START
        let now = 0
        let all = 0
        for (const [step, isStopped] of steps) {
          now += step
          const isSetBack = clock.heardAt - now > BEAT_MS
          all += isSetBack ? (clock.isStopped ? 0 : BEAT_MS) : Math.max(0, now - clock.heardAt)
          const next = heard(clock, now)
          expect(next.activeMs).toBeGreaterThanOrEqual(clock.activeMs)
          expect(next.pausedMs).toBeGreaterThanOrEqual(clock.pausedMs)
          clock = { ...next, isStopped }
        }
        expect(clock.activeMs + clock.pausedMs).toBe(all)
      }),
    ))

  test('a quarter of an hour of pauses, or a day, is not how an exam is taken', () => {
    expect(isLikeExam(15 * 60_000, 0, DAY_MS)).toBe(true)
    expect(isLikeExam(15 * 60_000 + 1, 0, 3_600_000)).toBe(false)
    expect(isLikeExam(0, 0, DAY_MS + 1)).toBe(false)
  })
})
