import { empty, join as joinSome, type Sql, sqltag } from '@prisma/client/runtime/client'

/** The databases, where their own words differ. */
export type Dialect = 'sqlite' | 'postgresql'

/** A row as the driver returns it: values by column name. */
export type Row = Record<string, unknown>

/**
 * One SQL statement: its text in pieces, and the values between them, which become parameters and never text. The tag
 * is Prisma's own (sql-template-tag): `.text` is written for PostgreSQL ($1), `.sql` for SQLite (?).
 */
export type Statement = Sql

/** Writes a statement. Values in it become parameters; statements in it become part of the text. */
export const sql = sqltag

export { empty, raw } from '@prisma/client/runtime/client'

/** Statements with a separator between them, for lists of rows, keys or conditions; no statements make an empty one. */
export const join = (parts: readonly Statement[], separator = ', '): Statement =>
  parts.length === 0 ? empty : joinSome(parts, separator)

/** Texts as parameters, one after the other: the list of an `in (…)`. */
export const texts = (all: Iterable<string>): Statement => join([...all].map((one) => sql`${one}`))

/** An instant (ms) as both databases and Prisma write it: ISO text in UTC. */
export const instant = (at: number): string => new Date(at).toISOString().replace('Z', '+00:00')

export const instantOrNull = (at: number | null): string | null => (at === null ? null : instant(at))

/** Reads: a database, or a transaction on it. */
export interface Reader {
  dialect: Dialect
  query<Found extends object = Row>(statement: Statement): Promise<Found[]>
}

/**
 * A transaction: reads, one after the other, and writes. On SQLite the first write must be the last call: it opens the
 * database's own transaction, and all of it is stored or nothing.
 */
export interface Transaction extends Reader {
  /** Returns how many rows each statement touched. */
  write(statements: readonly Statement[]): Promise<number[]>
}
