import type { World } from '../swarm/world.ts'

/** What the database wrote to its log (WAL) so far. */
export interface WalWritten {
  bytes: number
  /** flushes the commits waited for */
  flushes: number
  /** segments of 16 MB laid out anew: the commits wait while one is written full and flushed */
  segments: number
}

const SEGMENT_BYTES = 16 * 1024 * 1024

export async function walWritten(sql: World['sql']): Promise<WalWritten> {
  const [one] = await sql<WalWritten>(
    `select (select wal_bytes from pg_stat_wal)::float8 as bytes,
            coalesce(sum(fsyncs) filter (where context = 'normal'), 0)::float8 as flushes,
            (coalesce(sum(write_bytes) filter (where context = 'init'), 0) / $1)::float8 as segments
     from pg_stat_io where object = 'wal'`,
    [SEGMENT_BYTES],
  )
  if (!one) throw new Error('The database tells nothing of its log.')
  return one
}

/** The sum so far and what was written between two readings. */
export const walAlso = (sum: WalWritten, from: WalWritten, to: WalWritten): WalWritten => ({
  bytes: sum.bytes + to.bytes - from.bytes,
  flushes: sum.flushes + to.flushes - from.flushes,
  segments: sum.segments + to.segments - from.segments,
})
