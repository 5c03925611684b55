import type { Rows } from '#database/postgres/duel-database.ts'
import { type Statement, sql } from '#database/sql.ts'

export interface Blocked {
  id: string
  username: string
  displayName: string
  blockedAt: string
}

type Row = Omit<Blocked, 'blockedAt'> & { blockedAt: Date }

const blockedIn = ({ blockedAt, ...rest }: Row): Blocked => ({ ...rest, blockedAt: blockedAt.toISOString() })

/** Most players one can block: a list, not a means to fill the disk. */
const MOST = 1_000

/** The players a player has blocked; conditions follow. */
const blockedOf = (userId: string): Statement => sql`
  select u.id, u.username, u.display_name as "displayName", b.created_at as "blockedAt"
  from blocks b join users u on u.id = b.blocked_id where b.user_id = ${userId}`

export async function blockedBy(db: Rows, userId: string): Promise<Blocked[]> {
  const rows = await db.query<Row>(sql`
    ${blockedOf(userId)} order by b.created_at desc, u.id limit ${MOST}`)
  return rows.map(blockedIn)
}

/** Blocks a player; again it changes nothing. Null when the list is full. */
export async function block(db: Rows, userId: string, blockedId: string): Promise<Blocked | null> {
  await db.query(sql`
    insert into blocks (user_id, blocked_id) select ${userId}::uuid, ${blockedId}::uuid
    where (select count(*) from blocks where user_id = ${userId}) < ${MOST} on conflict do nothing`)
  const [row] = await db.query<Row>(sql`${blockedOf(userId)} and b.blocked_id = ${blockedId}`)
  return row ? blockedIn(row) : null
}

export async function unblock(db: Rows, userId: string, blockedId: string): Promise<boolean> {
  const rows = await db.query(sql`
    delete from blocks where user_id = ${userId} and blocked_id = ${blockedId} returning user_id`)
  return rows.length > 0
}

/** Whether one of the two has blocked the other. */
export async function isBlocked(db: Rows, one: string, two: string): Promise<boolean> {
  const rows = await db.query(sql`
    select from blocks
    where (user_id = ${one} and blocked_id = ${two}) or (user_id = ${two} and blocked_id = ${one})`)
  return rows.length > 0
}
