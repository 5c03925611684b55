import { type Statement, sql } from '#database/sql.ts'

/** The list of an `in`, as one parameter: SQLite takes no statement with more than 32,766 of them. */
export const anyOf = (ids: readonly string[]): Statement =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`
