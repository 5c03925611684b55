import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrateLocal } from '#prisma/migrate.ts'
import { listMigrations, MigrationError } from '#prisma/migrations.ts'
import { writeMigrations } from './migrations-folder.ts'
import {
  homeOf,
  removeFolder,
  type TrialDatabase,
  tablesOf,
  temporaryFolder,
  trialDatabase,
} from './trial-database.ts'

const planets = {
  '20300101000000_planets': 'CREATE TABLE planets (name TEXT PRIMARY KEY);',
  '20300102000000_moons': `CREATE TABLE moons (name TEXT PRIMARY KEY);
    INSERT INTO planets VALUES ('Earth');`,
}

describe.each(['cloud', 'local'] as const)('migrations on %s', (kind) => {
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

  const ledger = () => database.rows('SELECT * FROM _prisma_migrations ORDER BY migration_name')

  test('the project’s own apply to an empty database, and a second start applies nothing', async () => {
    const names = await listMigrations(join(homeOf(kind), 'migrations'))
    expect(await database.migrate()).toEqual(names)
    expect(await database.migrate()).toEqual([])
    expect(await tablesOf(database)).toContain('question_attempts')
  })

  test('the ledger holds one finished row a migration, as Prisma writes it', async () => {
    const before = Date.now()
    await database.migrate(await writeMigrations(folder, planets))
    const rows = await ledger()
    expect(rows.map((row) => row.migration_name)).toEqual(Object.keys(planets))
    for (const row of rows) {
      const sql = planets[row.migration_name as keyof typeof planets]
      expect(row.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/)
      expect(row.checksum).toBe(createHash('sha256').update(sql).digest('hex'))
      expect(row).toMatchObject({ logs: null, rolled_back_at: null, applied_steps_count: 1 })
      const [started, finished] = [row.started_at, row.finished_at].map((at) =>
        new Date(at as string).getTime(),
      )
      expect(started).toBeGreaterThanOrEqual(before)
      expect(finished).toBeGreaterThanOrEqual(started as number)
    }
  })

  test('a migration added later is applied alone', async () => {
    const [first, second] = Object.entries(planets)
    await database.migrate(await writeMigrations(folder, Object.fromEntries([first ?? []])))
    await writeMigrations(folder, Object.fromEntries([second ?? []]))
    expect(await database.migrate(folder)).toEqual(['20300102000000_moons'])
  })

  test('an applied file that was changed is refused, and what follows it is not applied', async () => {
    const [first] = Object.entries(planets)
    await database.migrate(await writeMigrations(folder, Object.fromEntries([first ?? []])))
    await writeMigrations(folder, {
      ...planets,
      '20300101000000_planets': 'CREATE TABLE planets (name TEXT PRIMARY KEY, mass REAL);',
    })
    await expect(database.migrate(folder)).rejects.toMatchObject({
      code: 'migration_changed',
      migration: '20300101000000_planets',
      message: expect.stringContaining('was changed after it was applied'),
    })
    expect(await tablesOf(database)).toEqual(['planets'])
  })

  test('a checkout with Windows line ends is not a change', async () => {
    await database.migrate(await writeMigrations(folder, planets))
    const file = join(folder, '20300102000000_moons', 'migration.sql')
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll('\n', '\r\n'))
    expect(await database.migrate(folder)).toEqual([])
  })

  test('a migration that fails half-way leaves nothing, and applies once mended', async () => {
    const broken = {
      ...planets,
      '20300102000000_moons': `${planets['20300102000000_moons']} INSERT INTO nowhere VALUES (1);`,
    }
    await expect(database.migrate(await writeMigrations(folder, broken))).rejects.toMatchObject({
      code: 'migration_failed',
      migration: '20300102000000_moons',
      message: expect.stringContaining('nowhere'),
    })
    expect(await tablesOf(database)).toEqual(['planets'])
    expect(await database.rows('SELECT * FROM planets')).toEqual([])
    expect((await ledger()).map((row) => row.migration_name)).toEqual(['20300101000000_planets'])

    await writeMigrations(folder, planets)
    expect(await database.migrate(folder)).toEqual(['20300102000000_moons'])
    expect(await database.rows('SELECT * FROM planets')).toEqual([{ name: 'Earth' }])
  })

  test('a database newer than the app is refused', async () => {
    await database.migrate(await writeMigrations(folder, planets))
    await removeFolder(join(folder, '20300102000000_moons'))
    await expect(database.migrate(folder)).rejects.toMatchObject({
      code: 'migration_unknown',
      migration: '20300102000000_moons',
      message: expect.stringContaining('Use a newer version'),
    })
  })

  test('a database made before the baseline is refused in one line, and nothing in it changes', async () => {
    const old = { '20261120095240_start': 'CREATE TABLE users (id INTEGER); INSERT INTO users VALUES (1);' }
    await database.migrate(await writeMigrations(folder, old))
    const start = database.migrate()
    await expect(start).rejects.toBeInstanceOf(MigrationError)
    await expect(start).rejects.toMatchObject({
      code: 'database_outdated',
      message: expect.stringMatching(
        /^The database was made by a version before the first release[^\n]*Back it up, remove it[^\n]*$/,
      ),
    })
    expect(await tablesOf(database)).toEqual(['users'])
    expect(await database.rows('SELECT id FROM users')).toEqual([{ id: 1 }])
    expect((await ledger()).map((row) => row.migration_name)).toEqual(Object.keys(old))
  })

  test('a migration another tool left unfinished is refused; one it rolled back is applied again', async () => {
    await database.migrate(await writeMigrations(folder, planets))
    await database.run(
      'UPDATE _prisma_migrations SET finished_at = NULL; DROP TABLE planets; DROP TABLE moons;',
    )
    await expect(database.migrate(folder)).rejects.toMatchObject({ code: 'migration_unfinished' })
    await database.run('UPDATE _prisma_migrations SET rolled_back_at = started_at')
    expect(await database.migrate(folder)).toEqual(Object.keys(planets))
  })

  test('an absent or empty folder is refused before anything is touched', async () => {
    await expect(database.migrate(join(folder, 'absent'))).rejects.toMatchObject({
      code: 'migrations_missing',
    })
    await expect(database.migrate(folder)).rejects.toMatchObject({ code: 'migrations_missing' })
    expect(await tablesOf(database)).toEqual([])
  })

  test('two starts in one process apply each migration once', async () => {
    await writeMigrations(folder, planets)
    const applied = await Promise.all([database.migrate(folder), database.migrate(folder)])
    expect(applied.flat().sort()).toEqual(Object.keys(planets))
    expect(await ledger()).toHaveLength(2)
  })
})

test('a profile’s path may hold spaces and the signs that mean something in a URL', async () => {
  const folder = await temporaryFolder()
  try {
    const file = join(folder, 'Zoë Ann 100% #1.db')
    expect(await migrateLocal(file)).not.toEqual([])
    expect(await migrateLocal(file)).toEqual([])
    await expect(readFile(file)).resolves.toSatisfy((bytes: Buffer) =>
      bytes.subarray(0, 13).equals(Buffer.from('SQLite format')),
    )
  } finally {
    await removeFolder(folder)
  }
})
