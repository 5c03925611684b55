import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../store/database.ts'
import { countRequest } from '../store/rate-limits.ts'

type Counted = (error: Error | null, window?: { current: number; ttl: number }) => void

/** @fastify/rate-limit over the database. Nothing is limited by itself: calls make their limiters with createRateLimit. */
export async function rateLimits(app: FastifyInstance, db: Database): Promise<void> {
  class DatabaseWindows {
    incr(key: string, done: Counted, windowMs: number): void {
      countRequest(db, key, windowMs).then(
        (window) => done(null, window),
        (error: Error) => done(error),
      )
    }
    child(): DatabaseWindows {
      return this
    }
  }
  await app.register(rateLimit, { global: false, store: DatabaseWindows as never })
}
