import type { Rows } from '#database/postgres/duel-database.ts'
import { type Statement, sql } from '#database/sql.ts'
import type { PlayableSubject } from '#rules/subjects.ts'

export interface Challenge {
  id: string
  challengerId: string
  targetId: string
  /** the challenger's tab */
  socketId: string
  subject: PlayableSubject
}

/** A challenge still open, with the ms it has left. */
export interface OpenChallenge extends Challenge {
  leftMs: number
  challengerName: string
  targetName: string
}

const OPEN = sql`c.id, c.challenger_id as "challengerId", c.target_id as "targetId", c.socket_id as "socketId", c.subject,
  greatest(0, extract(epoch from c.expires_at - game_clock()) * 1000)::int as "leftMs",
  a.username as "challengerName", b.username as "targetName"`

/** Opens a challenge; false when the challenger's last one is still open. */
export async function putChallenge(db: Rows, one: Challenge, lastsMs: number): Promise<boolean> {
  const { id, challengerId, targetId, socketId, subject } = one
  await db.query(sql`
    delete from duel_challenges where challenger_id = ${challengerId} and expires_at <= game_clock()`)
  const rows = await db.query(sql`
    insert into duel_challenges (id, challenger_id, target_id, socket_id, subject, expires_at)
    values (${id}, ${challengerId}, ${targetId}, ${socketId}, ${subject},
      game_clock() + ${lastsMs} * interval '1 millisecond')
    on conflict (challenger_id) do nothing returning id`)
  return rows.length > 0
}

/** Returns the open challenges a player has received or sent. */
export const challengesOf = (db: Rows, userId: string): Promise<OpenChallenge[]> =>
  db.query<OpenChallenge>(sql`
    select ${OPEN} from duel_challenges c join users a on a.id = c.challenger_id join users b on b.id = c.target_id
    where (c.target_id = ${userId} or c.challenger_id = ${userId}) and c.expires_at > game_clock()
    order by c.expires_at`)

/** Takes open challenges off the table, for the one of the two who may: so each is taken once. */
const take = (db: Rows, where: Statement): Promise<OpenChallenge[]> =>
  db.query<OpenChallenge>(sql`
    with c as (delete from duel_challenges where ${where} returning *)
    select ${OPEN} from c join users a on a.id = c.challenger_id join users b on b.id = c.target_id`)

const takeOne = async (db: Rows, where: Statement): Promise<OpenChallenge | null> =>
  (await take(db, where))[0] ?? null

export const takeAsTarget = (db: Rows, id: string, userId: string): Promise<OpenChallenge | null> =>
  takeOne(db, sql`id = ${id} and target_id = ${userId} and expires_at > game_clock()`)

export const takeAsChallenger = (db: Rows, id: string, userId: string): Promise<OpenChallenge | null> =>
  takeOne(db, sql`id = ${id} and challenger_id = ${userId}`)

/** Takes the challenges that these players have out. */
export const takeOfChallengers = (db: Rows, userIds: readonly string[]): Promise<OpenChallenge[]> =>
  take(db, sql`challenger_id = any(${userIds})`)

/** Takes the challenge of a tab that is gone. */
export const takeOfSocket = (db: Rows, socketId: string): Promise<OpenChallenge | null> =>
  takeOne(db, sql`socket_id = ${socketId}`)

/** Takes challenges whose time ran out; each is returned to one node alone. */
export const takeExpired = (db: Rows): Promise<OpenChallenge[]> =>
  take(
    db,
    sql`id in (select id from duel_challenges where expires_at <= game_clock() limit 100 for update skip locked)`,
  )
