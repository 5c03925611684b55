import { execFile } from 'node:child_process'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/postgres.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createDatabase()
})
afterEach(() => database.drop())

test.each([
  {
    said: 'made before the first version',
    sql: "UPDATE _prisma_migrations SET migration_name = '20261120095240_start'",
    line: /^The database was made by a version before the first release.* Back it up, remove it.*\n$/,
  },
  {
    said: 'of a newer version',
    sql: 'UPDATE _sql_functions SET revision = revision + 1',
    line: /^The database has the functions of a newer version.* Use a newer version\.\n$/,
  },
])('a database $said stops the start with one plain line', async ({ sql, line }) => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await client.query(sql)
  await client.end()
  const env = { ...process.env, DATABASE_URL: database.url, PORT: '0' }
  const [code, output] = await new Promise<[unknown, string]>((resolve) => {
    execFile(process.execPath, ['cloud-server/server.ts'], { env }, (error, stdout, stderr) =>
      resolve([error?.code, stdout + stderr]),
    )
  })
  expect(output).toMatch(line)
  expect(code).toBe(1)
})
