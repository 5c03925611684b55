import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TrialDatabase, trialDatabase } from './trial-database.ts'

let database: TrialDatabase

beforeAll(async () => {
  database = await trialDatabase('cloud')
  await database.migrate()
  await database.run(await readFile(join(import.meta.dirname, 'old-data', 'cloud.sql'), 'utf8'))
})
afterAll(() => database.drop())

test('a player’s answers go with them, another’s stay', async () => {
  const [ada, ben] = (await database.rows('SELECT id FROM users ORDER BY id')).map(({ id }) => id)
  const answer = (showing: string, attempt: string) =>
    database.run(`
      INSERT INTO showings (id, user_id, question_id, "order", context, hint_used, shown_at, answered_at)
        VALUES ('${showing}', '${ben}', 'q', '[]', 'duel', false, '2026-03-01', '2026-03-01');
      INSERT INTO question_seen (user_id, question_id, pool, subject, difficulty, path, last_seen)
        VALUES ('${ben}', '${showing}', 'ranked', 'Torts', 1, 'p', '2026-03-01');
      INSERT INTO question_attempts (id, user_id, seq, showing_id, question_id, context, subject, subtopic, area,
          selected_answer, is_correct, difficulty, created_at)
        SELECT '${attempt}', '${ben}', count(*) + 1, '${showing}', 'q', 'duel', 'Torts', 's', 'a', 0, true, 1, '2026-03-01'
        FROM question_attempts WHERE user_id = '${ben}';`)
  for (let i = 0; i < 2; i++) await answer(crypto.randomUUID(), crypto.randomUUID())
  await database.run(`
    INSERT INTO showings (id, user_id, question_id, "order", context, hint_used, shown_at)
    VALUES ('${crypto.randomUUID()}', '${ben}', 'q', '[]', 'solo', false, '2026-03-01')`)
  const left = async (id: unknown) => {
    const tables = ['showings', 'question_attempts', 'question_seen']
    const counts = tables.map((table) =>
      database.rows(`SELECT count(*) AS n FROM ${table} WHERE user_id = '${id}'`),
    )
    return (await Promise.all(counts)).map(([row]) => Number(row?.n))
  }
  expect(await left(ben)).toEqual([3, 2, 2])
  await database.run(`DELETE FROM users WHERE id = '${ben}'`)
  expect([await left(ben), await left(ada)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ])
})
