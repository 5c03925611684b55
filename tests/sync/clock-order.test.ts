import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SoloAnswerEvent } from '#protocol/sync/event.ts'
import { DAY_MS, HOUR_MS as HOUR } from '#rules/days.ts'
import type { Pending } from '../../electron/engine/store/pending.ts'
import { inOrderOfTime } from '../../electron/engine/sync/clock-order.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const iso = (at: number) => new Date(at).toISOString()
const ms = (instant: string) => Date.parse(instant)

interface Told {
  seconds?: number
  /** ms */
  begun?: number
  isLost?: boolean
}

/** An answer shown so many seconds before it was given, in a run begun at the showing unless told. */
function given(
  at: number,
  { seconds = 10, begun = at - seconds * 1_000, isLost = false }: Told = {},
): Pending {
  const event: SoloAnswerEvent = {
    type: 'solo-answer',
    id: randomUUID(),
    run: { id: randomUUID(), subject: 'Torts', startedAt: iso(begun) },
    showing: {
      id: randomUUID(),
      questionId: 'one',
      order: [0, 1, 2, 3],
      hintUsed: false,
      shownAt: iso(at - seconds * 1_000),
    },
    place: 0,
    answeredAt: iso(at),
  }
  return { event, parkedAt: null, isLost }
}

/** An answer in practice, shown so many seconds before it was given. */
function practiced(at: number, seconds = 10): Pending {
  const { event, ...rest } = given(at, { seconds })
  if (event.type !== 'solo-answer') expect.fail('not of a run')
  const { run: _run, ...told } = event
  return { ...rest, event: { ...told, type: 'practice-answer' } }
}

/** The answers of a block that was handed in at an instant, each so many seconds long, end to end. */
function block(finishedAt: number, count: number, seconds: number): Pending[] {
  const id = randomUUID()
  return Array.from({ length: count }, (_, i) => {
    const { event, ...rest } = practiced(finishedAt - (count - 1 - i) * seconds * 1_000, seconds)
    if (event.type !== 'practice-answer') expect.fail('not of practice')
    const times = { startedAt: iso(finishedAt - DAY_MS), finishedAt: iso(finishedAt) }
    const facts = { length: 33 as const, extra: 1 as const, pausedMs: 0, seen: 0, expected: 20 }
    return { ...rest, event: { ...event, type: 'exam-answer', block: { id, ...times, ...facts } } }
  })
}

const solo = ({ event }: Pending): SoloAnswerEvent => {
  if (event.type !== 'solo-answer') expect.fail('not of a run')
  return event
}
/** When each was shown and answered, in ms before now. */
const times = (all: readonly Pending[]) =>
  all.map((one) => [NOW - ms(solo(one).showing.shownAt), NOW - ms(one.event.answeredAt)])

