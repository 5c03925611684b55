import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closePostgres, openPostgres, type PostgresDatabase } from '#database/postgres/database.ts'
import { sql } from '#database/sql.ts'
import {
  type Board,
  type BoardStore,
  boardStore,
  forgetPastWeeks,
} from '../../../cloud-server/leaderboard/store/boards.ts'
import { readPlace } from '../../../cloud-server/leaderboard/store/place.ts'
import { keepLeagues } from '../../../cloud-server/leagues/store/weeks.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'
import { addPlayer, moveClock, pay } from './players.ts'

describe('boards', () => {
  let database: TestDatabase
  let db: PostgresDatabase
  let boards: BoardStore

  beforeAll(async () => {
    database = await createDatabase()
    // One connection, so that the clock moved on it is the clock of all that follows.
    db = openPostgres(database.url, { connections: 1 })
    boards = boardStore(db, { top: 0, marks: 0, schools: 0 })
  })
  beforeEach(async () => {
    await db.execute(sql`TRUNCATE users, league_weeks CASCADE`)
    await moveClock(db, '0')
  })
  afterAll(async () => {
    await closePostgres(db)
    await database.drop()
  })

  const names = async (board: Board) =>
    (await boards.rows(board, 100, null)).map(({ rank, username, points }) => [rank, username, points])

  test('ranks by points, and of two with the same by who had them first', async () => {
    const [ada, bea, cyd] = await Promise.all(['Ada', 'Bea', 'Cyd'].map((name) => addPlayer(db, name)))
    await pay(db, String(bea), 30)
    await moveClock(db, '1 second')
    await pay(db, String(ada), 30)
    await moveClock(db, '2 seconds')
    await pay(db, String(cyd), 45)
    expect(await names({ period: 'all' })).toEqual([
      [1, 'Cyd', 45],
      [2, 'Bea', 30],
      [3, 'Ada', 30],
    ])
  })

  test('a week has the points since Monday, all time has every one', async () => {
    const ada = await addPlayer(db, 'Ada', { points: 100 })
    const bea = await addPlayer(db, 'Bea')
    await pay(db, bea, 60)
    await moveClock(db, '7 days')
    await pay(db, ada, 5)
    expect(await names({ period: 'weekly' })).toEqual([[1, 'Ada', 5]])
    expect(await names({ period: 'all' })).toEqual([
      [1, 'Ada', 105],
      [2, 'Bea', 60],
    ])
  })

  test('rows of a past week stay while the next one’s leagues are made of them, and until its own are closed', async () => {
    const ada = await addPlayer(db, 'Ada', { points: 100 })
    await keepLeagues(db)
    await moveClock(db, '7 days')
    await pay(db, ada, 5)
    expect(await forgetPastWeeks(db)).toBe(0)
    await moveClock(db, '14 days')
    await pay(db, ada, 7)
    expect(await forgetPastWeeks(db)).toBe(0)
    await keepLeagues(db)
    expect(await forgetPastWeeks(db)).toBe(1)
    expect(await names({ period: 'weekly' })).toEqual([[1, 'Ada', 7]])
    expect(await names({ period: 'all' })).toEqual([[1, 'Ada', 112]])
    const weeks = await db.query(sql`SELECT points FROM board_rows WHERE period <> 'all' ORDER BY period`)
    expect(weeks).toEqual([{ points: 5 }, { points: 7 }])
  })

  test.each([
    ['2026-11-15T23:59:59.999Z', '2026-11-09'],
    ['2026-11-16T00:00:00.000Z', '2026-11-16'],
    ['2027-01-01T12:00:00.000Z', '2026-12-28'],
    ['2028-02-29T12:00:00.000Z', '2028-02-28'],
  ])('the week of %s began on Monday %s', async (at, monday) => {
    const [row] = await db.query<{ week: string }>(sql`SELECT board_week(${at}::timestamptz) AS week`)
    expect(row?.week).toBe(monday)
  })

  test('a hidden player stands on no board, keeps the points, and comes back with them', async () => {
    const ada = await addPlayer(db, 'Ada', { points: 50, lawSchool: 'Yale' })
    await addPlayer(db, 'Bea', { points: 20, lawSchool: 'Yale' })
    await boards.hide(ada, true)
    await pay(db, ada, 10)
    expect(await names({ period: 'all' })).toEqual([[1, 'Bea', 20]])
    expect(await names({ period: 'all', school: 'Yale' })).toEqual([[1, 'Bea', 20]])
    expect(await boards.around({ period: 'all' }, ada, 3)).toEqual([])
    expect(await boards.schools('all')).toEqual([{ lawSchool: 'Yale', players: 1, points: 20 }])
    expect(await boards.absence(ada)).toEqual({ hidden: true, held: false })
    await boards.hide(ada, false)
    expect(await names({ period: 'all' })).toEqual([
      [1, 'Ada', 60],
      [2, 'Bea', 20],
    ])
  })

  test('schools stand by the points of their players, without those of no listed school; a player who changes school takes the points along', async () => {
    const ada = await addPlayer(db, 'Ada', { points: 50, lawSchool: 'Yale' })
    await addPlayer(db, 'Bea', { points: 20, lawSchool: 'Duke' })
    await addPlayer(db, 'Cyd', { points: 15, lawSchool: 'Duke' })
    await addPlayer(db, 'Dot', { points: 900 })
    await addPlayer(db, 'Eve', { points: 800, lawSchool: 'Other' })
    expect(await boards.schools('all')).toEqual([
      { lawSchool: 'Yale', players: 1, points: 50 },
      { lawSchool: 'Duke', players: 2, points: 35 },
    ])
    await db.prisma.user.update({ where: { id: ada }, data: { lawSchool: 'Duke' } })
    expect(await boards.schools('all')).toEqual([{ lawSchool: 'Duke', players: 3, points: 85 }])
    expect((await names({ period: 'all', school: 'Duke' })).map(([, name]) => name)).toEqual([
      'Ada',
      'Bea',
      'Cyd',
    ])
  })

  test('any history of payments gives the order of a plain sort, page by page, and everyone’s own rank', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(11), fc.integer({ min: 1, max: 4 })), { minLength: 1, maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        async (payments, page) => {
          await db.execute(sql`TRUNCATE users CASCADE`)
          const ids: string[] = []
          for (let n = 0; n < 12; n++) ids.push(await addPlayer(db, `P${n}`))
          const told = new Map<string, { points: number; last: number }>()
          for (const [order, [who, points]] of payments.entries()) {
            await moveClock(db, `${order} minutes`)
            const id = ids[who] ?? ''
            await pay(db, id, points)
            told.set(id, { points: (told.get(id)?.points ?? 0) + points, last: order })
          }
          const wanted = [...told]
            .sort(([, a], [, b]) => b.points - a.points || a.last - b.last)
            .map(([id]) => id)
          const paged = []
          for (let after = null; ; ) {
            const rows = await boards.rows({ period: 'all' }, page, after)
            paged.push(...rows)
            const last = rows.at(-1)
            if (!last) break
            after = readPlace(last.place)
          }
          expect(paged.map((row) => row.id)).toEqual(wanted)
          expect(paged.map((row) => row.rank)).toEqual(wanted.map((_, at) => at + 1))
          for (const [at, id] of wanted.entries()) {
            const around = await boards.around({ period: 'all' }, id, 2)
            expect(around.map((row) => row.id)).toEqual(wanted.slice(Math.max(0, at - 2), at + 3))
            expect(around.find((row) => row.id === id)?.rank).toBe(at + 1)
          }
        },
      ),
      { numRuns: 12 },
    )
  })

  test('a rank counted from a mark is the rank counted from the top', async () => {
    await db.execute(sql`
      INSERT INTO users (id, username, username_key, display_name, password, avatar_data, points)
      SELECT gen_random_uuid(), 'P' || n, 'p' || n, 'P' || n, '', '{}', 1 + n * 7919 % 500
      FROM generate_series(1, 3500) AS n`)
    const rows = await db.query<{ id: string; rank: number }>(sql`
      SELECT user_id AS id, row_number() OVER (ORDER BY - points, reached_at, user_id)::int AS rank
      FROM board_rows WHERE period = 'all'`)
    for (const rank of [1, 999, 1000, 1001, 2000, 2500, 3500]) {
      const row = rows.find((one) => one.rank === rank)
      const around = await boards.around({ period: 'all' }, row?.id ?? '', 1)
      expect(around.find(({ id }) => id === row?.id)?.rank).toBe(rank)
    }
  })

  test('a rank on a school’s board counts that school’s players alone, however long the whole board is', async () => {
    await db.execute(sql`
      INSERT INTO users (id, username, username_key, display_name, password, avatar_data, points, law_school)
      SELECT gen_random_uuid(), 'P' || n, 'p' || n, 'P' || n, '', '{}', 1 + n * 7919 % 500,
        CASE WHEN n % 10 = 0 THEN 'Yale' ELSE 'Duke' END
      FROM generate_series(1, 3500) AS n`)
    const board = { period: 'all', school: 'Yale' } as const
    const rows = await boards.rows(board, 1_000, null)
    expect(rows).toHaveLength(350)
    for (const rank of [1, 100, 200, 350]) {
      const id = rows[rank - 1]?.id ?? ''
      expect((await boards.around(board, id, 0)).map((row) => [row.rank, row.id])).toEqual([[rank, id]])
    }
  })

  test.each(['all', 'weekly'] as const)('the top of the board %s is read off its index', async (period) => {
    await db.execute(sql`
      INSERT INTO users (id, username, username_key, display_name, password, avatar_data, points)
      SELECT gen_random_uuid(), 'P' || n, 'p' || n, 'P' || n, '', '{}', 1 + n * 7919 % 500
      FROM generate_series(1, 3500) AS n`)
    await db.execute(sql`ANALYZE board_rows`)
    const rowsRead = async () => {
      await db.query(sql`SELECT pg_stat_force_next_flush()::text`)
      await db.query(sql`SELECT pg_stat_clear_snapshot()::text`)
      const [row] = await db.query<{ n: number }>(sql`
        SELECT (seq_tup_read + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes WHERE relname = 'board_rows'))::int AS n
        FROM pg_stat_user_tables WHERE relname = 'board_rows'`)
      return row?.n ?? Number.NaN
    }
    const before = await rowsRead()
    expect(await boards.rows({ period }, 20, null)).toHaveLength(20)
    // The database reads the week's name and the players too, but of the board only what it shows.
    expect((await rowsRead()) - before).toBeLessThanOrEqual(40)
  })

  test('points paid to one player by many at once are all on the board', async () => {
    const wide = openPostgres(database.url, { connections: 6 })
    const ada = await addPlayer(db, 'Ada')
    await Promise.all(Array.from({ length: 40 }, () => pay(wide, ada, 3)))
    await closePostgres(wide)
    expect(await names({ period: 'all' })).toEqual([[1, 'Ada', 120]])
    expect(await names({ period: 'weekly' })).toEqual([[1, 'Ada', 120]])
  })
})
