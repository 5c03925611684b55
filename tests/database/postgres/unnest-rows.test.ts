import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Statement } from '#database/sql.ts'
import { type Column, unnestRows, uuids } from '../../../database/postgres/unnest-rows.ts'
import { createEmptyDatabase, type TestDatabase } from '../../support/postgres.ts'

let database: TestDatabase
let client: pg.Client

beforeAll(async () => {
  database = await createEmptyDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const select = async ({ text, values }: Statement) => {
  return { text, rows: (await client.query(`select * from ${text}`, [...values])).rows }
}

interface Kept {
  id: string
  n: number
  real: number
  yes: boolean
  words: string | null
  at: number | null
  long: unknown
  short: unknown
}

const columns: Record<keyof Kept, Column<Kept>> = {
  id: ['uuid', (row) => row.id],
  n: ['int', (row) => row.n],
  real: ['float8', (row) => row.real],
  yes: ['boolean', (row) => row.yes],
  words: ['text', (row) => row.words],
  at: ['timestamptz', (row) => row.at && new Date(row.at).toISOString()],
  long: ['json', (row) => JSON.stringify(row.long)],
  short: ['jsonb', (row) => JSON.stringify(row.short)],
}

/** PostgreSQL keeps no NUL in a text. */
const words = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('\0', ''))

const row: fc.Arbitrary<Kept> = fc.record({
  id: fc.uuid(),
  n: fc.integer(),
  real: fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  yes: fc.boolean(),
  words: fc.option(fc.oneof(words, fc.constantFrom('', 'NULL', 'null', '{a,"b"}', '\\', ' spaced '))),
  at: fc.option(fc.integer({ min: 1, max: 4e12 })),
  long: fc.array(fc.record({ says: words, yes: fc.boolean() })),
  short: fc.array(fc.integer({ min: 0, max: 3 })),
})

describe('rows as the source of a statement', () => {
  test('come back as they went, in their order', () =>
    fc.assert(
      fc.asyncProperty(fc.array(row, { maxLength: 5 }), async (rows) => {
        const found = (await select(unnestRows(rows, columns))).rows
        expect(found.map((one) => ({ ...one, at: one.at?.getTime() ?? null }))).toEqual(rows)
      }),
      { numRuns: 100 },
    ))

  test('make one text, however many there are', async () => {
    const [one] = fc.sample(row, 1)
    const texts = new Set<string>()
    for (const rows of [[], [one], [one, one]])
      texts.add((await select(unnestRows(rows as Kept[], columns))).text)
    expect(texts.size).toBe(1)
  })

  test('ids are a list, empty too', async () => {
    const ids = [crypto.randomUUID(), crypto.randomUUID()]
    for (const some of [[], ids]) {
      const { text, values } = uuids(some)
      const { rows } = await client.query(`select unnest(${text}) as id`, [...values])
      expect(rows.map(({ id }) => id)).toEqual(some)
    }
  })
})
