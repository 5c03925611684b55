import pg from 'pg'
import { type CloudOptions, poolOf, statementNames } from '#prisma/cloud/client.ts'
import type { Statement } from '../sql.ts'

/** Runs the duels' statements, each prepared once a connection. */
export interface Rows {
  query<Row>(statement: Statement): Promise<Row[]>
}

/**
 * The duel's own way to the database: the driver without Prisma, whose overhead the hot path cannot pay
 * (reference/duel-engine.md). Connects at the first statement.
 */
export interface DuelDatabase extends Rows {
  transaction<T>(work: (tx: Rows) => Promise<T>): Promise<T>
  end(): Promise<void>
}

const textOf = ({ pieces }: Statement): string =>
  pieces.reduce((text, piece, i) => (i === 0 ? piece : `${text}$${i}${piece}`), '')

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

export function duelDatabase(databaseUrl: string, options: CloudOptions = {}): DuelDatabase {
  const shared = poolOf(databaseUrl, options)
  const pool = new pg.Pool({
    ...shared,
    options: `${shared.options} ${BY_KEYS}`,
    application_name: 'bar-duel-duels',
  })
  pool.on('error', (error) => options.onConnectionLost?.(error))
  const nameOf = statementNames()

  const rowsOn = (client: pg.Pool | pg.PoolClient): Rows => ({
    async query<Row>(statement: Statement): Promise<Row[]> {
      const text = textOf(statement)
      const name = nameOf({ sql: text })
      const values = [...statement.values]
      return (await client.query({ text, values, ...(name ? { name } : {}) })).rows as Row[]
    },
  })

  return {
    ...rowsOn(pool),
    async transaction(work) {
      const client = await pool.connect()
      // A connection that breaks between two statements would otherwise end the process.
      const broken = (): void => undefined
      client.on('error', broken)
      let failure: Error | undefined
      try {
        await client.query('begin')
        const outcome = await work(rowsOn(client))
        await client.query('commit')
        return outcome
      } catch (error) {
        failure = error as Error
        await client.query('rollback').then(
          () => {
            failure = undefined
          },
          () => undefined,
        )
        throw error
      } finally {
        client.off('error', broken)
        client.release(failure)
      }
    },
    end: () => pool.end(),
  }
}
