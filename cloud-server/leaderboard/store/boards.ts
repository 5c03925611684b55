import { sql } from '#database/sql.ts'
import type { BoardPeriod, BoardRow } from '#protocol/http/leaderboard.ts'
import { OTHER_SCHOOL } from '#rules/law-schools.ts'
import type { Database } from '../../store/database.ts'
import type { Place } from './place.ts'
import { remembered } from './remembered.ts'
import { type Board, rowsAround, rowsBelow, standsOn } from './rows.ts'
import { standings } from './standing.ts'

export type { Board } from './rows.ts'

/** Rows of the widget, which most ask for (spec section 9, leaderboard default limit). */
export const TOP_ROWS = 20

export interface SchoolStanding {
  lawSchool: string
  players: number
  points: number
}

/** How old an answer may be, in milliseconds. */
export interface Freshness {
  top: number
  marks: number
  schools: number
}

const FRESHNESS: Freshness = { top: 1_000, marks: 30_000, schools: 60_000 }

export interface BoardStore {
  /** `limit` rows from the top, or those just below a place; ranks count from 1 */
  rows(board: Board, limit: number, after: Place | null): Promise<BoardRow[]>
  /** the player's row and `near` neighbors on each side, best first; empty when the player is not on the board */
  around(board: Board, userId: string, near: number): Promise<BoardRow[]>
  schools(period: BoardPeriod): Promise<SchoolStanding[]>
  /** whether the player hides, and whether they are held until an admin has looked at their play */
  absence(userId: string): Promise<{ hidden: boolean; held: boolean }>
  /** false when there is no such player */
  hide(userId: string, hidden: boolean): Promise<boolean>
}

export function boardStore(db: Database, freshness: Partial<Freshness> = {}): BoardStore {
  const { top, marks, schools } = { ...FRESHNESS, ...freshness }
  const placeOf = standings(db, marks)
  const topOf = remembered(top, (period: BoardPeriod) => rowsBelow(db, { period }, TOP_ROWS, null))
  const schoolsOf = remembered(schools, (period: BoardPeriod) => readSchools(db, period))
  return {
    async rows(board, limit, after) {
      if (after || board.school !== undefined || limit > TOP_ROWS) return rowsBelow(db, board, limit, after)
      return (await topOf(board.period)).slice(0, limit)
    },
    async around(board, userId, near) {
      const place = await placeOf(board, userId)
      return place ? rowsAround(db, board, place, near) : []
    },
    schools: schoolsOf,
    absence: async (userId) => {
      const user = await db.prisma.user.findUnique({
        where: { id: userId },
        select: { hiddenFromBoards: true, heldAt: true },
      })
      return { hidden: user?.hiddenFromBoards ?? false, held: (user?.heldAt ?? null) !== null }
    },
    hide: async (userId, hidden) => {
      const changed = await db.prisma.user.updateMany({
        where: { id: userId },
        data: { hiddenFromBoards: hidden },
      })
      return changed.count > 0
    },
  }
}

/** Drops the rows of weeks before the last one, except where the leagues have still to close theirs. Returns their number. */
export const forgetPastWeeks = (db: Database): Promise<number> =>
  db.execute(sql`
    DELETE FROM board_rows WHERE period <> 'all'
      AND period < (SELECT board_week(game_clock() - interval '7 days'))
      AND period NOT IN (SELECT week FROM league_weeks WHERE closed_at IS NULL)`)

const readSchools = (db: Database, period: BoardPeriod): Promise<SchoolStanding[]> =>
  db.query<SchoolStanding>(sql`
    SELECT b.law_school AS "lawSchool", count(*)::int AS players, sum(b.points)::float8 AS points
    FROM board_rows b WHERE ${standsOn({ period })} AND b.law_school <> ${OTHER_SCHOOL}
    GROUP BY b.law_school ORDER BY sum(b.points) DESC, b.law_school`)
