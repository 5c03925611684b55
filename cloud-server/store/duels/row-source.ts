import { type Statement, sql } from '#study/store/sql.ts'

type Value = string | number | boolean | null

/** A column of rows on their way into the database: its type there, and what a row has in it. */
export type Column<Row> = readonly [type: string, of: (row: Row) => Value]

const QUOTED = /["\\]/g

/** A list as PostgreSQL reads an array; what is neither text nor JSON needs no quotes. */
const arrayOf = (type: string, values: readonly Value[]): string =>
  `{${values
    .map((value) =>
      type === 'text' && value !== null ? `"${String(value).replace(QUOTED, '\\$&')}"` : value,
    )
    .map((value) => value ?? 'null')
    .join()}}`

/**
 * Rows as a source `r` of a statement, one value of it a column: PostgreSQL reads so many rows in a third of the time that
 * a list of JSON records takes, and the text stays the same however many there are. A column of type json holds texts of
 * JSON, any other what its type is written as.
 */
export function rowsOf<Row>(rows: readonly Row[], columns: Record<string, Column<Row>>): Statement {
  const all = Object.values(columns)
  const opening = all.map(([type]) => (type === 'json' ? 'json_array_elements(' : 'unnest('))
  const closing = all.map(([type]) => (type === 'json' ? '::json)' : `::${type}[])`))
  const names = Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ')
  return {
    pieces: all
      .map((_, i) => (i === 0 ? `rows from (${opening[0]}` : `${closing[i - 1]}, ${opening[i]}`))
      .concat(`${closing.at(-1)}) as r(${names})`),
    values: all.map(([type, of]) =>
      type === 'json' ? `[${rows.map(of).join()}]` : arrayOf(type, rows.map(of)),
    ),
  }
}

/** Ids as a list in a statement. */
export const uuids = (ids: readonly string[]): Statement => sql`${arrayOf('uuid', ids)}::uuid[]`
