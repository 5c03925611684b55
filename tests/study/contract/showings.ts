import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import type { Item } from '#study/item.ts'
import type { StudyStore } from '#study/store.ts'
import { grade, NOON, showing } from '../play.ts'
import { crowd, type Fixture } from './fixture.ts'

/** Showings: stored before they are told, one a round, the same after a restart. */
export function showingsContract(fixture: Fixture): void {
  let store: StudyStore
  let player: string
  beforeEach(() => {
    ;({ store, player } = fixture)
  })
  const { anItem, begun } = fixture

  describe('showings', () => {
    test('a showing is stored as it was made, and read again after a restart', async () => {
      const { id: runId } = await begun()
      const asked = await anItem()
      const made = showing(player, asked, {
        runId,
        round: 1,
        order: [3, 1, 0, 2],
        shownAt: NOON + 7,
        hintUsed: true,
      })
      const shown = await store.show(made, asked)
      expect(shown).toEqual({ showing: made, item: asked })
      await fixture.trial.reopen()
      expect(await fixture.trial.store().shownInRun(runId, 1)).toEqual(shown)
      expect(await fixture.trial.store().shownInRun(runId, 2)).toBeNull()
    })

    test('a round that has shown something shows it again, and the other item stays unseen', async () => {
      const { id: runId } = await begun()
      const [one, two] = [await anItem(0), await anItem(0.5)]
      expect(one.id).not.toBe(two.id)
      const first = await store.show(showing(player, one, { runId, round: 1 }), one)
      const again = await store.show(showing(player, two, { runId, round: 1, order: [0, 1, 2, 3] }), two)
      expect(again).toEqual(first)
      const seen = await fixture.trial.rows(
        sql`select question_id as id from question_seen where user_id = ${player}`,
      )
      expect(seen).toEqual([{ id: one.id }])
    })

    test('a round whose showing was answered shows another, where the run was set back to it', async () => {
      const run = await begun()
      const [one, two] = [await anItem(0), await anItem(0.5)]
      const first = await store.show(showing(player, one, { runId: run.id, round: 1 }), one)
      await store.record(player, first.showing.id, grade({ correct: true }))
      // The run is at round 2: whoever still asks for the first gets what it showed.
      const asked = showing(player, two, { runId: run.id, round: 1 })
      expect((await store.show(asked, two)).showing.id).toBe(first.showing.id)
      await fixture.trial.alter(`update solo_runs set round = 1 where id = '${run.id}'`)
      expect(await store.show(asked, two)).toEqual({ showing: asked, item: two })
      expect(await store.shownInRun(run.id, 1)).toEqual({ showing: asked, item: two })
    })

    test('twenty at once for one round come to one showing', async () => {
      const { id: runId } = await begun()
      const items = await Promise.all([0, 0.25, 0.5, 0.75].map((pivot) => anItem(pivot)))
      const shown = await crowd(20, (i) => {
        const one = items[i % items.length] as Item
        return fixture.node(i).show(showing(player, one, { runId, round: 1 }), one)
      })
      for (const one of shown) expect(one).toEqual(shown[0])
      expect(await fixture.trial.rows(sql`select id from showings where run_id = ${runId}`)).toHaveLength(1)
      const seen = await fixture.trial.rows(sql`select times from question_seen where user_id = ${player}`)
      expect(seen).toEqual([{ times: 1 }])
    })

    test('an item shown again counts, and was seen at the later time', async () => {
      const asked = await anItem()
      await store.show(showing(player, asked), asked)
      await store.show(showing(player, asked, { shownAt: NOON + HOUR }), asked)
      const [seen] = await fixture.trial.rows<{ times: number; at: Date }>(
        sql`select times, last_seen as at from question_seen where user_id = ${player}`,
      )
      expect(seen?.times).toBe(2)
      expect(new Date(seen?.at ?? 0).getTime()).toBe(NOON + HOUR)
    })
  })
}
