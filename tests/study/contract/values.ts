import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS as HOUR } from '#rules/days.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { StudyStore } from '#study/store.ts'
import { item } from '../bank-builder.ts'
import { studyTrial } from '../databases.ts'
import { grade, NOON, showing } from '../play.ts'
import { type Fixture, TORTS } from './fixture.ts'

/** Every value comes back as it was stored. */
export function valuesContract(fixture: Fixture): void {
  let store: StudyStore
  let player: string
  beforeEach(() => {
    ;({ store, player } = fixture)
  })
  const { anItem } = fixture

  test('XP since an instant counts streak bonuses and nothing before it', async () => {
    const one = await anItem()
    for (const [i, at] of [NOON, NOON + 1, NOON + 2, NOON + HOUR].entries()) {
      const shown = await store.show(showing(player, one), one)
      await store.record(player, shown.showing.id, grade({ correct: true, at }))
      expect(i).toBeLessThan(4)
    }
    const earned = await store.xpSince(player, NOON + 1)
    expect(earned.toSorted((a, b) => a.at - b.at)).toEqual([
      { at: NOON + 1, xp: 12 },
      { at: NOON + 2, xp: 14 },
      { at: NOON + HOUR, xp: 16 },
    ])
  })

  test('texts come back as they went, whatever is in them', async () => {
    const odd = `‘Zoë’s’ "brief"; DROP TABLE users; -- 法律 ⚖️ \\ \n\t %s $1 ? :a @b <b>&amp;</b>`
    const strange = item('odd one', {
      subject: 'Evidence',
      subtopic: odd,
      area: `${odd} area`,
      stem: odd,
      choices: [odd, `${odd}1`, `${odd}2`, `${odd}3`],
      explanation: odd,
      authorities: [odd, odd],
    })
    const other = await studyTrial(fixture.kind)
    try {
      await other.load({ practice: [strange] })
      const by = await other.addPlayer()
      const { item: found } = await other.store().unseenItem(by, { ...TORTS, subject: 'Evidence' }, 0)
      if (!found) expect.fail('not found')
      expect(found).toMatchObject({
        stem: odd,
        choices: strange.choices,
        explanation: odd,
        authorities: [odd, odd],
      })
      const shown = await other.store().show(showing(by, found), found)
      await other.store().record(by, shown.showing.id, grade({ correct: true }))
      expect((await other.store().playerState(by)).topics).toMatchObject([
        { subtopic: odd, area: '' },
        { subtopic: odd, area: `${odd} area` },
      ])
    } finally {
      await other.close()
    }
  })

  test('every subject, with its slash, is stored and found', async () => {
    for (const subject of SUBJECTS) expect((await anItem(0.5, { ...TORTS, subject })).subject).toBe(subject)
  })
}
