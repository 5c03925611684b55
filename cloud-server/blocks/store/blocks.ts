import type { Rows } from '#database/postgres/duel-database.ts'

export interface Blocked {
  id: string
  username: string
  displayName: string
  blockedAt: string
}

const BLOCKED = `u.id, u.username, u.display_name as "displayName", b.created_at as "blockedAt"`

type Row = Omit<Blocked, 'blockedAt'> & { blockedAt: Date }

const written = ({ blockedAt, ...rest }: Row): Blocked => ({ ...rest, blockedAt: blockedAt.toISOString() })

/** Most players one can block: a list, not a means to fill the disk. */
const MOST = 1_000

export async function blockedBy(db: Rows, userId: string): Promise<Blocked[]> {
  const rows = await db.rows<Row>(
    `select ${BLOCKED} from blocks b join users u on u.id = b.blocked_id
     where b.user_id = $1 order by b.created_at desc, u.id limit $2`,
    [userId, MOST],
  )
  return rows.map(written)
}

/** Blocks a player; again it changes nothing. Null when the list is full. */
export async function block(db: Rows, userId: string, blockedId: string): Promise<Blocked | null> {
  await db.rows(
    `insert into blocks (user_id, blocked_id)
     select $1, $2 where (select count(*) from blocks where user_id = $1) < $3 on conflict do nothing`,
    [userId, blockedId, MOST],
  )
  const [row] = await db.rows<Row>(
    `select ${BLOCKED} from blocks b join users u on u.id = b.blocked_id where b.user_id = $1 and b.blocked_id = $2`,
    [userId, blockedId],
  )
  return row ? written(row) : null
}

export async function unblock(db: Rows, userId: string, blockedId: string): Promise<boolean> {
  const rows = await db.rows('delete from blocks where user_id = $1 and blocked_id = $2 returning user_id', [
    userId,
    blockedId,
  ])
  return rows.length > 0
}

/** Whether one of the two has blocked the other. */
export async function isBlocked(db: Rows, a: string, b: string): Promise<boolean> {
  const rows = await db.rows(
    'select from blocks where (user_id = $1 and blocked_id = $2) or (user_id = $2 and blocked_id = $1)',
    [a, b],
  )
  return rows.length > 0
}
