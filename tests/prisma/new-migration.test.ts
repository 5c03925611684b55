import { execFile } from 'node:child_process'
import { appendFile, cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { committedSchema } from '../../scripts/migrations/committed-schema.ts'
import { newMigration } from '../../scripts/migrations/new-migration.ts'
import { schemaDiff } from '../../scripts/migrations/schema-diff.ts'
import { writeMigrations } from './migrations-folder.ts'
import { type Repository, temporaryRepository } from './repository.ts'
import {
  homeOf,
  projectRoot,
  removeFolder,
  type TrialDatabase,
  tablesOf,
  trialDatabase,
} from './trial-database.ts'

const now = new Date('2099-12-31T23:59:58.999Z')

describe.each(['cloud', 'local'] as const)('a new %s migration', (kind) => {
  let repository: Repository
  let folder: string
  let database: TrialDatabase

  beforeEach(async () => {
    repository = await temporaryRepository()
    folder = join(repository.root, 'prisma', kind)
    database = await trialDatabase(kind)
    for (const part of ['schema.prisma', 'migrations']) {
      await cp(join(homeOf(kind), part), join(folder, part), { recursive: true })
    }
    await repository.commit('start')
  })
  afterEach(async () => {
    await database.drop()
    await repository.remove()
  })

  const schemaFile = () => join(folder, 'schema.prisma')
  async function changeSchema(change: (schema: string) => string): Promise<void> {
    await writeFile(schemaFile(), change(await readFile(schemaFile(), 'utf8')))
  }

  test('is not written when the migrations already make the schema', async () => {
    const before = await readdir(join(folder, 'migrations'))
    expect(await newMigration({ kind, name: 'nothing', now, folder })).toEqual({
      refused: 'nothing_to_change',
    })
    expect(await readdir(join(folder, 'migrations'))).toEqual(before)
  })

  test('brings a database with data from the last schema to the new one', async () => {
    await database.migrate(join(folder, 'migrations'))
    await database.run(await readFile(join(import.meta.dirname, 'old-data', `${kind}.sql`), 'utf8'))
    await changeSchema(
      (schema) =>
        `${schema.replace('model BankVersion {', 'model BankVersion {\n  origin String @default("built")')}
         model Note {\n  id Int @id\n  body String\n  @@map("notes")\n}\n`,
    )

    const written = await newMigration({ kind, name: 'notes', now, folder })
    expect(written).toEqual({
      written: join(folder, 'migrations', '20991231235958_notes'),
      sql: expect.stringMatching(/bank_versions" (ADD COLUMN|\()[^;]*"origin"/),
    })
    expect(await database.migrate(join(folder, 'migrations'))).toEqual(['20991231235958_notes'])
    expect(await database.rows('SELECT pool, origin FROM bank_versions')).toEqual([
      { pool: 'practice', origin: 'built' },
    ])
    expect(await tablesOf(database)).toContain('notes')

    await repository.commit('notes')
    expect(await committedSchema(folder)).toEqual({ schema: await readFile(schemaFile(), 'utf8') })
    expect(await newMigration({ kind, name: 'again', now, folder })).toEqual({ refused: 'nothing_to_change' })
  })

  test('the first of a folder makes everything', async () => {
    await removeFolder(join(folder, 'migrations'))
    await repository.commit('no migrations')
    const written = await newMigration({ kind, name: 'start', now, folder })
    expect(written).toMatchObject({ sql: expect.stringContaining('CREATE TABLE "question_attempts"') })
    expect(await database.migrate(join(folder, 'migrations'))).toEqual(['20991231235958_start'])
    expect(await tablesOf(database)).toContain('question_attempts')
  })

  test('a schema that does not read is refused and nothing is written', async () => {
    const before = await readdir(join(folder, 'migrations'))
    await changeSchema((schema) => schema.replace('model BankVersion {', 'model BankVersion {\n  x Nonsense'))
    await expect(newMigration({ kind, name: 'broken', now, folder })).rejects.toThrow('Nonsense')
    expect(await readdir(join(folder, 'migrations'))).toEqual(before)
  })
})

describe('a new migration and the commits before it', () => {
  let repository: Repository
  let folder: string
  const write = (name: string) => newMigration({ kind: 'local', name, now, folder })
  const addModel = (name: string) =>
    appendFile(join(folder, 'schema.prisma'), `\nmodel ${name} {\n  id Int @id\n}\n`)
  const addMigration = (name: string) =>
    writeMigrations(join(folder, 'migrations'), { [name]: `-- ${name}\n` })

  beforeEach(async () => {
    repository = await temporaryRepository()
    folder = join(repository.root, 'deep', 'local')
    await cp(join(homeOf('local'), 'schema.prisma'), join(folder, 'schema.prisma'))
    await addMigration('20260101000000_first')
    await repository.commit('start')
  })
  afterEach(() => repository.remove())

  test('the schema compared with is that of the last commit of a migration, not of the last commit', async () => {
    await addModel('Early')
    await repository.commit('a schema without its migration')
    await writeFile(join(repository.root, 'other.txt'), '')
    await repository.commit('something else')
    await addModel('Late')
    expect(await write('both')).toMatchObject({ sql: expect.stringMatching(/"Early"[\s\S]*"Late"/) })
  })

  test('two branches that are merged are both in the schema compared with', async () => {
    await repository.git('branch', 'side')
    await addModel('Here')
    await addMigration('20260102000000_here')
    await repository.commit('here')
    await repository.git('checkout', '-q', 'side')
    await addMigration('20260103000000_side')
    await repository.commit('side')
    await repository.git('merge', '-q', '-m', 'both', 'main')
    expect(await committedSchema(folder)).toEqual({ schema: expect.stringContaining('model Here') })
    expect(await write('nothing')).toEqual({ refused: 'nothing_to_change' })
  })

  test.each([
    { said: 'is new', change: () => addMigration('20260102000000_new') },
    { said: 'was changed', change: () => addMigration('20260101000000_first').then(changed) },
    { said: 'is in the index alone', change: () => addMigration('20260102000000_new').then(staged) },
    { said: 'was removed', change: () => removeFolder(join(folder, 'migrations', '20260101000000_first')) },
  ])('none is written while one $said and is not committed', async ({ change }) => {
    await addModel('Later')
    await change()
    const before = await readdir(join(folder, 'migrations')).catch(() => [])
    expect(await write('later')).toEqual({ refused: 'uncommitted_migration' })
    expect(await readdir(join(folder, 'migrations')).catch(() => [])).toEqual(before)
  })
  const changed = () => appendFile(join(folder, 'migrations/20260101000000_first/migration.sql'), 'SELECT 1;')
  const staged = () => repository.git('add', '--all')

  test('none is written where there is no history', async () => {
    await removeFolder(join(repository.root, '.git'))
    expect(await write('later')).toEqual({ refused: 'no_history' })
  })
})

test('a rebuilt SQLite table keeps Json defaults that SQLite can read, and its rows', async () => {
  const database = await trialDatabase('local')
  const schema = await readFile(join(homeOf('local'), 'schema.prisma'), 'utf8')
  try {
    await database.migrate()
    await database.run(await readFile(join(import.meta.dirname, 'old-data', 'local.sql'), 'utf8'))
    const sql = await schemaDiff('local', schema, schema.replaceAll('@map("hours_played")', '@map("hours")'))
    expect(sql).toContain('RedefineTables')
    expect(sql).toContain(`"correct_by_difficulty" JSONB NOT NULL DEFAULT '{}',`)
    await database.run(sql ?? '')
    expect(await database.rows('SELECT subject, hours, recent_attempts FROM player_subject_stats')).toEqual([
      { subject: 'Torts', hours: 0, recent_attempts: '[]' },
    ])
  } finally {
    await database.drop()
  }
})

test.each([
  { said: 'no arguments', args: [] },
  { said: 'no name', args: ['cloud'] },
  { said: 'an unknown kind', args: ['clouds', 'start'] },
  { said: 'a name that is a path', args: ['local', '../start'] },
])('the command with $said explains itself and fails', async ({ args }) => {
  const [code, output] = await new Promise<[unknown, string]>((resolve) => {
    const command = [join(projectRoot, 'scripts/migrations/new-migration.ts'), ...args]
    execFile(process.execPath, command, (error, _, stderr) => resolve([error?.code, stderr]))
  })
  expect(code).toBe(1)
  expect(output).toContain('Usage: npm run db:migration -- <cloud|local> NAME')
})
