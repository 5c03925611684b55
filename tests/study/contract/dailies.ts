import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { utcDate } from '#rules/days.ts'
import { dailyRecording } from '#study/daily/recording.ts'
import type { Item } from '#study/item.ts'
import type { StudyStore } from '#study/store.ts'
import { dailyItems } from '../daily-items.ts'
import { NOON, showing } from '../play.ts'
import { crowd, type Fixture } from './fixture.ts'

const DATE = utcDate(NOON)

/** A day's case of a player: held once, started once, answered once. */
export function dailiesContract(fixture: Fixture): void {
  describe('a day’s case', () => {
    let store: StudyStore
    let player: string
    let item: Item
    beforeAll(() => fixture.trial.load({ daily: dailyItems(3) }))
    beforeEach(async () => {
      ;({ store, player } = fixture)
      const found = await fixture.trial.daily().caseOf(DATE)
      item = found ?? expect.fail('no case')
    })

    const hold = (startAt: number | null, on = store) =>
      on.assignDaily(DATE, showing(player, item, { context: 'daily' }), item, startAt)

    test('is held unstarted, then started at its first asking, and stays as it was put', async () => {
      expect(await store.dailyOf(player, DATE)).toBeNull()
      const held = await hold(null)
      expect(held.attempt).toMatchObject({ date: DATE, startedAt: null, answeredAt: null, choice: null })
      expect(await store.runningDailies(player)).toEqual([])
      const started = await hold(NOON + 1_000)
      expect(started.attempt).toMatchObject({ startedAt: NOON + 1_000, showingId: held.attempt.showingId })
      expect(started.shown.showing).toMatchObject({ order: held.shown.showing.order, shownAt: NOON + 1_000 })
      expect(await hold(NOON + 9_000)).toEqual(started)
      expect(await store.dailyOf(player, DATE)).toEqual(started)
      expect(await store.dailyShown(player, started.attempt.showingId)).toEqual(started)
      expect(await store.runningDailies(player)).toEqual([started])
    })

    test('asked for by ten at once, on two nodes, it is one showing with one start', async () => {
      const all = await crowd(10, (i) => hold(NOON + i, fixture.node(i)))
      expect(new Set(all.map((one) => one.attempt.showingId)).size).toBe(1)
      expect(new Set(all.map((one) => one.attempt.startedAt)).size).toBe(1)
    })

    test('answered by ten at once, on two nodes, it is recorded once', async () => {
      const { attempt } = await hold(NOON)
      const results = await crowd(10, (i) =>
        fixture
          .node(i)
          .recordDaily(player, attempt.showingId, (before) =>
            dailyRecording(before, { shownIndex: i % 4, at: NOON + i }),
          ),
      )
      expect(results.filter((one) => one.kind === 'recorded')).toHaveLength(1)
      const told = results.map((one) => (one.kind === 'unknown' ? null : one.attemptId))
      expect(new Set(told).size).toBe(1)
      const stored = await store.dailyOf(player, DATE)
      for (const one of results)
        if (one.kind !== 'unknown') expect(one.daily.attempt).toEqual(stored?.attempt)
      expect((await store.playerState(player)).progress).toMatchObject({
        totalQuestionsAnswered: 1,
        dailyStreak: 1,
      })
      expect(await store.runningDailies(player)).toEqual([])
    })

    test('a decision of none, or one that throws, writes nothing', async () => {
      const { attempt } = await hold(NOON)
      expect(await store.recordDaily(player, attempt.showingId, () => null)).toEqual({ kind: 'unknown' })
      const thrown = store.recordDaily(player, attempt.showingId, () => {
        throw new Error('a bug')
      })
      await expect(thrown).rejects.toThrow('a bug')
      expect((await store.dailyOf(player, DATE))?.attempt).toEqual(attempt)
      expect((await store.playerState(player)).progress.totalXp).toBe(0)
    })

    test('another’s showing, and none at all, are unknown', async () => {
      const { attempt } = await hold(NOON)
      const other = await fixture.nobody()
      const decide = () => expect.fail('decided')
      expect(await store.dailyShown(other, attempt.showingId)).toBeNull()
      expect(await store.recordDaily(other, attempt.showingId, decide)).toEqual({ kind: 'unknown' })
      expect(await store.recordDaily(player, randomUUID(), decide)).toEqual({ kind: 'unknown' })
    })

    test.each([
      ['an answer known too late is no day, whatever it was paid', true, 15, []],
      ['one in time is a day, though it was paid nothing', false, 0, [DATE]],
    ])('of the days answered %s', async (_title, expired, xpAwarded, days) => {
      const { attempt } = await hold(NOON)
      await store.recordDaily(player, attempt.showingId, (before) => {
        const recording = dailyRecording(before, { shownIndex: 0, at: NOON + 1, expired })
        return { ...recording, daily: { ...recording.daily, xpAwarded } }
      })
      const tomorrow = utcDate(NOON + 86_400_000)
      const next = (await fixture.trial.daily().caseOf(tomorrow)) ?? expect.fail('no case')
      const later = await store.assignDaily(tomorrow, showing(player, next), next, NOON + 86_400_000)
      await store.recordDaily(player, later.attempt.showingId, (before) => {
        expect(before.answeredDays).toEqual(days)
        return null
      })
    })

    test('the days answered are told to the next decision, those without an answer not', async () => {
      const { attempt } = await hold(NOON)
      await store.recordDaily(player, attempt.showingId, (before) => {
        expect(before.answeredDays).toEqual([])
        return dailyRecording(before, { shownIndex: -1, at: NOON + 90_000 })
      })
      const tomorrow = utcDate(NOON + 86_400_000)
      const next = await fixture.trial.daily().caseOf(tomorrow)
      if (!next) expect.fail('no case')
      const later = await store.assignDaily(tomorrow, showing(player, next), next, NOON + 86_400_000)
      await store.recordDaily(player, later.attempt.showingId, (before) => {
        expect(before.answeredDays).toEqual([])
        expect(before.attempt).toEqual(later.attempt)
        return dailyRecording(before, { shownIndex: 0, at: NOON + 86_400_001 })
      })
      expect(await store.dailyProgress(player)).toEqual({
        dailyStreak: 1,
        bestDailyStreak: 1,
        lastDailyDate: tomorrow,
      })
    })
  })
}
