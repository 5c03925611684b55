import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import type { StudyStore } from '#study/store.ts'
import { grade, NOON, run, showing } from '../play.ts'
import { crowd, type Fixture, TORTS } from './fixture.ts'

/** Runs: one open a player, and no way past the wait. */
export function runsContract(fixture: Fixture): void {
  let store: StudyStore
  let player: string
  beforeEach(() => {
    ;({ store, player } = fixture)
  })
  const { anItem, nobody, begun } = fixture

  describe('runs', () => {
    test('a new player has none', async () => {
      expect(await store.openRun(player)).toBeNull()
      expect(await store.lastEndedRun(player)).toBeNull()
      expect(await store.run(player, randomUUID())).toBeNull()
      expect(await store.soloBest(player)).toBe(0)
    })

    test('starting stores the run as it was made', async () => {
      const fresh = run(player, NOON + 123, 'Criminal Law/Procedure')
      expect(await store.startRun(player, () => fresh)).toEqual({ run: fresh, resumed: false })
      expect(await store.openRun(player)).toEqual(fresh)
      expect(await store.run(player, fresh.id)).toEqual(fresh)
    })

    test('starting again resumes the open run and does not begin another', async () => {
      const first = await begun()
      const again = await store.startRun(player, () => expect.fail('another run was begun'))
      expect(again).toEqual({ run: first, resumed: true })
    })

    test('where nothing may begin, nothing is stored', async () => {
      expect(await store.startRun(player, () => null)).toBeNull()
      expect(await store.openRun(player)).toBeNull()
    })

    test('another player’s run is not found', async () => {
      const mine = await begun()
      expect(await store.run(await nobody(), mine.id)).toBeNull()
    })

    test('beginning is told of the run that ended last', async () => {
      const ends = [NOON + 5 * HOUR, NOON + 9 * HOUR, NOON + 7 * HOUR]
      for (const endedAt of ends) await store.startRun(player, () => ({ ...run(player), lives: 0, endedAt }))
      expect(await store.openRun(player)).toBeNull()
      expect((await store.lastEndedRun(player))?.endedAt).toBe(NOON + 9 * HOUR)
      const told = await store.startRun(player, (last) => run(player, last?.endedAt ?? 0))
      expect(told?.run.startedAt).toBe(NOON + 9 * HOUR)
    })

    test('twenty starts at once, on two nodes, make one run', async () => {
      const started = await crowd(20, (i) => fixture.node(i).startRun(player, () => run(player)))
      expect(new Set(started.map((one) => one?.run.id)).size).toBe(1)
      expect(started.filter((one) => !one?.resumed)).toHaveLength(1)
      const rows = await fixture.trial.rows(sql`select id from solo_runs where user_id = ${player}`)
      expect(rows).toHaveLength(1)
    })

    test('a start that races the last life never slips past the wait', async () => {
      for (let i = 0; i < 10; i++) {
        const by = await nobody()
        const last = { ...run(by), lives: 1 }
        await store.startRun(by, () => last)
        const asked = await store.show(
          showing(by, await anItem(0, TORTS, by), { runId: last.id, round: 1 }),
          await anItem(0, TORTS, by),
        )
        const waiting = () => fixture.trial.elsewhere().startRun(by, (ended) => (ended ? null : run(by)))
        const [, ...starts] = await Promise.all([
          store.record(by, asked.showing.id, grade({ correct: false })),
          ...Array.from({ length: 5 }, waiting),
        ])
        for (const start of starts) expect(start === null || start.run.id === last.id).toBe(true)
        expect(await waiting()).toBeNull()
      }
    })
  })
}
