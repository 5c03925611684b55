import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listMigrations } from '#prisma/migrations.ts'
import type { Kind } from '../../scripts/migrations/schema-diff.ts'
import { writeMigrations } from './migrations-folder.ts'
import {
  projectRoot,
  removeFolder,
  type TrialDatabase,
  tablesOf,
  temporaryFolder,
  trialDatabase,
} from './trial-database.ts'

// What a start does, in a process of its own: argv is the kind, the address and the folder.
const starter = `
  import { migrateCloud, migrateLocal } from '#prisma/migrate.ts'
  const [kind, address, folder] = process.argv.slice(1)
  const names = await (kind === 'local' ? migrateLocal(address, folder || undefined)
    : migrateCloud(address, folder ? { migrations: folder, functions: null } : undefined))
  process.stdout.write(JSON.stringify(names))
`

function start({ kind, address }: TrialDatabase, folder = ''): ChildProcess {
  const args = ['--input-type=module', '-e', starter, kind, address, folder]
  return spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] })
}

async function result(child: ChildProcess): Promise<{ code: number; applied: string[] }> {
  if (!child.stdout) throw new Error('the child has no output')
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return { code, applied: output ? JSON.parse(output) : [] }
}

/** A statement that takes about so many seconds and writes nothing. */
const slowly = (kind: Kind, seconds: number) =>
  kind === 'cloud'
    ? `SELECT pg_sleep(${seconds});`
    : `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${seconds * 10_000_000}) SELECT max(i) FROM n;`

describe.each(['cloud', 'local'] as const)('processes that start at once on %s', (kind) => {
  let database: TrialDatabase
  let folder: string

  beforeEach(async () => {
    database = await trialDatabase(kind)
    folder = await temporaryFolder()
  })
  afterEach(async () => {
    await database.drop()
    await removeFolder(folder)
  })

  test('all succeed, and each migration is applied once', async () => {
    await database.migrate(await writeMigrations(folder, { '1_a': 'CREATE TABLE a (n INTEGER);' }))
    // Slow enough that each finds another at work.
    await writeMigrations(folder, {
      '2_b': `CREATE TABLE b (n INTEGER); ${slowly(kind, 0.3)}`,
      '3_c': 'INSERT INTO a VALUES (1); INSERT INTO b VALUES (1);',
    })
    const starts = await Promise.all([1, 2, 3].map(() => result(start(database, folder))))
    expect(starts.map((one) => one.code)).toEqual([0, 0, 0])
    expect(starts.flatMap((one) => one.applied).sort()).toEqual(['2_b', '3_c'])
    expect(await database.rows('SELECT * FROM a')).toEqual([{ n: 1 }])
    expect(await database.rows('SELECT * FROM b')).toEqual([{ n: 1 }])
  })

  test('the project’s own migrations too', async () => {
    const starts = await Promise.all([1, 2].map(() => result(start(database))))
    expect(starts.map((one) => one.code)).toEqual([0, 0])
    const migrations = await listMigrations(join(projectRoot, 'prisma', kind, 'migrations'))
    expect(starts.flatMap((one) => one.applied).sort()).toEqual(migrations)
  })

  test('one killed half-way leaves nothing, and the next start carries on', async () => {
    await writeMigrations(folder, {
      '1_a': `CREATE TABLE a (n INTEGER); ${slowly(kind, 1)} CREATE TABLE b (n INTEGER);`,
    })
    const killed = start(database, folder)
    await vi.waitFor(async () => expect(await isHalfWay(database)).toBe(true), {
      timeout: 10_000,
      interval: 10,
    })
    killed.kill('SIGKILL')
    expect((await once(killed, 'exit'))[1]).toBe('SIGKILL')
    expect(await tablesOf(database)).toEqual([])
    expect(await database.migrate(folder)).toEqual(['1_a'])
    expect(await tablesOf(database)).toEqual(['a', 'b'])
  })
})

/** Whether the slow migration has begun to write: seen from outside, since it has committed nothing. */
async function isHalfWay({ kind, address, rows }: TrialDatabase): Promise<boolean> {
  if (kind === 'local') return existsSync(`${address}-journal`)
  const asleep = await rows(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
  )
  return asleep.length === 1
}
