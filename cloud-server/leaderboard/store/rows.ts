import { empty, type Statement, sql } from '#database/sql.ts'
import { avatarData } from '#protocol/avatar.ts'
import type { BoardPeriod, BoardRow } from '#protocol/http/leaderboard.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import type { Database } from '../../store/database.ts'
import { type Place, writePlace } from './place.ts'

/** One board: of a period, and of one law school where it is named. */
export interface Board {
  period: BoardPeriod
  school?: string | undefined
}

interface Found {
  id: string
  points: number
  reachedAt: number
  username: string
  displayName: string
  lawSchool: string | null
  avatarData: unknown
  level: number
  totalWins: number
  totalLosses: number
}

/**
 * The period's name in the table. The week is the database's: it wrote the rows by the same clock. As a subquery it is
 * worked out once; written bare, a clock that may change would be asked at every row, and no index could serve.
 */
export const periodOf = (period: BoardPeriod): Statement =>
  period === 'all' ? sql`'all'` : sql`(SELECT board_week(game_clock()))`

/** The players on a board, as a condition on board_rows `b`. */
export const standsOn = ({ period, school }: Board): Statement =>
  sql`b.period = ${periodOf(period)} AND NOT b.hidden
    ${school === undefined ? empty : sql`AND b.law_school = ${school}`}`

/** The order of a board as a row that compares: a greater one stands lower. */
export const ORDER = sql`(- b.points, b.reached_at, b.user_id)`

export const orderOf = ({ points, reachedAt, id }: Omit<Place, 'rank'>): Statement =>
  sql`(${-points}::int, to_timestamp(${reachedAt}::float8 / 1000), ${id}::uuid)`

const read = (db: Database, chosen: Statement): Promise<Found[]> =>
  db.query<Found>(sql`
    WITH chosen AS MATERIALIZED (${chosen})
    SELECT b.user_id AS id, b.points, (extract(epoch FROM b.reached_at) * 1000)::float8 AS "reachedAt",
           u.username, u.display_name AS "displayName", u.law_school AS "lawSchool", u.avatar_data AS "avatarData",
           u.level, u.total_wins AS "totalWins", u.total_losses AS "totalLosses"
    FROM chosen b JOIN users u ON u.id = b.user_id
    ORDER BY - b.points, b.reached_at, b.user_id`)

const ranked = (found: readonly Found[], firstRank: number): BoardRow[] =>
  found.map(({ reachedAt, avatarData: avatar, ...row }, at) => ({
    ...row,
    avatarData: avatarData.safeParse(avatar).data ?? defaultAvatar(),
    rank: firstRank + at,
    place: writePlace({ rank: firstRank + at, points: row.points, reachedAt, id: row.id }),
  }))

/** `limit` rows from the top, or those just below `after`. */
export async function rowsBelow(
  db: Database,
  board: Board,
  limit: number,
  after: Place | null,
): Promise<BoardRow[]> {
  const below = after ? sql`AND ${ORDER} > ${orderOf(after)}` : empty
  const found = await read(
    db,
    sql`SELECT * FROM board_rows b WHERE ${standsOn(board)} ${below}
      ORDER BY - b.points, b.reached_at, b.user_id LIMIT ${limit}`,
  )
  return ranked(found, (after?.rank ?? 0) + 1)
}

/** The row of a place with `near` neighbors on each side, best first. */
export async function rowsAround(
  db: Database,
  board: Board,
  place: Place,
  near: number,
): Promise<BoardRow[]> {
  const [above, below] = await Promise.all([
    read(
      db,
      sql`SELECT * FROM board_rows b WHERE ${standsOn(board)} AND ${ORDER} < ${orderOf(place)}
        ORDER BY - b.points DESC, b.reached_at DESC, b.user_id DESC LIMIT ${near}`,
    ),
    read(
      db,
      sql`SELECT * FROM board_rows b WHERE ${standsOn(board)} AND ${ORDER} >= ${orderOf(place)}
        ORDER BY - b.points, b.reached_at, b.user_id LIMIT ${near + 1}`,
    ),
  ])
  return ranked([...above, ...below], place.rank - above.length)
}
