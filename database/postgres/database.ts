import pg from 'pg'
import { cloudClient, type PrismaClient } from '#prisma/cloud/client.ts'
import { type PoolOptions, poolOf, statementNames } from './pool.ts'
import { type Postgres, postgresOn } from './postgres.ts'

export type { PoolOptions } from './pool.ts'

/** PostgreSQL: our own statements, and Prisma's typed calls on single tables, on one pool of connections. */
export interface PostgresDatabase extends Postgres {
  prisma: PrismaClient
  /** Ends the pool once its queries are done; a second call waits for the same end. */
  close(): Promise<void>
}

/** Opens a pool, which connects at the first statement. */
export function openPostgres(databaseUrl: string, options: PoolOptions = {}): PostgresDatabase {
  const onConnectionLost = options.onConnectionLost ?? (() => undefined)
  const pool = new pg.Pool(poolOf(databaseUrl, options))
  // A connection that breaks while nobody uses it would otherwise end the process.
  pool.on('error', (error) => onConnectionLost(error))
  const nameOf = statementNames()
  const prisma = cloudClient(pool, nameOf, onConnectionLost)
  let closing: Promise<void> | null = null
  async function end(): Promise<void> {
    await prisma.$disconnect()
    await pool.end()
  }
  return {
    ...postgresOn(pool, nameOf),
    prisma,
    close() {
      closing ??= end()
      return closing
    },
  }
}

export const closePostgres = (db: PostgresDatabase): Promise<void> => db.close()