describe('the instants of pending answers', () => {
  test('stay where the clock was never set back, whatever lies between', () => {
    const all = [given(NOW - 9 * HOUR), given(NOW - HOUR), given(NOW - 20_000), given(NOW)]
    expect(inOrderOfTime(all, NOW)).toEqual(all)
  })

  test('of a clock that was days ahead move back together, to before the next that was given by the right one', () => {
    const wrong = NOW + 72 * HOUR
    const all = [given(NOW - 3 * HOUR), given(wrong), given(wrong + 60_000), given(NOW - 20_000)]
    expect(times(inOrderOfTime(all, NOW))).toEqual([
      [3 * HOUR + 10_000, 3 * HOUR],
      [100_000, 90_000],
      [40_000, 30_000],
      [30_000, 20_000],
    ])
  })

  test('stay where a question lay open while others of another kind were given', () => {
    const HOUR_SECONDS = 3_600
    const all = [
      practiced(NOW - HOUR / 2),
      given(NOW - HOUR / 4, { seconds: HOUR_SECONDS }),
      practiced(NOW - 60_000, 2 * 60),
    ]
    expect(inOrderOfTime(all, NOW)).toEqual(all)
    const paused = [practiced(NOW - HOUR / 2), given(NOW - HOUR / 3), ...block(NOW, 3, HOUR_SECONDS)]
    expect(inOrderOfTime(paused, NOW)).toEqual(paused)
    const handedIn = [...block(NOW - HOUR / 2, 3, 60), practiced(NOW, HOUR_SECONDS)]
    expect(inOrderOfTime(handedIn, NOW)).toEqual(handedIn)
  })

  test('of a block that was handed in by a clock that was ahead move back together with it', () => {
    const wrong = NOW + 72 * HOUR
    const all = [practiced(wrong - HOUR), ...block(wrong, 3, 600), practiced(NOW - 60_000)]
    const settled = inOrderOfTime(all, NOW)
    const right = [...block(NOW - 60_000, 3, 600)]
    const instants = (of: readonly Pending[]) =>
      of.map(({ event }) => [event.answeredAt, event.type === 'exam-answer' && event.block.finishedAt])
    expect(instants(settled)).toEqual(
      instants([practiced(NOW - 60_000 - HOUR), ...right, practiced(NOW - 60_000)]),
    )
  })

  test('that all lie ahead move back to end now', () => {
    const all = [given(NOW + 72 * HOUR), given(NOW + 73 * HOUR)]
    expect(times(inOrderOfTime(all, NOW))).toEqual([
      [HOUR + 10_000, HOUR],
      [10_000, 0],
    ])
  })

  test('of a clock that had lost the time move to before what was given next, and take nothing along that was given before', () => {
    const reset = Date.UTC(2020, 0, 1)
    const right = [given(NOW - 3 * DAY_MS), given(NOW - 2 * DAY_MS)]
    const lost = [given(reset + 10_000), given(reset + 60_000)]
    const again = [given(reset + 10_000), given(reset + 40_000)]
    const last = given(NOW - HOUR)
    expect(times(inOrderOfTime([...right, ...lost, ...again, last, ...again], NOW))).toEqual([
      [3 * DAY_MS + 10_000, 3 * DAY_MS],
      [2 * DAY_MS + 10_000, 2 * DAY_MS],
      [HOUR + 100_000, HOUR + 90_000],
      [HOUR + 50_000, HOUR + 40_000],
      [HOUR + 40_000, HOUR + 30_000],
      [HOUR + 20_000, HOUR + 10_000],
      [HOUR + 10_000, HOUR],
      [40_000, 30_000],
      [10_000, 0],
    ])
  })

  test('of a question that came up before the clock had the time again take nothing along that was given before', () => {
    const reset = Date.UTC(2000, 0, 1)
    const seconds = (NOW - HOUR - reset) / 1_000
    const open = given(NOW - HOUR, { seconds })
    const inRun = given(NOW - HOUR, { seconds, begun: NOW - DAY_MS })
    for (const late of [open, inRun]) {
      const all = [given(NOW - 3 * DAY_MS), given(NOW - 2 * DAY_MS), late, given(NOW)]
      const settled = inOrderOfTime(all, NOW)
      expect(times(settled)).toEqual([
        [3 * DAY_MS + 10_000, 3 * DAY_MS],
        [2 * DAY_MS + 10_000, 2 * DAY_MS],
        [HOUR + 1_000, HOUR],
        [10_000, 0],
      ])
    }
    const begun = inOrderOfTime([open, inRun], NOW).map((one) => NOW - ms(solo(one).run.startedAt))
    expect(begun).toEqual([HOUR + 2_000, DAY_MS])
  })

  test('stay as they are told while the clock has lost the time still: the server knows how far it’s off', () => {
    const now = Date.UTC(2020, 0, 1, 1)
    const lost = [given(now - 60_000), given(now - 10_000)]
    expect(inOrderOfTime(lost, now)).toEqual(lost)
  })

  test('take their run with them, which began before they were shown', () => {
    const [one] = inOrderOfTime([given(NOW + 72 * HOUR, { begun: NOW + 71 * HOUR })], NOW)
    expect(one && ms(solo(one).run.startedAt)).toBe(NOW - HOUR)
    // A run begun by the right clock, and played on by one that is behind.
    const [late] = inOrderOfTime([given(NOW - 72 * HOUR, { begun: NOW - HOUR })], NOW)
    expect(late && solo(late).run.startedAt).toBe(late && solo(late).showing.shownAt)
  })

  test('once accepted stay: they are of many devices, in no order', () => {
    const all = [given(NOW + HOUR, { isLost: true }), given(NOW - HOUR, { isLost: true })]
    expect(inOrderOfTime(all, NOW)).toEqual(all)
  })

  test('whatever clock: each is as long as it was, none after the next, none after now', () => {
    const step = fc.record({
      jump: fc.integer({ min: -100, max: 100 }),
      seconds: fc.integer({ min: 1, max: 900 }),
    })
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        let at = NOW
        const all = steps.map(({ jump, seconds }) => {
          at += jump * HOUR + seconds * 1_000
          return given(at, { seconds })
        })
        const settled = inOrderOfTime(all, NOW)
        expect(settled.map(({ event }) => event.id)).toEqual(all.map(({ event }) => event.id))
        const spans = (of: readonly Pending[]) =>
          times(of).map(([shown = 0, answered = 0]) => shown - answered)
        expect(spans(settled)).toEqual(spans(all))
        const told = settled.flatMap((one) => [ms(solo(one).showing.shownAt), ms(one.event.answeredAt)])
        expect(told).toEqual([...told].sort((a, b) => a - b))
        expect(told.at(-1)).toBeLessThanOrEqual(NOW)
        for (const one of settled)
          expect(ms(solo(one).run.startedAt)).toBeLessThanOrEqual(ms(solo(one).showing.shownAt))
      }),
    )
  })
})
