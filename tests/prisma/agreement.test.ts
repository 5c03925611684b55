import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PrismaLibSql } from '@prisma/adapter-libsql'
import { PrismaPg } from '@prisma/adapter-pg'
import { bindMigrationAwareSqlAdapterFactory } from '@prisma/driver-adapter-utils'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fileUrl } from '#prisma/local/file-url.ts'
import { readMigrations } from '#prisma/migrations.ts'
import { openSchemaEngine, schemaDiff } from '../../scripts/migrations/schema-diff.ts'
import { catalogOf } from './catalog.ts'
import { homeOf, type TrialDatabase, trialDatabase } from './trial-database.ts'

describe.each(['cloud', 'local'] as const)('schema and migrations on %s', (kind) => {
  const home = homeOf(kind)
  const schemaText = () => readFile(join(home, 'schema.prisma'), 'utf8')
  let database: TrialDatabase
  let bare: TrialDatabase

  beforeEach(async () => {
    database = await trialDatabase(kind)
    bare = await trialDatabase(kind)
  })
  afterEach(async () => {
    await database.drop()
    await bare.drop()
  })

  test('migrated tables are what the schema alone would make, plus what no schema can say', async () => {
    await database.migrate()
    await bare.run((await schemaDiff(kind, null, await schemaText())) ?? '')
    const migrated = await catalogOf(database)
    const expected = await catalogOf(bare)
    expect(expected.length).toBeGreaterThan(100)
    expect(expected.filter((fact) => !migrated.includes(fact))).toEqual([])
    const added = migrated.filter((fact) => !expected.includes(fact))
    expect(
      added.filter((fact) => !/^(check|partial index|unlogged|storage|function|trigger) /.test(fact)),
    ).toEqual([])
  })

  test('Prisma’s own engine reads our ledger as up to date', async () => {
    await database.migrate()
    const adapter =
      kind === 'cloud' ? new PrismaPg(database.address) : new PrismaLibSql({ url: fileUrl(database.address) })
    const engine = await openSchemaEngine(await schemaText(), bindMigrationAwareSqlAdapterFactory(adapter))
    const directories = (await readMigrations(join(home, 'migrations'))).map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value: sql } },
    }))
    const diagnosis = await engine.diagnoseMigrationHistory({
      migrationsList: {
        baseDir: '',
        lockfile: {
          path: 'migration_lock.toml',
          content: `provider = "${kind === 'cloud' ? 'postgresql' : 'sqlite'}"`,
        },
        shadowDbInitScript: '',
        migrationDirectories: directories,
      },
      optInToShadowDatabase: false,
      filters: { externalTables: [], externalEnums: [] },
    })
    engine.free()
    expect(diagnosis).toEqual({
      editedMigrationNames: [],
      failedMigrationNames: [],
      hasMigrationsTable: true,
      history: null,
    })
  })
})
