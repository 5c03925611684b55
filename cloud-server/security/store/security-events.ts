import { sql } from '#database/sql.ts'
import { SECURITY_KINDS, type SecurityEvent, type SecurityKind } from '#protocol/http/security.ts'
import { SECURITY_DAYS } from '#rules/accounts/security.ts'
import type { Database, PostgresTransaction } from '../../store/database.ts'

/** A database, or a transaction that the event belongs to. */
type Writer = Pick<PostgresTransaction, 'execute'>

export interface NewSecurityEvent {
  userId: string
  kind: SecurityKind
  /** hashed; empty for none */
  network: string
  device: string | null
  at: Date
}

/** Events of one account that are read at once. */
const EVENTS_READ = 50

/** Characters of a hashed network that are shown: enough to tell a handful apart. */
const SHOWN = 6

/** Writes an event down; one like it from the same network and hour is counted instead. An account that is gone has none. */
export async function keepEvent(db: Writer, event: NewSecurityEvent): Promise<void> {
  const { userId, kind, network, device, at } = event
  await db.execute(sql`
    insert into security_events as e (user_id, kind, network, hour, device, at, last_at)
    select id, ${kind}, ${network}, date_trunc('hour', ${at}::timestamptz), ${device}, ${at}, ${at}
    from users where id = ${userId}::uuid
    on conflict (user_id, kind, network, hour) do update
      set times = e.times + 1, last_at = excluded.last_at, device = excluded.device`)
}

interface EventRow extends Omit<SecurityEvent, 'at' | 'lastAt'> {
  at: Date
  lastAt: Date
}

/** Returns the latest events of an account, the newest first. Kinds that only a newer server knows are left to it. */
export async function eventsOf(db: Database, userId: string): Promise<SecurityEvent[]> {
  const rows = await db.query<EventRow>(sql`
    select kind, nullif(left(network, ${SHOWN}), '') as network, device, at, last_at as "lastAt", times
    from security_events where user_id = ${userId}::uuid and kind = any(${[...SECURITY_KINDS]}::text[])
    order by last_at desc, kind limit ${EVENTS_READ}`)
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), lastAt: row.lastAt.toISOString() }))
}

/** Forgets what is older than it's kept. */
export async function forgetEvents(db: Database, now: Date): Promise<number> {
  return db.execute(sql`
    delete from security_events where last_at < ${now}::timestamptz - ${SECURITY_DAYS} * interval '1 day'`)
}

/** Returns the key with which networks are hashed, the same at every node. A migration made it. */
export async function networkKey(db: Database): Promise<string> {
  const { key } = await db.prisma.serverKey.findUniqueOrThrow({ where: { name: 'security-events' } })
  return key
}
