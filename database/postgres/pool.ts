import { createHash } from 'node:crypto'
import type pg from 'pg'

export interface PoolOptions {
  /** most connections this process holds at once */
  connections?: number
  /** milliseconds a query waits for a connection before it fails */
  connectTimeoutMs?: number
  /** told when an idle connection breaks; the next query opens another */
  onConnectionLost?: (error: Error) => void
}

/** Returns how every pool of ours connects. */
export function poolOf(databaseUrl: string, options: PoolOptions = {}) {
  return {
    connectionString: databaseUrl,
    max: options.connections ?? 10,
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5_000,
    idleTimeoutMillis: 30_000,
    // A lock or a network that hangs must not hold the whole pool: the server gives up on it, and the caller is told.
    statement_timeout: 10_000,
    lock_timeout: 8_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    // Prisma writes instants without a zone: a server set to another one would shift every one of them.
    options: '-c TimeZone=UTC',
  } satisfies pg.PoolConfig
}

/** Most statements that get a name. */
const MOST_NAMES = 500

/**
 * Returns a function that names each distinct statement, so that PostgreSQL parses it once a connection (twice the
 * throughput). Lists of changing length make new texts without end: past 500 the rest have no name ('') and are not
 * prepared.
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>()
  return ({ sql }) => {
    const known = names.get(sql)
    if (known !== undefined) return known
    if (names.size >= MOST_NAMES) return ''
    const name = createHash('sha256').update(sql).digest('hex').slice(0, 32)
    names.set(sql, name)
    return name
  }
}
