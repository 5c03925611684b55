import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listMigrations } from '#prisma/migrations.ts'
import { contractingIn, contractOf, UNRELEASED } from './expanding.ts'
import { homeOf } from './trial-database.ts'

const FOLDER = join(homeOf('cloud'), 'migrations')
const [BASELINE, ...LATER] = await listMigrations(FOLDER)

const textOf = (name: string) => readFile(join(FOLDER, name, 'migration.sql'), 'utf8')

test.each(LATER.filter((name) => !UNRELEASED.includes(name)))(
  '%s leaves the version before everything it needs, or says since when nothing uses what goes',
  async (name) => {
    const text = await textOf(name)
    if (contractOf(text) === null) expect(contractingIn(text)).toEqual([])
  },
)

test('those from before the first release would be found', async () => {
  expect(BASELINE).toMatch(/baseline$/)
  for (const name of UNRELEASED) expect(contractingIn(await textOf(name))).not.toEqual([])
})

describe('a migration that', () => {
  test.each([
    ['drops a table', 'DROP TABLE "users"'],
    ['drops a column', 'ALTER TABLE "users" DROP COLUMN "email"'],
    ['drops a column among others', 'ALTER TABLE "users" ADD COLUMN "a" TEXT, DROP COLUMN "email"'],
    ['renames a column', 'ALTER TABLE "users" RENAME COLUMN "email" TO "address"'],
    ['renames a table', 'ALTER TABLE "users" RENAME TO "people"'],
    ['adds a column that must be given', 'ALTER TABLE "users" ADD COLUMN "a" TEXT NOT NULL'],
    ['adds one that no two rows share', `ALTER TABLE "users" ADD COLUMN "a" TEXT DEFAULT '' UNIQUE`],
    ['demands a column', 'ALTER TABLE "users" ALTER COLUMN "email" SET NOT NULL'],
    ['takes a default', 'ALTER TABLE "users" ALTER COLUMN "level" DROP DEFAULT'],
    ['changes a type', 'ALTER TABLE "users" ALTER COLUMN "level" TYPE BIGINT'],
    ['checks what older servers write', 'ALTER TABLE "users" ADD CONSTRAINT "c" CHECK ("level" > 1)'],
    ['makes theirs unique', 'CREATE UNIQUE INDEX "i" ON "users"("display_name")'],
    ['drops a function', 'DROP FUNCTION IF EXISTS start_friend_game(JSONB, INTEGER)'],
    ['deletes rows', 'DELETE FROM "users"'],
    [
      'hides a statement behind a string',
      `UPDATE "users" SET "level" = 1 WHERE 'a;b' = ''';'; DROP TABLE "users"`,
    ],
    [
      'hides one behind a comment',
      '-- nothing; really\nUPDATE "users" SET "level" = 1; /* ; */ DROP TABLE "users"',
    ],
  ])('%s contracts', (_what, sql) => {
    expect(contractingIn(`${sql};`)).toHaveLength(1)
  })

  test.each([
    ['adds a column', 'ALTER TABLE "users" ADD COLUMN "a" TEXT, ADD COLUMN "b" INTEGER NOT NULL DEFAULT 0'],
    ['adds one with a comma in its type', 'ALTER TABLE "users" ADD COLUMN "a" NUMERIC(10, 2)'],
    [
      'checks its own column',
      'ALTER TABLE "t" ADD COLUMN "a" TEXT; ALTER TABLE "t" ADD CONSTRAINT "c" CHECK ("a" <> \'\')',
    ],
    ['binds its own table', 'CREATE TABLE "t" ("a" TEXT NOT NULL); CREATE UNIQUE INDEX "i" ON "t"("a")'],
    ['loosens', 'ALTER TABLE "t" ALTER COLUMN "a" DROP NOT NULL; ALTER TABLE "t" DROP CONSTRAINT "c"'],
    ['fills in', 'UPDATE "t" SET "a" = 1; INSERT INTO "t" ("a") VALUES (\'DROP TABLE "t";\')'],
  ])('%s expands', (_what, sql) => {
    expect(contractingIn(`${sql};`)).toEqual([])
  })

  test('contracts may say so, with the version since which nothing needs it', () => {
    const drop = 'ALTER TABLE "users" DROP COLUMN "a";'
    expect(contractOf(`-- Contract: nothing since 1.2 uses users.a\n${drop}`)).toContain('users.a')
    expect(contractOf(`-- Contract: fine\n${drop}`)).toBeNull()
  })
})
