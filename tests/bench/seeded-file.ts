import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { fileUrl } from '#prisma/local/file-url.ts'
import { migrateLocal } from '#prisma/migrate.ts'
import { loadBank } from '../../electron/engine/store/bank.ts'
import { spread, writeBank } from '../study/bank-builder.ts'

/** Items of each subject and level; 10,010 in all, of about as many rules as the bank has. */
const EACH = 143
const AREAS_A_SUBTOPIC = 20
const ITEMS = spread({ each: EACH }).map((one, i) => ({
  ...one,
  area: `Area ${(i >> 1) % AREAS_A_SUBTOPIC}`,
}))
const PLAYERS = 5
export const MEASURED_PLAYER = playerId(0)

function playerId(n: number): string {
  return `00000000-0000-4000-8000-00000000000${n}`
}

export interface Seed {
  attempts: number
  /** which part of the bank the measured player has seen */
  seen: 'half' | 'all'
}

export interface SeededFile {
  file: string
  loadMs: number
  seedMs: number
  items: number
}

/**
 * A profile's file with the bank and a past: nine attempts of ten, with their showings, are the measured player's, who has met
 * every rule. What is stored goes in by SQL, unsynced; the file is closed before anything is measured.
 */
export async function seededFile(
  folder: string,
  name: string,
  { attempts, seen }: Seed,
): Promise<SeededFile> {
  const bank = path.join(folder, `${name}-bank`)
  const file = path.join(folder, `${name}.sqlite`)
  await mkdir(bank)
  await writeBank(bank, { practice: ITEMS })
  await migrateLocal(file)
  const client = openSqlite(file)
  const loadStart = performance.now()
  const { items } = await loadBank(client, bank)
  const loadMs = performance.now() - loadStart
  await closeSqlite(client)

  const seedStart = performance.now()
  const db = createClient({ url: fileUrl(file), concurrency: 1 })
  const question = seen === 'all' ? 'i % :items + 1' : '2 * (i % (:items / 2)) + 2'
  const player = `'00000000-0000-4000-8000-00000000000' || iif(i % 10 < 9, 0, 1 + i / 10 % ${PLAYERS - 1})`
  const moment = `strftime('%Y-%m-%dT%H:%M:%fZ', 1700000000 + i * 30, 'unixepoch')`
  /** Each rule was met last on one of the sixty days before. */
  const day = `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (1 + n % 60) || ' days')`
  const numbers =
    'with recursive numbers(i) as (select 0 union all select i + 1 from numbers where i + 1 < :attempts)'
  const uuid = (kind: string) => `printf('${kind}%07x-0000-7000-8000-%012x', i >> 8, i)`
  try {
    await db.executeMultiple(
      'PRAGMA synchronous = OFF; PRAGMA cache_size = -200000; PRAGMA temp_store = MEMORY',
    )
    for (let n = 0; n < PLAYERS; n++)
      await db.execute({
        sql: `insert into users (id, profile, verified_at) values (?, '{}', '2026-11-01T00:00:00.000+00:00')`,
        args: [playerId(n)],
      })
    await db.execute({
      sql: `${numbers} insert into showings (id, user_id, question_id, "order", context, run_id, round, shown_at, answered_at)
        select ${uuid('a')}, ${player}, q.id, '[2,0,3,1]', 'solo', printf('c%07x-0000-4000-8000-%012x', 0, i / 50),
          i % 50 + 1, ${moment}, ${moment}
        from numbers join questions q on q.rowid = ${question}`,
      args: { attempts, items },
    })
    await db.execute({
      sql: `${numbers} insert into question_attempts (id, user_id, showing_id, question_id, run_id, context, subject,
          subtopic, area, selected_answer, is_correct, time_spent, difficulty, xp_gained, created_at)
        select ${uuid('b')}, ${player}, ${uuid('a')}, q.id, printf('c%07x-0000-4000-8000-%012x', 0, i / 50), 'solo',
          q.subject, q.subtopic, q.area, 1, i % 3 > 0, 21000, q.difficulty, 12, ${moment}
        from numbers join questions q on q.rowid = ${question}`,
      args: { attempts, items },
    })
    await db.execute(`insert into question_seen (user_id, question_id, pool, subject, difficulty, path, times, last_seen)
      select s.user_id, q.id, q.pool, q.subject, q.difficulty, q.path, count(*), max(s.shown_at)
      from showings s join questions q on q.id = s.question_id group by s.user_id, q.id`)
    await db.execute({
      sql: `insert into player_topic_stats (user_id, subject, subtopic, area, mastery, attempts, correct, last_practiced_at,
          memory)
        select :player, subject, subtopic, area, 40.5, 9, 6, ${day}, json_object('stability', 20.25, 'difficulty', 5.5,
          'reviewedAt', unixepoch(${day}) * 1000, 'reps', 9, 'lapses', 3, 'path', path, 'correct', json('true'),
          'correctAt', unixepoch(${day}) * 1000)
        from (select *, row_number() over () as n from questions group by subject, subtopic, area)`,
      args: { player: MEASURED_PLAYER },
    })
    await db.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
  return { file, loadMs, seedMs: performance.now() - seedStart, items }
}
