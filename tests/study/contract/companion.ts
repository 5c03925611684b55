import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { CompanionMessage } from '#study/companion/store.ts'
import type { StudyStore } from '#study/store.ts'
import { grade, NOON, showing } from '../play.ts'
import { crowd, type Fixture } from './fixture.ts'

const ODD = `‘Zoë’s’ "brief"; DROP TABLE users; -- 法律 ⚖️ \\ \n\t %s $1 ? :a @b <b>&amp;</b>`

/** The thread with Atticus, and what he may know of a player. */
export function companionContract(fixture: Fixture): void {
  let store: StudyStore
  let player: string
  beforeEach(() => {
    ;({ store, player } = fixture)
  })

  const message = (at: number, parts: Partial<CompanionMessage> = {}): CompanionMessage => ({
    id: randomUUID(),
    userId: player,
    role: 'assistant',
    content: `message of ${at}`,
    sources: [{ id: 'torts.negligence.duty', area: 'Duty', subject: 'Torts' }],
    sourced: true,
    actions: [{ kind: 'practice', label: 'Practice Torts', subject: 'Torts' }],
    thread: { intent: 'explain', ruleIds: ['torts.negligence.duty'], topic: 'Duty', subject: null },
    at,
    ...parts,
  })

  describe('the thread', () => {
    test('comes back as it was kept, oldest first, whatever is in it', async () => {
      const asked = message(NOON, { role: 'user', content: ODD, sources: [], actions: [], thread: null })
      const told = message(NOON + 1, { sourced: false })
      await store.keepCompanion(player, [asked, told], 10)
      expect(await store.companionThread(player, 10)).toEqual([asked, told])
      expect(await store.companionThread(player, 1)).toEqual([told])
    })

    test('keeps the newest messages and no more than its limit', async () => {
      await store.keepCompanion(
        player,
        [0, 1, 2, 3].map((i) => message(NOON + i)),
        3,
      )
      await store.keepCompanion(player, [message(NOON + 4)], 3)
      const kept = await store.companionThread(player, 10)
      expect(kept.map(({ at }) => at - NOON)).toEqual([2, 3, 4])
    })

    test('is one’s own: nobody else reads, crowds out or clears it', async () => {
      const other = await fixture.nobody()
      await store.keepCompanion(player, [message(NOON)], 2)
      await store.keepCompanion(
        other,
        [1, 2, 3].map((i) => message(NOON + i, { userId: other })),
        2,
      )
      await store.clearCompanion(other)
      expect(await store.companionThread(other, 10)).toEqual([])
      expect(await store.companionThread(player, 10)).toHaveLength(1)
    })

    test('takes a message sent twice once, and many at once all', async () => {
      const one = message(NOON)
      await store.keepCompanion(player, [one], 50)
      await store.keepCompanion(player, [{ ...one, content: 'another' }], 50)
      expect(await store.companionThread(player, 50)).toEqual([one])
      await crowd(12, (i) => fixture.node(i).keepCompanion(player, [message(NOON + 1 + i)], 50))
      expect(await store.companionThread(player, 50)).toHaveLength(13)
    })

    test('survives being cleared twice, and nothing is kept of nothing', async () => {
      await store.clearCompanion(player)
      await store.keepCompanion(player, [], 5)
      await store.clearCompanion(player)
      expect(await store.companionThread(player, 5)).toEqual([])
    })
  })

  test('the latest answers come newest first, each with its item and the order it was shown in', async () => {
    const items = [await fixture.anItem(0), await fixture.anItem(0.5)]
    for (const [i, item] of items.entries()) {
      const shown = await store.show(showing(player, item), item)
      await store.record(player, shown.showing.id, grade({ correct: i === 0, at: NOON + i }))
    }
    const answers = await store.latestAnswers(player, 10)
    expect(answers.map(({ attempt }) => attempt.isCorrect)).toEqual([false, true])
    expect(answers[0]).toMatchObject({
      item: { id: items[1]?.id, explanation: items[1]?.explanation },
      order: [2, 0, 3, 1],
      attempt: { at: NOON + 1, context: 'solo', subject: 'Torts' },
    })
    expect(await store.latestAnswers(player, 1)).toHaveLength(1)
    expect(await store.latestAnswers(await fixture.nobody(), 10)).toEqual([])
  })

  test('open items are those before the player and not answered', async () => {
    const item = await fixture.anItem()
    const { showing: shown } = await store.show(showing(player, item), item)
    expect(await store.openItems(player, 5)).toMatchObject([{ stem: item.stem, choices: item.choices }])
    expect(await store.openItems(await fixture.nobody(), 5)).toEqual([])
    await store.record(player, shown.id, grade({ correct: true }))
    expect(await store.openItems(player, 5)).toEqual([])
  })
}
