import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checksumOf, readFunctionFiles, readRevision } from '#prisma/cloud/functions.ts'
import { migrateCloud } from '#prisma/cloud/migrate.ts'
import { newRevision } from '#prisma/cloud/new-revision.ts'
import { catalogOf } from './catalog.ts'
import { writeFunctions, writeMigrations } from './migrations-folder.ts'
import {
  homeOf,
  projectRoot,
  removeFolder,
  type TrialDatabase,
  tablesOf,
  temporaryFolder,
  trialDatabase,
} from './trial-database.ts'

const tables = { '20300101000000_tables': 'CREATE TABLE moons (name TEXT); CREATE TABLE runs (file TEXT);' }

/** A file with one function, which also notes that the file was run. */
const returning = (
  name: string,
  value: string,
) => `CREATE OR REPLACE FUNCTION ${name}() RETURNS TEXT LANGUAGE sql AS $$
  SELECT '${value}'
$$;
INSERT INTO runs VALUES ('${name}');
`

describe('functions of the cloud database', () => {
  let database: TrialDatabase
  let folder: string
  let functions: string
  let migrations: string

  beforeEach(async () => {
    database = await trialDatabase('cloud')
    folder = await temporaryFolder()
    functions = join(folder, 'functions')
    migrations = await writeMigrations(join(folder, 'migrations'), tables)
  })
  afterEach(async () => {
    await database.drop()
    await removeFolder(folder)
  })

  const start = () => migrateCloud(database.address, { migrations, functions })
  const runs = async () => (await database.rows('SELECT file FROM runs')).map(({ file }) => file)
  const value = async (name: string) => (await database.rows(`SELECT ${name}() AS value`))[0]?.value
  const ledger = () => database.rows('SELECT file, revision FROM _sql_functions ORDER BY file')

  test('a file is run again when it changed, and only then', async () => {
    const [a, b] = [returning('a', 'one'), returning('b', 'one')]
    await writeFunctions(functions, 1, { 'a.sql': a, 'b.sql': b })
    expect(await start()).toEqual(Object.keys(tables))
    expect(await start()).toEqual([])
    expect(await runs()).toEqual(['a', 'b'])

    await writeFunctions(functions, 2, { 'a.sql': a, 'b.sql': returning('b', 'two') })
    await start()
    expect(await runs()).toEqual(['a', 'b', 'b'])
    expect([await value('a'), await value('b')]).toEqual(['one', 'two'])
    expect(await ledger()).toEqual([
      { file: 'a.sql', revision: 2 },
      { file: 'b.sql', revision: 2 },
    ])
  })

  test('a checkout with Windows line ends is not a change', async () => {
    await writeFunctions(functions, 1, { 'a.sql': returning('a', 'one') })
    await start()
    await writeFunctions(functions, 1, { 'a.sql': returning('a', 'one').replaceAll('\n', '\r\n') })
    await start()
    expect(await runs()).toEqual(['a'])
  })

  test('functions and triggers may name what a later file makes', async () => {
    await writeFunctions(functions, 1, {
      'a.sql': 'CREATE OR REPLACE FUNCTION a() RETURNS TEXT LANGUAGE sql AS $$ SELECT b() $$;',
      'b.sql': `${returning('b', 'from b')}
        CREATE OR REPLACE FUNCTION rename() RETURNS TRIGGER LANGUAGE plpgsql AS $$
          BEGIN NEW.name := a(); RETURN NEW; END $$;
        CREATE OR REPLACE TRIGGER moons_rename BEFORE INSERT ON moons FOR EACH ROW EXECUTE FUNCTION rename();`,
    })
    await start()
    await database.run("INSERT INTO moons VALUES ('Io')")
    expect(await database.rows('SELECT name FROM moons')).toEqual([{ name: 'from b' }])
  })

  test.each([
    ['a statement that fails', 'SELECT nothing;', 'nothing'],
    ['a body of no sense', 'CREATE FUNCTION c() RETURNS INT LANGUAGE plpgsql AS $$ BEGIN oops END $$;', 'c'],
    [
      'a body that names no table',
      'CREATE FUNCTION c() RETURNS INT LANGUAGE sql AS $$ SELECT 1 FROM absent $$;',
      'absent',
    ],
  ])('%s stops the start, and nothing of it stays', async (_, broken, said) => {
    await writeFunctions(functions, 1, { 'a.sql': returning('a', 'one') })
    await start()
    await writeMigrations(migrations, { '20300102000000_more': 'CREATE TABLE more (n INT);' })
    await writeFunctions(functions, 2, { 'a.sql': returning('a', 'two'), 'c.sql': broken })
    await expect(start()).rejects.toMatchObject({
      code: 'functions_failed',
      message: expect.stringMatching(new RegExp(`^The functions .*failed and were undone: .*${said}[^\n]*$`)),
    })
    expect([await value('a'), await tablesOf(database)]).toEqual(['one', ['moons', 'runs']])
    expect(await ledger()).toEqual([{ file: 'a.sql', revision: 1 }])
  })

  test('a migration may drop a function that stands unchanged in its file', async () => {
    await writeFunctions(functions, 1, { 'a.sql': returning('a', 'one') })
    await start()
    await writeMigrations(migrations, { '20300102000000_drop': 'DROP FUNCTION a();' })
    expect(await start()).toEqual(['20300102000000_drop'])
    expect(await value('a')).toBe('one')
  })

  test('a function gets other arguments and another result by a migration that drops it', async () => {
    await writeFunctions(functions, 1, { 'a.sql': returning('a', 'one') })
    await start()
    await writeMigrations(migrations, { '20300102000000_drop': 'DROP FUNCTION IF EXISTS a();' })
    await writeFunctions(functions, 2, {
      'a.sql': 'CREATE OR REPLACE FUNCTION a(n INTEGER) RETURNS INTEGER LANGUAGE sql AS $$ SELECT n + 1 $$;',
    })
    const fresh = await trialDatabase('cloud')
    try {
      await migrateCloud(fresh.address, { migrations, functions })
      await start()
      for (const { rows } of [fresh, database])
        expect(
          await rows("SELECT oid::regprocedure::TEXT AS made, a(1) FROM pg_proc WHERE proname = 'a'"),
        ).toEqual([{ made: 'a(integer)', a: 2 }])
    } finally {
      await fresh.drop()
    }
  })

  test('an older version is refused and puts no old function back', async () => {
    await writeFunctions(functions, 2, { 'a.sql': returning('a', 'new') })
    await start()
    await writeFunctions(functions, 1, { 'a.sql': returning('a', 'old') })
    await expect(start()).rejects.toMatchObject({
      code: 'functions_unknown',
      message: expect.stringMatching(/revision 2; this one has 1.*Use a newer version/),
    })
    expect([await value('a'), await runs()]).toEqual(['new', ['a']])
  })

  test('a file that is gone is forgotten, and an older version that has it is refused', async () => {
    const both = { 'a.sql': returning('a', 'one'), 'b.sql': returning('b', 'one') }
    await writeFunctions(functions, 1, both)
    await start()
    await writeFunctions(functions, 2, { 'a.sql': both['a.sql'] })
    await writeMigrations(migrations, { '20300102000000_drop': 'DROP FUNCTION b();' })
    await start()
    expect(await ledger()).toEqual([{ file: 'a.sql', revision: 2 }])

    await writeFunctions(functions, 1, both)
    await expect(start()).rejects.toMatchObject({ code: 'functions_unknown' })
    expect(await database.rows("SELECT proname FROM pg_proc WHERE proname = 'b'")).toEqual([])
  })

  test('nodes that start at once run each file once', async () => {
    await writeFunctions(functions, 1, {
      'a.sql': `${returning('a', 'one')} SELECT pg_sleep(0.3);`,
      'b.sql': returning('b', 'one'),
    })
    const applied = await Promise.all([start(), start(), start()])
    expect(applied.flat()).toEqual(Object.keys(tables))
    expect(await runs()).toEqual(['a', 'b'])
  })

  test('an absent folder, an empty one and one without a revision are refused before anything is touched', async () => {
    await expect(start()).rejects.toMatchObject({ code: 'functions_missing' })
    await writeFunctions(functions, 1, {})
    await expect(start()).rejects.toMatchObject({ code: 'functions_missing' })
    await writeFunctions(functions, 1, { 'a.sql': returning('a', 'one') })
    await writeFile(join(functions, 'revision.json'), '{}')
    await expect(start()).rejects.toMatchObject({ code: 'functions_missing' })
    expect(await tablesOf(database)).toEqual([])
  })
})

