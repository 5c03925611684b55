import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { closePostgres, openPostgres, type PostgresDatabase } from '#database/postgres/database.ts'
import { sql } from '#database/sql.ts'
import { readLeague, setOutOfLeagues } from '../../../cloud-server/leagues/store/group.ts'
import { keepLeagues } from '../../../cloud-server/leagues/store/weeks.ts'
import { createDatabase, type TestDatabase } from '../../support/postgres.ts'
import { addPlayer, moveClock, pay } from '../leaderboard/players.ts'

describe('the weekly leagues', () => {
  let database: TestDatabase
  let db: PostgresDatabase

  beforeAll(async () => {
    database = await createDatabase()
    // One connection, so that the clock moved on it is the clock of all that follows.
    db = openPostgres(database.url, { connections: 1 })
  })
  beforeEach(async () => {
    await db.execute(sql`truncate users, league_weeks cascade`)
    await moveClock(db, '0')
  })
  afterAll(async () => {
    await closePostgres(db)
    await database.drop()
  })

  /** Adds players who stand in the group of one league, `points` each. */
  async function players(points: readonly number[], name = 'Player'): Promise<string[]> {
    const ids: string[] = []
    for (const [i, some] of points.entries()) {
      const id = await addPlayer(db, `${name} ${i}`)
      if (some > 0) await pay(db, id, some)
      ids.push(id)
    }
    return ids
  }
  const weeksLater = (weeks: number) => moveClock(db, `${7 * weeks} days`)
  const league = async (id: string) => {
    const found = await readLeague(db, id)
    if (!found) expect.fail('no such player')
    return found
  }
  const results = async (ids: readonly string[]) =>
    Promise.all(ids.map(async (id) => (await league(id)).last?.result ?? null))

  test('a player without points is in no group; the first points bring one, in the lowest league', async () => {
    const [ada = ''] = await players([0])
    await keepLeagues(db)
    expect(await league(ada)).toMatchObject({ state: 'no_points', league: 0, rows: [], last: null })
    await pay(db, ada, 7)
    expect(await league(ada)).toMatchObject({ state: 'soon' })
    await keepLeagues(db)
    expect(await league(ada)).toMatchObject({
      state: 'in',
      rows: [{ rank: 1, id: ada, points: 7 }],
      zones: { up: 0, down: 0 },
    })
  })

  test('the week’s best fifth goes up, whoever got there first standing higher', async () => {
    const ids = await players([50, 40, 40, 10, 5, 4, 3, 2, 1, 1])
    await keepLeagues(db)
    const [first = ''] = ids
    expect((await league(first)).rows.map(({ id }) => id)).toEqual(ids)
    expect((await league(first)).zones).toEqual({ up: 2, down: 0 })
    await weeksLater(1)
    await keepLeagues(db)
    expect(await results(ids)).toEqual(['up', 'up', ...Array.from({ length: 8 }, () => 'same')])
    expect(await league(first)).toMatchObject({
      state: 'in',
      league: 1,
      last: { league: 0, nextLeague: 1, result: 'up', place: 1, size: 10, points: 50 },
    })
  })

  test('in the league above, a week without a point leads down, and so does the last fifth', async () => {
    const ids = await players([50, 49, 48, 47, 46])
    await keepLeagues(db)
    await db.execute(sql`update league_members set league = 2`)
    await weeksLater(1)
    await keepLeagues(db)
    expect(await results(ids)).toEqual(['up', 'same', 'same', 'same', 'down'])
    await pay(db, ids[1] ?? '', 3)
    await weeksLater(2)
    await keepLeagues(db)
    // Alone with the others who stayed; only one of them played.
    expect(await results(ids.slice(1, 4))).toEqual(['up', 'down', 'down'])
    expect((await league(ids[2] ?? '')).league).toBe(1)
  })

  test('is closed once, by two nodes at one moment and by all the later ones', async () => {
    const ids = await players([9, 8, 7, 6, 5])
    await keepLeagues(db)
    const other = openPostgres(database.url)
    const third = openPostgres(database.url)
    await db.execute(sql`update league_weeks set week = '2026-01-05'`)
    await db.execute(sql`update league_members set week = '2026-01-05'`)
    await db.execute(sql`update board_rows set period = '2026-01-05' where period <> 'all'`)
    for (let i = 0; i < 5; i++) await Promise.all([keepLeagues(other), keepLeagues(third), keepLeagues(db)])
    expect(await results(ids)).toEqual(['up', 'same', 'same', 'same', 'same'])
    const members = await db.query(sql`select 1 from league_members`)
    expect(members).toHaveLength(5)
    await closePostgres(other)
    await closePostgres(third)
  })

  test('after three weeks without a server the week before is closed, and nobody loses by the others', async () => {
    const ids = await players([50, 40, 30])
    await keepLeagues(db)
    await weeksLater(4)
    await keepLeagues(db)
    expect(await results(ids)).toEqual(['up', 'same', 'same'])
    expect(await db.query(sql`select week from league_weeks where closed_at is null`)).toHaveLength(1)
    expect(await league(ids[0] ?? '')).toMatchObject({ state: 'no_points', league: 1 })
  })

  test('a failure in the middle leaves nothing half done', async () => {
    const ids = await players([50, 40, 30])
    await keepLeagues(db)
    await weeksLater(1)
    await db.execute(sql`alter table league_members rename column group_no to group_away`)
    await expect(keepLeagues(db)).rejects.toThrow()
    await db.execute(sql`alter table league_members rename column group_away to group_no`)
    expect(await db.query(sql`select week from league_weeks`)).toHaveLength(1)
    await keepLeagues(db)
    expect(await results(ids)).toEqual(['up', 'same', 'same'])
  })

  /** This database, whose clock moves a week on right after a statement with some text, and all have 3 points more then. */
  function turning(text: string): PostgresDatabase {
    let due = true
    return {
      ...db,
      transaction: (work) =>
        db.transaction((tx) =>
          work({
            ...tx,
            query: async (asked) => {
              const rows = await tx.query<never>(asked)
              if (!due || !asked.text.includes(text)) return rows
              due = false
              await tx.query(sql`select set_config('bar_duel.clock_shift', '7 days', false)`)
              await tx.execute(sql`update users set points = points + 3`)
              return rows
            },
          }),
        ),
    }
  }

  test.each([
    ['is found not to be over', 'closed_at is null'],
    ['has its groups', 'insert into league_weeks'],
    ['has its newcomers read', 'as "userId"'],
    ['has its groups read', 'as size'],
  ])(
    'a week that turns just after it %s is closed all the same, and the next one has its groups',
    async (_when, text) => {
      const old = await players([5])
      await keepLeagues(db)
      const ids = [...(await players([9, 8], 'Newcomer')), ...old]
      await keepLeagues(turning(text))
      await keepLeagues(db)
      expect(await db.query(sql`select week from league_weeks where closed_at is null`)).toHaveLength(1)
      for (const id of ids) expect(await league(id)).toMatchObject({ state: 'in' })
      const results = await db.query(sql`select 1 from league_members where result is not null`)
      expect(results.length).toBeGreaterThan(0)
    },
  )

  test('a week that somebody was placed in too early makes its groups around them', async () => {
    const [ada = '', bea = ''] = await players([9, 8])
    await keepLeagues(db)
    await db.execute(sql`
      insert into league_members (week, user_id, league, group_no)
      select to_char(week::date + 7, 'YYYY-MM-DD'), user_id, league, group_no from league_members
      where user_id = ${ada}::uuid`)
    await weeksLater(1)
    await keepLeagues(db)
    expect(await results([ada, bea])).toEqual(['up', 'same'])
    expect((await league(bea)).state).toBe('in')
  })

  test('a new week groups players of like activity and rating, in groups of like size and of 30 at most', async () => {
    const ids = await players(Array.from({ length: 70 }, (_, i) => (i % 2 === 0 ? 300 : 10)))
    await db.execute(sql`update users set overall_elo = 1000 + 10 * substring(username from 8)::int`)
    await keepLeagues(db)
    await weeksLater(1)
    await keepLeagues(db)
    const groups = await db.query<{ size: number; light: number; busy: number }>(sql`
      select count(*)::int as size, count(*) filter (where b.points = 10)::int as light,
             count(*) filter (where b.points = 300)::int as busy
      from league_members m join board_rows b on b.user_id = m.user_id and b.period <> 'all'
      where m.next_league is null group by league, group_no order by league, group_no`)
    // 14 of three groups went up, all of them busy; the other 56 are two groups, the busy ones together.
    expect(groups).toEqual([
      { size: 28, light: 7, busy: 21 },
      { size: 28, light: 28, busy: 0 },
      { size: 14, light: 0, busy: 14 },
    ])
    expect(ids).toHaveLength(28 + 28 + 14)
  })

  test('leaving, or hiding from the boards, hides at once and costs a league at the end; being on hold does not', async () => {
    const ids = await players([50, 40, 30, 20])
    const [ada = '', bea = '', cyd = '', dot = ''] = ids
    await keepLeagues(db)
    await db.execute(sql`update league_members set league = 3`)
    await setOutOfLeagues(db, ada, true)
    await db.prisma.user.update({ where: { id: bea }, data: { hiddenFromBoards: true } })
    await db.prisma.user.update({ where: { id: cyd }, data: { heldAt: new Date(), heldFor: 'pace' } })
    expect((await league(dot)).rows.map(({ id }) => id)).toEqual([dot])
    expect(await Promise.all([ada, bea, cyd].map(async (id) => (await league(id)).state))).toEqual([
      'out',
      'hidden',
      'held',
    ])
    await weeksLater(1)
    await keepLeagues(db)
    expect(await results(ids)).toEqual(['down', 'down', 'same', 'same'])
    expect((await league(dot)).last).toMatchObject({ place: 1, size: 1 })
    expect((await league(ada)).last).toMatchObject({ place: null, points: 50 })
  })

  test('an account that is about to go is seen in its group by nobody else', async () => {
    const [ada = '', bea = ''] = await players([50, 40])
    await keepLeagues(db)
    await db.prisma.user.update({ where: { id: ada }, data: { deletesAt: new Date() } })
    expect((await league(bea)).rows.map(({ id }) => id)).toEqual([bea])
    await db.prisma.user.update({ where: { id: ada }, data: { deletesAt: null } })
    expect((await league(bea)).rows.map(({ id }) => id)).toEqual([ada, bea])
  })

  test('an account that is about to go takes nobody’s place at the end of the week', async () => {
    const [ada = '', bea = ''] = await players([50, 40, 30, 20, 10])
    await keepLeagues(db)
    await db.prisma.user.update({ where: { id: ada }, data: { deletesAt: new Date() } })
    await weeksLater(1)
    await keepLeagues(db)
    expect((await league(bea)).last).toMatchObject({ result: 'up', place: 1, size: 4 })
    expect((await league(ada)).last).toMatchObject({ result: 'same', place: null })
  })

  test('a player who left is placed in no group, and comes back with the next look', async () => {
    const [ada = ''] = await players([10])
    await setOutOfLeagues(db, ada, true)
    await keepLeagues(db)
    expect(await db.query(sql`select 1 from league_members`)).toHaveLength(0)
    await setOutOfLeagues(db, ada, false)
    await keepLeagues(db)
    expect(await league(ada)).toMatchObject({ state: 'in' })
  })

  test('an account that is deleted leaves its group', async () => {
    const [ada = '', bea = ''] = await players([10, 5])
    await keepLeagues(db)
    await db.execute(sql`delete from users where id = ${ada}::uuid`)
    expect((await league(bea)).rows.map(({ id }) => id)).toEqual([bea])
    expect(await readLeague(db, ada)).toBeNull()
  })
})
