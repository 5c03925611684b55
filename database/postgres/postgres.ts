import pg from 'pg'
import { instant, type Reader, type Row, type Statement, type Transaction } from '../sql.ts'

interface Executor {
  /** Runs a statement that returns no rows; resolves to how many it touched. */
  execute(statement: Statement): Promise<number>
}

export interface PostgresTransaction extends Transaction, Executor {}

/** PostgreSQL as a pool of connections: each statement runs on any of them. */
export interface Postgres extends Reader, Executor {
  /** Runs `work` in one transaction on one connection: committed when it resolves, rolled back when it rejects. */
  transaction<T>(work: (tx: PostgresTransaction) => Promise<T>): Promise<T>
}

const { TIMESTAMP } = pg.types.builtins

/** pg reads an instant without a zone as local time; every one of ours is UTC. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === TIMESTAMP
      ? (text: string) => new Date(`${text.replace(' ', 'T')}Z`)
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** pg writes a Date in the zone of the process, which a column without a zone would keep as if it were UTC. */
const parameterOf = (value: unknown): unknown => (value instanceof Date ? instant(value.getTime()) : value)

/** Returns the statements of a pool; `nameOf` names what connections keep prepared. */
export function postgresOn(pool: pg.Pool, nameOf: (query: { sql: string }) => string): Postgres {
  async function run(client: pg.Pool | pg.PoolClient, statement: Statement): Promise<pg.QueryResult> {
    const { text } = statement
    const name = nameOf({ sql: text })
    const values = statement.values.map(parameterOf)
    return client.query({ text, values, types, ...(name ? { name } : {}) })
  }

  const readerOn = (client: pg.Pool | pg.PoolClient): Reader => ({
    dialect: 'postgresql',
    query: async <Found extends object = Row>(statement: Statement) =>
      (await run(client, statement)).rows as Found[],
  })

  const executeOn = async (client: pg.Pool | pg.PoolClient, statement: Statement): Promise<number> =>
    (await run(client, statement)).rowCount ?? 0

  const transactionOn = (client: pg.PoolClient): PostgresTransaction => ({
    ...readerOn(client),
    execute: (statement) => executeOn(client, statement),
    async write(statements) {
      // One after the other: a connection takes no second statement meanwhile.
      const touched: number[] = []
      for (const statement of statements) touched.push(await executeOn(client, statement))
      return touched
    },
  })

  return {
    ...readerOn(pool),
    execute: (statement) => executeOn(pool, statement),
    transaction: (work) => inTransaction(pool, (client) => work(transactionOn(client))),
  }
}

/** Runs `work` between begin and commit on a connection of its own; a connection that cannot roll back is closed. */
async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks between two statements would otherwise end the process.
  const broken = (): void => undefined
  client.on('error', broken)
  let failure: Error | undefined
  try {
    await client.query('begin')
    const outcome = await work(client)
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
}