describe('the project’s own functions', () => {
  const own = join(homeOf('cloud'), 'functions')
  let database: TrialDatabase

  beforeEach(async () => {
    database = await trialDatabase('cloud')
  })
  afterEach(() => database.drop())

  test('have a revision of their own; if this fails: npm run db:functions', async () => {
    expect((await readRevision(own)).checksum).toBe(checksumOf(await readFunctionFiles(own)))
  })

  test('stand in one place each, and nowhere else', async () => {
    await database.migrate()
    const files = await readFunctionFiles(own)
    const defined = files.flatMap(({ sql }) =>
      [...sql.matchAll(/^CREATE OR REPLACE FUNCTION (\w+)/gm)].map(([, name]) => name),
    )
    const made = await database.rows(
      "SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1",
    )
    expect(defined.sort()).toEqual(made.map(({ proname }) => proname))
  })

  test('can be run over themselves', async () => {
    await database.migrate()
    const before = (await catalogOf(database)).sort()
    await database.run('DELETE FROM _sql_functions')
    await database.migrate()
    expect((await catalogOf(database)).sort()).toEqual(before)
  })

  test('are found from any folder a server starts in', async () => {
    const runner = pathToFileURL(join(projectRoot, 'prisma/cloud/migrate.ts')).href
    const code = `import { migrateCloud } from '${runner}'; await migrateCloud(process.argv[1])`
    await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code, database.address], {
      cwd: tmpdir(),
    })
    expect(await database.rows('SELECT game_clock() IS NOT NULL AS runs')).toEqual([{ runs: true }])
  })
})

test('a changed file gets the folder its next revision, once', async () => {
  const folder = await temporaryFolder()
  const functions = join(folder, 'functions')
  try {
    await writeFunctions(functions, 4, { 'a.sql': 'SELECT 1;' })
    expect([await newRevision(functions), await newRevision(functions)]).toEqual([5, null])
    await writeFile(join(functions, 'a.sql'), 'SELECT 1;\r\n')
    expect([await newRevision(functions), await newRevision(functions)]).toEqual([6, null])
    await writeFile(join(functions, 'a.sql'), 'SELECT 1;\n')
    expect(await newRevision(functions)).toBeNull()
    expect(JSON.parse(await readFile(join(functions, 'revision.json'), 'utf8'))).toMatchObject({
      revision: 6,
    })
  } finally {
    await removeFolder(folder)
  }
})
