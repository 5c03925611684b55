import { beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import type { StudyStore } from '#study/store.ts'
import { spread } from '../bank-builder.ts'
import { NOON, showing } from '../play.ts'
import { type Fixture, TORTS } from './fixture.ts'

/** Finding items: unseen ones round the ring, and the one seen longest ago. */
export function pickingContract(fixture: Fixture): void {
  let store: StudyStore
  let player: string
  beforeEach(() => {
    ;({ store, player } = fixture)
  })
  const { anItem, nobody } = fixture

  describe('unseen items', () => {
    const walk = async (pivots: readonly number[], bucket = TORTS) => {
      const ids: string[] = []
      for (const pivot of pivots) {
        const { item } = await store.unseenItem(player, bucket, pivot)
        if (!item) break
        await store.show(showing(player, item), item)
        ids.push(item.id)
      }
      return ids
    }

    test('are whole, of the bucket, and name the version searched', async () => {
      const { item: found, bank } = await store.unseenItem(player, TORTS, 0.3)
      const original = spread({ each: 4 }).find((one) => one.id === found?.id)
      expect(found).toEqual({
        id: original?.id,
        family: null,
        path: original?.path,
        pool: 'practice',
        subject: 'Torts',
        subtopic: original?.subtopic,
        area: original?.area,
        difficulty: 1,
        stem: original?.stem,
        choices: original?.choices,
        correctIndex: original?.correctIndex,
        why: original?.why,
        explanation: original?.explanation,
        authorities: original?.authorities,
      })
      const [version] = await fixture.trial.rows(sql`select hash from bank_versions where pool = 'practice'`)
      expect(bank).toBe(version?.hash)
    })

    test('come in the order of their places on the ring, from the pivot, round to the start', async () => {
      const ring = await fixture.trial.rows<{ id: string; rnd: number }>(
        sql`select id, rnd from questions where pool = 'practice' and subject = 'Torts' and difficulty = 1 order by rnd`,
      )
      for (const [i, { id, rnd }] of ring.entries()) {
        expect((await anItem(rnd)).id).toBe(id)
        expect((await anItem(rnd + 1e-9)).id).toBe(ring[(i + 1) % ring.length]?.id)
      }
      expect((await anItem(0)).id).toBe(ring[0]?.id)
      expect((await anItem(0.999999999)).id).toBe(ring[0]?.id)
    })

    test.each([[[0, 0, 0, 0, 0]], [[0.9, 0.9, 0.9, 0.9, 0.9]], [[0.1, 0.8, 0.4, 0.6, 0.2]]])(
      'every one comes once, from pivots %j, then none',
      async (pivots) => {
        const ids = await walk(pivots)
        expect(ids).toHaveLength(4)
        expect(new Set(ids).size).toBe(4)
        expect((await store.unseenItem(player, TORTS, 0.5)).item).toBeNull()
      },
    )

    test('what another player saw, another level, subject or pool is none of theirs', async () => {
      await walk([0, 0, 0, 0])
      for (const other of [{ difficulty: 2 }, { subject: 'Contracts' }] as const)
        expect(await anItem(0.5, { ...TORTS, ...other })).toMatchObject(other)
      const ranked = (await store.unseenItem(player, { ...TORTS, pool: 'ranked' }, 0.5)).item
      // Ranked items, loaded here beside the practice ones, never come to a desktop's file.
      if (fixture.kind === 'SQLite') expect(ranked).toBeNull()
      else expect(ranked?.pool).toBe('ranked')
      expect((await store.unseenItem(await nobody(), TORTS, 0)).item).not.toBeNull()
    })

    test('a pool that is not loaded has none, and no version', async () => {
      expect(await store.unseenItem(player, { ...TORTS, pool: 'daily' }, 0)).toEqual({
        item: null,
        bank: null,
      })
    })
  })

  describe('the item seen longest ago', () => {
    const see = async (id: string, shownAt: number, bucket = TORTS) => {
      for (const pivot of [0, 0.2, 0.4, 0.6, 0.8]) {
        const found = await anItem(pivot, bucket)
        if (found.id === id) return store.show(showing(player, found, { shownAt }), found)
      }
      const { item } = await store.leastRecentItem(player, 'practice', 'Torts', [1])
      throw new Error(`${id} is not to be found beside ${item?.id}`)
    }

    test('is the one shown longest ago at the first level that has one', async () => {
      const seen: string[] = []
      for (let i = 0; i < 4; i++) {
        const next = await anItem(0.37)
        await see(next.id, NOON + ((i * 3) % 4) * HOUR)
        seen[(i * 3) % 4] = next.id
      }
      expect((await store.leastRecentItem(player, 'practice', 'Torts', [1])).item?.id).toBe(seen[0])
      expect((await store.leastRecentItem(player, 'practice', 'Torts', [7, 3, 1, 2])).item?.id).toBe(seen[0])
      expect((await store.leastRecentItem(player, 'practice', 'Torts', [2, 3])).item).toBeNull()
      expect((await store.leastRecentItem(player, 'practice', 'Evidence', [1])).item).toBeNull()
      expect((await store.leastRecentItem(await nobody(), 'practice', 'Torts', [1])).item).toBeNull()
    })

    test('moves on when it is shown again, so that a used-up bucket goes round', async () => {
      const bucket = { ...TORTS, difficulty: 9 }
      const ids = new Set<string>()
      for (let i = 0; i < 4; i++) {
        const one = await anItem(0, bucket)
        await store.show(showing(player, one, { shownAt: NOON + i }), one)
        ids.add(one.id)
      }
      const order: (string | undefined)[] = []
      for (let i = 0; i < 8; i++) {
        const { item } = await store.leastRecentItem(player, 'practice', 'Torts', [9])
        if (item) await store.show(showing(player, item, { shownAt: NOON + HOUR + i }), item)
        order.push(item?.id)
      }
      expect(new Set(order.slice(0, 4))).toEqual(ids)
      expect(order.slice(4)).toEqual(order.slice(0, 4))
    })

    test('keeps the later of two times, whichever showing is stored last', async () => {
      const later = await anItem()
      await store.show(showing(player, later, { shownAt: NOON + 2 * HOUR }), later)
      const earlier = await anItem()
      await store.show(showing(player, earlier, { shownAt: NOON + HOUR }), earlier)
      await store.show(showing(player, later, { shownAt: NOON }), later)
      expect((await store.leastRecentItem(player, 'practice', 'Torts', [1])).item?.id).toBe(earlier.id)
    })
  })
}
