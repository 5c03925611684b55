import { createHmac } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { SecurityKind } from '#protocol/http/security.ts'
import { deviceOf } from '../accounts/session.ts'
import { networkOf } from '../plugins/network-of.ts'
import type { Database } from '../store/database.ts'
import { keepEvent, networkKey } from './store/security-events.ts'

/** Writes down what happens to an account's safety, and from where: the address hashed, the device in words. */
export type NoteSecurity = (request: FastifyRequest, userId: string, kind: SecurityKind) => Promise<void>

/**
 * The log of an account's safety. An address has few possible values, so a plain hash of it could be undone by trying them
 * all: it's hashed with a key of the database's.
 */
export function securityLog(db: Database, now: () => number): NoteSecurity {
  let key: string | null = null
  return async (request, userId, kind) => {
    key ??= await networkKey(db)
    const network = createHmac('sha256', key).update(networkOf(request.ip)).digest('base64url')
    await keepEvent(db, { userId, kind, network, device: deviceOf(request), at: new Date(now()) })
  }
}
