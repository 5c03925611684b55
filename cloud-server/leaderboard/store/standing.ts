import { empty, sql } from '#database/sql.ts'
import type { BoardPeriod } from '#protocol/http/leaderboard.ts'
import type { Database } from '../../store/database.ts'
import type { Place } from './place.ts'
import { remembered } from './remembered.ts'
import { type Board, ORDER, orderOf, periodOf, standsOn } from './rows.ts'

/** A mark on every so many rows of a board: a rank is the mark's and what lies between. */
const ROWS_A_MARK = 1_000

type Mark = Omit<Place, 'rank'> & { rank: number }

/**
 * Where a player stands. A rank counts the rows above, which for the last of a million is slow; so each node keeps marks
 * on the board and counts from the nearest. Those who passed a mark since it was made are not counted until it is made again.
 *
 * @param marksMs how long marks serve, in milliseconds
 */
export function standings(db: Database, marksMs: number) {
  const marksOf = remembered(marksMs, (period: BoardPeriod) => readMarks(db, period))

  return async function placeOf(board: Board, userId: string): Promise<Place | null> {
    const [own] = await db.query<{ points: number; reachedAt: number }>(sql`
      SELECT b.points, (extract(epoch FROM b.reached_at) * 1000)::float8 AS "reachedAt"
      FROM board_rows b WHERE ${standsOn(board)} AND b.user_id = ${userId}::uuid`)
    if (!own) return null
    const at = { ...own, id: userId }
    const marks = board.school === undefined ? await marksOf(board.period) : []
    const from = marks.findLast((mark) => standsAbove(mark, at))
    const below = from ? sql`AND ${ORDER} > ${orderOf(from)}` : empty
    const [row] = await db.query<{ above: number }>(sql`
      SELECT count(*)::int AS above FROM board_rows b
      WHERE ${standsOn(board)} AND ${ORDER} < ${orderOf(at)} ${below}`)
    return { ...at, rank: (from?.rank ?? 0) + (row?.above ?? 0) + 1 }
  }
}

function standsAbove(one: Omit<Place, 'rank'>, other: Omit<Place, 'rank'>): boolean {
  if (one.points !== other.points) return one.points > other.points
  if (one.reachedAt !== other.reachedAt) return one.reachedAt < other.reachedAt
  return one.id < other.id
}

const readMarks = (db: Database, period: BoardPeriod): Promise<Mark[]> =>
  db.query<Mark>(sql`
    SELECT id, points, (extract(epoch FROM reached_at) * 1000)::float8 AS "reachedAt", rank::int
    FROM (
      SELECT user_id AS id, points, reached_at,
             row_number() OVER (ORDER BY - points, reached_at, user_id) AS rank
      FROM board_rows WHERE period = ${periodOf(period)} AND NOT hidden
    ) AS ranked
    WHERE rank % ${ROWS_A_MARK} = 0 ORDER BY rank`)
