import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyMigrations, writeMigrations } from './migrations-folder.ts'
import {
  type Row,
  removeFolder,
  type TrialDatabase,
  tablesOf,
  temporaryFolder,
  trialDatabase,
} from './trial-database.ts'

// The kinds of change a later version makes; on SQLite a rename goes through a copy, as Prisma writes it.
const later = {
  cloud: {
    '99990101000000_later': `
      ALTER TABLE users ADD COLUMN motto TEXT NOT NULL DEFAULT 'Fiat justitia; ruat caelum';
      ALTER TABLE bank_versions RENAME COLUMN hash TO digest;
      CREATE TABLE notes (pool TEXT NOT NULL REFERENCES bank_versions (pool) ON DELETE CASCADE, body TEXT NOT NULL);
      INSERT INTO notes VALUES ('practice', 'first load');
      CREATE FUNCTION note_count() RETURNS int LANGUAGE plpgsql AS $$
        DECLARE n int; BEGIN SELECT count(*) INTO n FROM notes; RETURN n; END; $$;`,
  },
  local: {
    '99990101000000_later': `
      ALTER TABLE users ADD COLUMN motto TEXT NOT NULL DEFAULT 'Fiat justitia; ruat caelum';
      CREATE TABLE notes (pool TEXT NOT NULL REFERENCES bank_versions (pool) ON DELETE CASCADE, body TEXT NOT NULL);
      INSERT INTO notes VALUES ('practice', 'first load');`,
    '99990102000000_rename': `
      PRAGMA defer_foreign_keys=ON;
      PRAGMA foreign_keys=OFF;
      CREATE TABLE "new_bank_versions" (
        "pool" TEXT NOT NULL PRIMARY KEY, "digest" TEXT NOT NULL, "count" INTEGER NOT NULL,
        "loaded_at" DATETIME NOT NULL DEFAULT CURRENT_TIMESTAMP, "body" TEXT
      );
      INSERT INTO "new_bank_versions" ("pool", "digest", "count", "loaded_at", "body")
        SELECT "pool", "hash", "count", "loaded_at", "body" FROM "bank_versions";
      DROP TABLE "bank_versions";
      ALTER TABLE "new_bank_versions" RENAME TO "bank_versions";
      PRAGMA foreign_keys=ON;
      PRAGMA defer_foreign_keys=OFF;`,
  },
}

describe.each(['cloud', 'local'] as const)('a %s database of the first version', (kind) => {
  let database: TrialDatabase
  let folder: string

  beforeEach(async () => {
    database = await trialDatabase(kind)
    folder = await temporaryFolder()
    await database.migrate(await copyMigrations(kind, folder, 'first'))
    await database.run(await readFile(join(import.meta.dirname, 'old-data', `${kind}.sql`), 'utf8'))
  })
  afterEach(async () => {
    await database.drop()
    await removeFolder(folder)
  })

  async function everything(): Promise<Record<string, Row[]>> {
    const tables = await tablesOf(database)
    const rows = await Promise.all(
      tables.map((table) => database.rows(`SELECT * FROM ${table} ORDER BY 1, 2`)),
    )
    return Object.fromEntries(tables.map((table, index) => [table, rows[index] ?? []]))
  }

  test('has a row in every table, so that the next tests mean something', async () => {
    const rows = await everything()
    expect(Object.keys(rows)).toHaveLength(kind === 'cloud' ? 30 : 15)
    for (const [table, found] of Object.entries(rows)) expect(found, table).not.toEqual([])
  })

  test('keeps every row through the migrations that exist', async () => {
    const before = await everything()
    await copyMigrations(kind, folder, 'all')
    await database.migrate(folder)
    expect(await everything()).toMatchObject(before)
  })

  test('keeps every row through an added column, a new table and a renamed column', async () => {
    await copyMigrations(kind, folder, 'all')
    await database.migrate(folder)
    const { users, bank_versions: versions, ...others } = await everything()
    expect(await database.migrate(await writeMigrations(folder, later[kind]))).toEqual(
      Object.keys(later[kind]),
    )

    const after = await everything()
    expect(after).toMatchObject(others)
    expect(after.users).toEqual(users?.map((user) => ({ ...user, motto: 'Fiat justitia; ruat caelum' })))
    expect(after.bank_versions).toEqual(versions?.map(({ hash, ...rest }) => ({ ...rest, digest: hash })))
    expect(after.notes).toEqual([{ pool: 'practice', body: 'first load' }])
    if (kind === 'cloud') expect(await database.rows('SELECT note_count()')).toEqual([{ note_count: 1 }])
  })
})

test('a copy that loses rows others point at is refused and undone', async () => {
  const database = await trialDatabase('local')
  const folder = await temporaryFolder()
  try {
    const { '99990101000000_later': notes, '99990102000000_rename': rename } = later.local
    await copyMigrations('local', folder, 'all')
    await database.migrate(folder)
    await database.run(
      `INSERT INTO bank_versions VALUES ('practice', 'deadbeef', 70, '2026-01-01T00:00:00.000+00:00', NULL)`,
    )
    await database.migrate(await writeMigrations(folder, { '99990101000000_later': notes }))
    const losing = rename.replace('FROM "bank_versions";', 'FROM "bank_versions" WHERE false;')
    await writeMigrations(folder, { '99990102000000_rename': losing })
    await expect(database.migrate(folder)).rejects.toMatchObject({
      code: 'migration_failed',
      message: expect.stringContaining('1 rows point at rows that are not there'),
    })
    expect(await database.rows('SELECT pool, hash FROM bank_versions')).toEqual([
      { pool: 'practice', hash: 'deadbeef' },
    ])
  } finally {
    await database.drop()
    await removeFolder(folder)
  }
})
