import pg from 'pg'
import type { Statement } from '../sql.ts'
import { type PoolOptions, poolOf, statementNames } from './pool.ts'
import { inTransaction } from './postgres.ts'

type Value = string | number | boolean | null | readonly unknown[]

/** Statements in PostgreSQL's own words, prepared once a connection. */
export interface Rows {
  rows<Row>(text: string, values?: readonly Value[]): Promise<Row[]>
}

/** A transaction: plain statements, and those written as the study store writes them. */
export interface DuelTransaction extends Rows {
  query<Row>(statement: Statement): Promise<Row[]>
}

/**
 * The duels' own pool, without Prisma, whose overhead the hot path cannot pay (docs/reference/duel-engine.md). Connects at
 * the first statement.
 */
export interface DuelDatabase extends Rows {
  transaction<T>(work: (tx: DuelTransaction) => Promise<T>): Promise<T>
  end(): Promise<void>
}

/**
 * Every statement of a duel finds its rows by their keys, whatever the values: planning each time would cost more than
 * running it. A plan is kept, so it must not be one for tables that hold little yet, which a walk through them suits.
 */
const BY_KEYS = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

export function duelDatabase(databaseUrl: string, options: PoolOptions = {}): DuelDatabase {
  const shared = poolOf(databaseUrl, options)
  const pool = new pg.Pool({
    ...shared,
    options: `${shared.options} ${BY_KEYS}`,
    application_name: 'bar-duel-duels',
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  const nameOf = statementNames()

  const rowsOn =
    (client: pg.Pool | pg.PoolClient) =>
    async <Row>(text: string, values: readonly Value[] = []): Promise<Row[]> => {
      const name = nameOf({ sql: text })
      const found = await client.query({ text, values: values as unknown[], ...(name ? { name } : {}) })
      return found.rows as Row[]
    }

  return {
    rows: rowsOn(pool),
    transaction: (work) =>
      inTransaction(pool, (client) => {
        const rows = rowsOn(client)
        return work({ rows, query: ({ text, values }) => rows(text, values as Value[]) })
      }),
    end: () => pool.end(),
  }
}
