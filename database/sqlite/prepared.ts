import type { Row, Statement } from '../sql.ts'
import type { Connection } from './client.ts'

/** Statements kept prepared on a connection; of more, those go that weren't asked for longest. */
const KEPT = 200
/** The length from which a text isn't kept: it holds a list of rows, and the next has another length. */
const LONGEST = 4_000

/** A statement that SQLite has read and planned; `columns` are null where it returns no rows. */
interface Prepared {
  statement: ReturnType<Connection['prepare']>
  columns: readonly string[] | null
}

function prepare(connection: Connection, text: string): Prepared {
  const statement = connection.prepare(text)
  const columns = statement.reader
    ? statement
        .raw()
        .columns()
        .map(({ name }) => name)
    : null
  return { statement, columns }
}

/** Returns a value as the driver takes it, which ends the process at any other. */
function bound(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === null || Number.isFinite(value)) return value
  if (typeof value === 'string' || typeof value === 'bigint') return value
  throw new TypeError(`SQLite takes no ${typeof value}`)
}

/** Statements of one connection, each prepared once: that takes longer than most take to run. */
export interface PreparedStatements {
  /** Returns the rows of a statement. */
  rows(statement: Statement): Row[]
  /** Runs a statement and returns how many rows it touched. */
  run(statement: Statement): number
}

export function preparedOn(connection: Connection): PreparedStatements {
  const kept = new Map<string, Prepared>()

  function prepared(text: string): Prepared {
    const found = kept.get(text) ?? prepare(connection, text)
    kept.delete(text)
    if (text.length < LONGEST) kept.set(text, found)
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    return found
  }

  /** A statement that failed may be left open, and is let go of. */
  function using<T>(text: string, work: (prepared: Prepared) => T): T {
    try {
      return work(prepared(text))
    } catch (error) {
      kept.delete(text)
      throw error
    }
  }

  return {
    rows: ({ sql, values }) =>
      using(sql, ({ statement, columns }) => {
        if (!columns) {
          statement.run(values.map(bound))
          return []
        }
        const rows = statement.all(values.map(bound)) as unknown[][]
        return rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, row[i]])))
      }),
    run: ({ sql, values }) =>
      using(sql, ({ statement, columns }) =>
        columns ? statement.all(values.map(bound)).length : statement.run(values.map(bound)).changes,
      ),
  }
}
