import { expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { item } from './bank-builder.ts'
import { studyTrial } from './databases.ts'
import { grade, showing } from './play.ts'
import { storeContract } from './store-contract.ts'

storeContract('SQLite')

test('attempts made on the desktop carry no number: the cloud gives it when it accepts them', async () => {
  const trial = await studyTrial('SQLite')
  try {
    await trial.load({ practice: [item('one')] })
    const player = await trial.addPlayer()
    const { item: question } = await trial
      .store()
      .unseenItem(player, { pool: 'practice', subject: 'Torts', difficulty: 1 }, 0)
    if (!question) expect.fail('no question')
    const shown = await trial.store().show(showing(player, question), question)
    await trial.store().record(player, shown.showing.id, grade({ correct: true }))
    expect(await trial.rows(sql`select seq from question_attempts`)).toEqual([{ seq: null }])
    expect(await trial.rows(sql`select event_seq as seq from users`)).toEqual([{ seq: 0 }])
  } finally {
    await trial.close()
  }
})

test('instants are ISO text in UTC, as Prisma writes them', async () => {
  const trial = await studyTrial('SQLite')
  try {
    await trial.load({ practice: [item('one')] })
    const [row] = await trial.rows(sql`select cast(created_at as text) as at from questions`)
    expect(row?.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00$/)
  } finally {
    await trial.close()
  }
})
