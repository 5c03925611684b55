import { type Statement, sql } from '../sql.ts'

type Value = string | number | boolean | null

/** A column of rows on their way into the database: its type there, and what a row has in it. */
export type Column<Row> = readonly [type: string, of: (row: Row) => Value]

const SPECIAL = /["\\]/g
/** Types whose values may hold what means something in a list. */
const QUOTED = new Set(['text', 'jsonb'])

/** A column's values one after the other, as a list in PostgreSQL holds them. */
function listed<Row>(rows: readonly Row[], [type, of]: Column<Row>): string {
  const quoted = QUOTED.has(type)
  let list = ''
  let comma = ''
  for (const row of rows) {
    const value = of(row)
    list += comma
    list += quoted && value !== null ? `"${String(value).replace(SPECIAL, '\\$&')}"` : value
    comma = ','
  }
  return list
}

/**
 * Rows as the source `r` of a statement, one value of it a column: PostgreSQL reads lists sooner than as many records of
 * JSON, and the text stays the same however many rows there are. The value of a json or jsonb column is written as
 * JSON, and none of type json is null: long ones are read fastest by that type, short ones by the other.
 */
export function unnestRows<Row>(rows: readonly Row[], columns: Record<string, Column<Row>>): Statement {
  const all = Object.values(columns)
  const opening = all.map(([type]) => (type === 'json' ? 'json_array_elements(' : 'unnest('))
  const closing = all.map(([type]) => (type === 'json' ? '::json)' : `::${type}[])`))
  const names = Object.keys(columns)
    .map((name) => `"${name}"`)
    .join(', ')
  const first = `rows from (${opening[0]}`
  const between = closing.slice(0, -1).map((end, i) => `${end}, ${opening[i + 1]}`)
  const last = `${closing.at(-1)}) as r(${names})`
  const lists = all.map((column) =>
    column[0] === 'json' ? `[${listed(rows, column)}]` : `{${listed(rows, column)}}`,
  )
  return sql([first, ...between, last], ...lists)
}

/** Ids as a list in a statement. */
export const uuids = (ids: readonly string[]): Statement => sql`${`{${ids.join()}}`}::uuid[]`
