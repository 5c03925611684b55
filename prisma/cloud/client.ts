import { PrismaPg } from '@prisma/adapter-pg'
import type pg from 'pg'
import { PrismaClient } from './generated/client.ts'

/**
 * Returns a Prisma client on a pool, which stays open when the client disconnects. `nameOf` names the statements that connections
 * keep prepared; `onConnectionLost` is told when a connection
 * breaks in use; a broken idle one is an event of the pool.
 */
export function cloudClient(
  pool: pg.Pool,
  nameOf: (query: { sql: string }) => string,
  onConnectionLost: (error: Error) => void,
): PrismaClient {
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: nameOf,
    onConnectionError: onConnectionLost,
  })
  return new PrismaClient({ adapter })
}

export type { PrismaClient }
