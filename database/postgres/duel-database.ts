import pg from 'pg'
import type { Reader } from '../sql.ts'
import { type PoolOptions, poolOf, statementNames } from './pool.ts'
import { postgresOn } from './postgres.ts'

/** Runs the duels' statements, each prepared once a connection. */
export type Rows = Pick<Reader, 'query'>

/** The duels' own pool of connections. Connects at the first statement. */
export interface DuelDatabase extends Rows {
  transaction<T>(work: (tx: Rows) => Promise<T>): Promise<T>
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

/** Opens a pool without Prisma, whose overhead the hot path can't pay (docs/reference/duel-engine.md). */
export function duelDatabase(databaseUrl: string, options: PoolOptions = {}): DuelDatabase {
  const shared = poolOf(databaseUrl, options)
  const pool = new pg.Pool({
    ...shared,
    options: `${shared.options} ${BY_KEYS}`,
    application_name: 'bar-duel-duels',
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  const { query, transaction } = postgresOn(pool, statementNames())
  return { query, transaction, end: () => pool.end() }
}
