import type { Rows } from '#database/postgres/duel-database.ts'
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

const OPEN = `c.id, c.challenger_id as "challengerId", c.target_id as "targetId", c.socket_id as "socketId", c.subject,
  greatest(0, extract(epoch from c.expires_at - game_clock()) * 1000)::int as "leftMs",
  a.username as "challengerName", b.username as "targetName"`

/** Opens a challenge; false when the challenger's last one is still open. */
export async function putChallenge(db: Rows, one: Challenge, lastsMs: number): Promise<boolean> {
  await db.rows('delete from duel_challenges where challenger_id = $1 and expires_at <= game_clock()', [
    one.challengerId,
  ])
  const rows = await db.rows(
    `insert into duel_challenges (id, challenger_id, target_id, socket_id, subject, expires_at)
     values ($1, $2, $3, $4, $5, game_clock() + $6 * interval '1 millisecond')
     on conflict (challenger_id) do nothing returning id`,
    [one.id, one.challengerId, one.targetId, one.socketId, one.subject, lastsMs],
  )
  return rows.length > 0
}

/** The open challenges a player has received or sent. */
export const challengesOf = (db: Rows, userId: string): Promise<OpenChallenge[]> =>
  db.rows<OpenChallenge>(
    `select ${OPEN} from duel_challenges c join users a on a.id = c.challenger_id join users b on b.id = c.target_id
     where (c.target_id = $1 or c.challenger_id = $1) and c.expires_at > game_clock() order by c.expires_at`,
    [userId],
  )

/** Takes an open challenge off the table, for the one of the two who may: so it is taken once. */
async function take(db: Rows, where: string, values: readonly (string | number)[]): Promise<OpenChallenge[]> {
  return db.rows<OpenChallenge>(
    `with c as (delete from duel_challenges where ${where} returning *)
     select ${OPEN} from c join users a on a.id = c.challenger_id join users b on b.id = c.target_id`,
    values,
  )
}

export const takeAsTarget = async (db: Rows, id: string, userId: string): Promise<OpenChallenge | null> =>
  (await take(db, 'id = $1 and target_id = $2 and expires_at > game_clock()', [id, userId]))[0] ?? null

export const takeAsChallenger = async (db: Rows, id: string, userId: string): Promise<OpenChallenge | null> =>
  (await take(db, 'id = $1 and challenger_id = $2', [id, userId]))[0] ?? null

/** The challenge of a tab that is gone. */
export const takeOfSocket = async (db: Rows, socketId: string): Promise<OpenChallenge | null> =>
  (await take(db, 'socket_id = $1', [socketId]))[0] ?? null

/** Challenges whose time ran out; each is answered to one node alone. */
export const takeExpired = (db: Rows): Promise<OpenChallenge[]> =>
  take(
    db,
    `id in (select id from duel_challenges where expires_at <= game_clock() limit 100 for update skip locked)`,
    [],
  )
