import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { DAY_MS } from '#rules/days.ts'
import { areaKey, memoriesOf } from '#rules/practice/choose-area.ts'
import type { StudyStore } from '#study/store.ts'
import { item } from './bank-builder.ts'
import { KINDS, type StudyTrial, studyTrial } from './databases.ts'
import { grade, NOON, showing } from './play.ts'

const DUTY = { subject: 'Torts', subtopic: 'Negligence', area: 'Duty' } as const
const HEARSAY = { subject: 'Evidence', subtopic: 'Hearsay', area: 'Definition, and “why”' } as const

describe.each(KINDS)('a player’s memory of every rule, on %s', (kind) => {
  let trial: StudyTrial
  let player: string

  beforeEach(async () => {
    trial = await studyTrial(kind)
    const items = [item('duty', DUTY), item('duty too', DUTY), item('hearsay', HEARSAY)]
    await trial.load({ practice: items })
    player = await trial.addPlayer()
    await answer(trial.store(), 'duty')
    await answer(trial.store(), 'hearsay')
    await agrees()
  })
  afterEach(() => trial.close())

  /** Gives an answer by way of one node. */
  async function answer(store: StudyStore, question: string, at = NOON, by = player) {
    const asked = await store.practiceItem(question)
    const { showing: shown } = await store.show(showing(by, asked, { shownAt: at }), asked)
    expect(await store.record(by, shown.id, grade({ correct: true, at }))).toMatchObject({ kind: 'recorded' })
  }

  /** The memories that this node reads, and has read before, are those that the player's state holds now. */
  async function agrees(by = player) {
    const memories = await trial.store().memories(by)
    expect(memories).toEqual(memoriesOf((await trial.elsewhere().playerState(by)).topics))
    return memories
  }

  test('is nothing before the first answer', async () => {
    expect(await trial.store().memories(await trial.addPlayer())).toEqual(new Map())
  })

  test('is read anew after an answer given here', async () => {
    await answer(trial.store(), 'duty too', NOON + DAY_MS)
    expect((await agrees()).get(areaKey(DUTY))?.reps).toBe(2)
  })

  test('is read anew after an answer given on another node', async () => {
    await answer(trial.elsewhere(), 'duty too', NOON + DAY_MS)
    expect((await agrees()).get(areaKey(DUTY))?.reps).toBe(2)
  })

  test('is read anew after a fold that changed no count, only what is remembered', async () => {
    const [row] = await trial.rows<{ memory: unknown }>(
      sql`select memory from player_topic_stats where user_id = ${player} and area = ${DUTY.area}`,
    )
    const memory = typeof row?.memory === 'string' ? JSON.parse(row.memory) : row?.memory
    const refolded = JSON.stringify({ ...memory, stability: memory.stability + 1 })
    const value = kind === 'SQLite' ? sql`${refolded}` : sql`${refolded}::jsonb`
    await trial.rows(
      sql`update player_topic_stats set memory = ${value} where user_id = ${player} and area = ${DUTY.area}`,
    )
    expect((await agrees()).get(areaKey(DUTY))?.stability).toBe(memory.stability + 1)
  })

  test('is read anew after a reason told, which no answer comes with', async () => {
    const mark = { id: randomUUID(), type: 'card', target: areaKey(DUTY), ...DUTY, grade: 'missed' } as const
    await trial.elsewhere().tell(
      player,
      { ...mark, at: new Date(NOON).toISOString() },
      {
        topic: DUTY,
        change: (memory) => ({ ...memory, lapses: 7 }),
        mayReplace: () => true,
      },
    )
    expect((await agrees()).get(areaKey(DUTY))?.lapses).toBe(7)
  })

  test('is gone with the record, of a subject and of all', async () => {
    await trial.rows(sql`delete from player_topic_stats where user_id = ${player} and subject = 'Torts'`)
    expect([...(await agrees()).keys()]).toEqual([areaKey(HEARSAY)])
    await trial.rows(sql`delete from player_topic_stats where user_id = ${player}`)
    expect((await agrees()).size).toBe(0)
    await answer(trial.store(), 'duty too')
    expect([...(await agrees()).keys()]).toEqual([areaKey(DUTY)])
  })

  test('is each player’s own, of more players than are kept', async () => {
    const others = await Promise.all(Array.from({ length: 60 }, () => trial.addPlayer()))
    for (const [i, other] of others.entries())
      await answer(trial.store(), i % 2 ? 'duty' : 'hearsay', NOON + i, other)
    for (const other of [...others, ...others]) expect((await agrees(other)).size).toBe(1)
    expect((await agrees()).size).toBe(2)
  })

  test('is parsed again only of the subject that an answer changed', async () => {
    const before = await agrees()
    await answer(trial.elsewhere(), 'duty too', NOON + DAY_MS)
    const after = await agrees()
    expect(after.get(areaKey(HEARSAY))).toBe(before.get(areaKey(HEARSAY)))
    expect(after.get(areaKey(DUTY))).not.toBe(before.get(areaKey(DUTY)))
  })
})
