import { describe, expect, test } from 'vitest'
import { sql } from '#database/sql.ts'
import { DAY_MS } from '#rules/days.ts'
import { KINDS } from './databases.ts'
import { NOON } from './play.ts'
import { itemShown, ok, soloGround } from './solo-game.ts'

describe.each(KINDS)('beside an open exam block on %s', (kind) => {
  const at = soloGround(kind)

  test('solo asks none of its questions, even where the player has seen all others since', async () => {
    ok(
      await at.game.app.inject({
        method: 'POST',
        url: '/api/exam/start',
        headers: { 'x-player': at.id },
        payload: { length: 33 },
      }),
    )
    await at.trial.alter(`
      insert into question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
      select '${at.id}', q.id, q.pool, q.subject, q.difficulty, q.path, '${new Date(NOON + DAY_MS).toISOString()}'
      from questions q where q.pool = 'practice'
      on conflict (user_id, question_id) do nothing`)
    // One level, so that the questions of the block are the first of it that were seen.
    for (const table of ['questions', 'question_seen'])
      await at.trial.alter(`update ${table} set difficulty = 1`)
    const { question } = await at.player.start('Torts')
    const ofBlock = await at.trial.rows<{ id: string }>(
      sql`select question_id as id from showings where user_id = ${at.id} and context = 'exam'`,
    )
    const asked = await itemShown(at.trial, question.id)
    expect(asked.subject).toBe('Torts')
    expect(ofBlock).toHaveLength(33)
    expect(ofBlock.map(({ id }) => id)).not.toContain(asked.id)
  })
})
