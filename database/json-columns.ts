import { type Dialect, type Row, raw, type Statement } from './sql.ts'

/** A column that holds JSON, or floating point, or anything else. */
type Column = string | { json: string } | { real: string }

export const json = (column: string): Column => ({ json: column })
export const real = (column: string): Column => ({ real: column })

/** One table's part of a row: how each database selects it, and the fields that come in columns of their own. */
export interface Columns extends Record<Dialect, Statement> {
  part: string
  apart: readonly string[]
}

const OBJECT: Record<Dialect, string> = { sqlite: 'json_object', postgresql: 'json_build_object' }

/**
 * Selects fields of a table as one JSON column, since both drivers spend more on a column than on its value. Floating
 * point stays apart: SQLite's JSON keeps 15 of its 17 digits.
 */
export function columns(part: string, alias: string, fields: Record<string, Column>): Columns {
  const all = Object.entries(fields)
  const reals = all.flatMap(([field, column]) =>
    typeof column === 'object' && 'real' in column ? [{ field, column: column.real }] : [],
  )
  const select = (dialect: Dialect): Statement => {
    const packed = all.flatMap(([field, column]) => {
      if (typeof column === 'string') return [`'${field}', ${alias}.${column}`]
      if ('real' in column) return []
      const value = `${alias}.${column.json}`
      return [`'${field}', ${dialect === 'sqlite' ? `json(${value})` : value}`]
    })
    const object = `${OBJECT[dialect]}(${packed.join(', ')}) as "${part}"`
    const apart = reals.map(({ field, column }) => `${alias}.${column} as "${part}.${field}"`)
    return raw([object, ...apart].join(', '))
  }
  return {
    part,
    apart: reals.map(({ field }) => field),
    sqlite: select('sqlite'),
    postgresql: select('postgresql'),
  }
}

/** A boolean out of JSON: SQLite writes 0 and 1. */
export type Flag = boolean | 0 | 1

/**
 * The part of a row that these columns selected; null where a left join found nothing. Instants come as ISO text and
 * booleans as `Flag`; what is mere JSON or words to the database, the reader parses.
 */
export function readJson<Fields>(row: Row, { part, apart }: Columns): Fields | null {
  const packed = row[part]
  const fields: Row = typeof packed === 'string' ? JSON.parse(packed) : { ...(packed as Row) }
  for (const field of apart) fields[field] = row[`${part}.${field}`]
  for (const field in fields) if (fields[field] !== null) return fields as Fields
  return null
}

export const ms = (instant: string): number => Date.parse(instant)

export const msOrNull = (instant: string | null): number | null => (instant === null ? null : ms(instant))

/**
 * Selects columns of all rows of a group as one JSON array of arrays, which `unpacked` reads: a row each costs both drivers
 * more than its values.
 */
export const packed = (dialect: Dialect, columns: string): Statement =>
  raw(
    dialect === 'sqlite'
      ? `json_group_array(json_array(${columns}))`
      : `json_agg(json_build_array(${columns}))`,
  )

/** The rows that `packed` selected; none where there was no row. */
export const unpacked = <Fields>(value: unknown): Fields[] =>
  typeof value === 'string' ? JSON.parse(value) : ((value as Fields[] | null | undefined) ?? [])
