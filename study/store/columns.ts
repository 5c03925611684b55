import type { Statement } from './sql.ts'

/** The databases' own words where they differ. */
export type Dialect = 'sqlite' | 'postgresql'

/** A column that holds JSON, or floating point, or anything else. */
type Column = string | { json: string } | { real: string }

export const json = (column: string): Column => ({ json: column })
export const real = (column: string): Column => ({ real: column })

const OBJECT: Record<Dialect, string> = { sqlite: 'json_object', postgresql: 'json_build_object' }

/**
 * One table's part of a row: its fields packed into one JSON column, since each column of a result costs both drivers more
 * than its value; floating point stays outside, because SQLite's JSON keeps 15 of its 17 digits.
 */
export function columns(
  part: string,
  alias: string,
  fields: Record<string, Column>,
): Record<Dialect, Statement> {
  const all = Object.entries(fields)
  const select = (dialect: Dialect): Statement => {
    const packed = all.flatMap(([field, column]) => {
      if (typeof column === 'string') return [`'${field}', ${alias}.${column}`]
      if ('real' in column) return []
      const value = `${alias}.${column.json}`
      return [`'${field}', ${dialect === 'sqlite' ? `json(${value})` : value}`]
    })
    const apart = all.flatMap(([field, column]) =>
      typeof column === 'object' && 'real' in column ? [`${alias}.${column.real} as "${part}.${field}"`] : [],
    )
    return {
      pieces: [[`${OBJECT[dialect]}(${packed.join(', ')}) as "${part}"`, ...apart].join(', ')],
      values: [],
    }
  }
  return { sqlite: select('sqlite'), postgresql: select('postgresql') }
}

/** Whether a field came as true: SQLite's JSON has 0 and 1. */
export type Flag = boolean | 0 | 1

/**
 * The part of a row that `columns` selected; null where a left join found nothing. Instants come as ISO text and flags as
 * `Flag`; what is only JSON or words to the database, the reader parses.
 */
export function part<Fields>(row: object, name: string): Fields | null {
  const entries = Object.entries(row)
  const packed: unknown = entries.find(([column]) => column === name)?.[1]
  const fields = { ...(typeof packed === 'string' ? JSON.parse(packed) : (packed as object)) }
  for (const [column, value] of entries)
    if (column.startsWith(`${name}.`)) fields[column.slice(name.length + 1)] = value
  return Object.values(fields).some((value) => value !== null) ? (fields as Fields) : null
}

export const ms = (instant: string): number => Date.parse(instant)

export const msOrNull = (instant: string | null): number | null => (instant === null ? null : ms(instant))
