import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { createClient } from '@libsql/client'
import { closeSqlite, openSqlite } from '#database/sqlite/database.ts'
import { fileUrl } from '#prisma/local/file-url.ts'
import { migrateLocal } from '#prisma/migrate.ts'
import { loadBank } from '../../electron/engine/store/bank.ts'
import { spread, writeBank } from '../study/bank-builder.ts'

/** Items of each subject and level; 10,010 in all. */
const EACH = 143
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
 * A profile's file with the bank and a past: nine attempts of ten, with their showings, are the measured player's. What
 * is stored goes in by SQL, unsynced; the file is closed before anything is measured.
 */
export async function seededFile(
  folder: string,
  name: string,
  { attempts, seen }: Seed,
): Promise<SeededFile> {
  const bank = path.join(folder, `${name}-bank`)
  const file = path.join(folder, `${name}.sqlite`)
  await mkdir(bank)
  await writeBank(bank, { practice: spread({ each: EACH }) })
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
    await db.execute('PRAGMA wal_checkpoint(TRUNCATE)')
  } finally {
    db.close()
  }
  return { file, loadMs, seedMs: performance.now() - seedStart, items }
}
