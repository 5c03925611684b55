import { expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { item } from './bank-builder.ts'
import { studyTrial } from './databases.ts'
import { grade, NOON, run, showing } from './play.ts'
import { storeContract } from './store-contract.ts'

storeContract('PostgreSQL')

test('the cloud numbers each player’s attempts from 1 without gaps, in the order they were accepted', async () => {
  const trial = await studyTrial('PostgreSQL')
  try {
    await trial.load({ practice: [item('one')] })
    for (const player of [await trial.addPlayer(), await trial.addPlayer()]) {
      const bucket = { pool: 'practice', subject: 'Torts', difficulty: 1 } as const
      const { item: question } = await trial.store().unseenItem(player, bucket, 0)
      if (!question) expect.fail('no question')
      const shown = await Promise.all(
        Array.from({ length: 12 }, () => trial.store().show(showing(player, question), question)),
      )
      await Promise.all(
        shown.map(({ showing: { id } }, i) =>
          (i % 2 ? trial.store() : trial.elsewhere()).record(
            player,
            id,
            grade({ correct: true, at: NOON - i }),
          ),
        ),
      )
      const rows = await trial.rows<{ seq: number }>(
        sql`select seq from question_attempts where user_id = ${player} order by seq`,
      )
      expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
      expect(await trial.rows(sql`select event_seq as seq from users where id = ${player}`)).toEqual([
        { seq: 12 },
      ])
    }
  } finally {
    await trial.close()
  }
})

test('instants are what they were, whatever time zone the database server keeps', async () => {
  const trial = await studyTrial('PostgreSQL')
  try {
    await trial.load({ practice: [item('one')] })
    const [row] = await trial.rows<{ name: string }>(sql`select current_database()::text as name`)
    await trial.alter(`alter database ${row?.name} set timezone to 'America/New_York'`)
    await trial.reopen()
    const store = trial.store()
    const player = await trial.addPlayer()
    const started = await store.startRun(player, () => run(player, NOON))
    expect(await store.openRun(player)).toMatchObject({ startedAt: NOON })
    const { item: question } = await store.unseenItem(
      player,
      { pool: 'practice', subject: 'Torts', difficulty: 1 },
      0,
    )
    if (!question || !started) expect.fail('nothing to show')
    const asked = showing(player, question, { runId: started.run.id, round: 1, shownAt: NOON + 1 })
    expect(await store.show(asked, question)).toEqual(await store.shownInRun(started.run.id, 1))
    await store.record(player, asked.id, grade({ correct: true, at: NOON + 2000 }))
    const again = await store.record(player, asked.id, () => null)
    expect(again).toMatchObject({
      attempt: { at: NOON + 2000, timeSpent: 1999 },
      answers: [{ at: NOON + 2000 }],
    })
    expect((await store.playerState(player)).topics).toMatchObject([
      { lastPracticedAt: NOON + 2000 },
      { lastPracticedAt: NOON + 2000 },
    ])
    expect(await store.xpSince(player, NOON + 2000)).toEqual([{ at: NOON + 2000, xp: 12 }])
    expect(await store.xpSince(player, NOON + 2001)).toEqual([])
  } finally {
    await trial.close()
  }
})
