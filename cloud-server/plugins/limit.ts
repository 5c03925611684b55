import type { FastifyRequest } from 'fastify'
import type { Refusal } from '#http/refusal.ts'
import { tooMany } from '#http/too-many.ts'
import type { Rows } from '../store/database.ts'
import { countRequest } from '../store/rate-limits.ts'
import { digest } from './digest.ts'
import { networkOf } from './network-of.ts'

/** How many requests of a kind are taken. */
export interface Limit {
  most: number
  windowMs: number
  /** the first sentence of the refusal; the next says how long to wait */
  what?: string
}

/**
 * Counts a request against a key, over all nodes, on the pool of the calls: never on that of the live duels, whose answers would
 * wait behind a crowd that is turned away. Returns why it's refused where it was one too many, or null.
 */
export async function limit(db: Rows, key: string, { most, windowMs, what }: Limit): Promise<Refusal | null> {
  const { current, ttl } = await countRequest(db, key, windowMs)
  return current > most ? tooMany(ttl, what) : null
}

/** Counts a request against the network that it comes from: one household, or one lab. */
export const limitNetwork = (
  db: Rows,
  { ip }: Pick<FastifyRequest, 'ip'>,
  name: string,
  requests: Limit,
): Promise<Refusal | null> => limit(db, `${name}:${digest(networkOf(ip))}`, requests)
