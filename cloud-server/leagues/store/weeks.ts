import { type Column, unnestRows } from '#database/postgres/unnest-rows.ts'
import { sql } from '#database/sql.ts'
import {
  ACTIVITY_STEPS,
  GROUP_SIZE,
  groupsFor,
  leagueAfter,
  type Newcomer,
  type OpenGroup,
  resultOf,
  type WeekEnd,
} from '#rules/leagues.ts'
import { ADVISORY_LOCKS } from '../../store/advisory-locks.ts'
import type { Database, PostgresTransaction } from '../../store/database.ts'
import { standsIn } from './standing.ts'

/** Groups of one statement while a week is closed, and newcomers of one. */
const GROUPS_AT_ONCE = 1_000
const NEWCOMERS_AT_ONCE = 5_000

/**
 * Brings the leagues up to now: closes the weeks that are over, makes the groups of a new one, and places players with their
 * first points of it. A week is closed once, however long after its end.
 */
export async function keepLeagues(db: Database): Promise<void> {
  await alone(db, turnWeek)
  while ((await alone(db, placeNewcomers)) === NEWCOMERS_AT_ONCE);
}

/** Does work on the leagues in one transaction. Returns null where another node is at it. */
const alone = <T>(db: Database, work: (tx: PostgresTransaction) => Promise<T>): Promise<T | null> =>
  db.transaction(async (tx) => {
    const [lock] = await tx.query<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.leagues}::bigint) as mine`,
    )
    return lock?.mine ? work(tx) : null
  })

/** Closes the weeks that are over and makes the groups of the present one, unless that was done. */
async function turnWeek(tx: PostgresTransaction): Promise<void> {
  const now = await presentWeek(tx)
  const over = await tx.query<{ week: string }>(sql`
    select week from league_weeks where closed_at is null and week < ${now} order by week`)
  for (const { week } of over) await closeWeek(tx, week)
  const [opened] = await tx.query<{ week: string }>(sql`
    insert into league_weeks (week) values (${now}) on conflict do nothing returning week`)
  if (opened) await makeGroups(tx, opened.week)
}

/** The week at the beginning of a transaction's work: it may turn between two statements, and each would see another. */
async function presentWeek(tx: PostgresTransaction): Promise<string> {
  const [row] = await tx.query<{ week: string }>(sql`select board_week(game_clock()) as week`)
  if (!row) throw new Error('the clock has a week')
  return row.week
}

interface Standing extends Omit<WeekEnd, 'size'> {
  userId: string
  groupNo: number
  size: number
  held: boolean
}

/** Writes how the week ended for each of its members. */
async function closeWeek(tx: PostgresTransaction, week: string): Promise<void> {
  let last: Pick<Standing, 'league' | 'groupNo'> | undefined = { league: -1, groupNo: 0 }
  while (last) {
    const standings: Standing[] = await readStandings(tx, week, last)
    if (standings.length > 0) await writeResults(tx, week, standings)
    last = standings.at(-1)
  }
  await tx.execute(sql`update league_weeks set closed_at = game_clock() where week = ${week}`)
}

/** Returns the members of the next groups after one, with their places. Players who left the boards or the leagues have none. */
const readStandings = (
  tx: PostgresTransaction,
  week: string,
  after: Pick<Standing, 'league' | 'groupNo'>,
): Promise<Standing[]> =>
  tx.query<Standing>(sql`
    with next as (
      select distinct league, group_no from league_members
      where week = ${week} and (league, group_no) > (${after.league}::int, ${after.groupNo}::int)
      order by league, group_no limit ${GROUPS_AT_ONCE}
    ), standing as (
      select m.user_id, m.league, m.group_no, coalesce(b.points, 0) as points, b.reached_at,
             u.held_at is not null as held, not ${standsIn} as gone
      from next n
      join league_members m on m.week = ${week} and m.league = n.league and m.group_no = n.group_no
      join users u on u.id = m.user_id
      left join board_rows b on b.period = m.week and b.user_id = m.user_id
    )
    select user_id as "userId", league, group_no as "groupNo", points, held,
           case when gone then null else row_number() over (
             partition by league, group_no, gone order by points desc, reached_at nulls last, user_id) end::int as place,
           (count(*) filter (where not gone) over (partition by league, group_no))::int as size
    from standing order by league, group_no`)

async function writeResults(
  tx: PostgresTransaction,
  week: string,
  standings: readonly Standing[],
): Promise<void> {
  const results = standings.map((standing) => {
    // A player who is on hold loses nothing by it: an admin may yet find that nothing was wrong.
    const result = standing.held ? 'same' : resultOf(standing)
    return { ...standing, result, nextLeague: leagueAfter(standing.league, result) }
  })
  const columns: Record<string, Column<(typeof results)[number]>> = {
    user_id: ['uuid', ({ userId }) => userId],
    result: ['text', ({ result }) => result],
    next_league: ['int', ({ nextLeague }) => nextLeague],
    place: ['int', ({ place }) => place],
    points: ['int', ({ points }) => points],
    size: ['int', ({ size }) => size],
  }
  await tx.execute(sql`
    update league_members m set result = r.result, next_league = r.next_league, place = r.place, points = r.points,
      size = r.size
    from ${unnestRows(results, columns)} where m.week = ${week} and m.user_id = r.user_id`)
}

/**
 * Makes the groups of a new week from the players with points in the week before it: in each league players who play as much,
 * and among these by rating; as many groups as needed, of like size.
 */
async function makeGroups(tx: PostgresTransaction, week: string): Promise<void> {
  const [steady, busy] = ACTIVITY_STEPS
  await tx.execute(sql`
    with playing as (
      select b.user_id, coalesce(l.next_league, 0) as league, u.overall_elo as rating,
             (b.points >= ${steady})::int + (b.points >= ${busy})::int as activity
      from board_rows b
      join users u on u.id = b.user_id
      left join lateral (
        select next_league from league_members m where m.user_id = b.user_id and m.next_league is not null
        order by m.week desc limit 1) l on true
      where b.period = to_char(${week}::date - 7, 'YYYY-MM-DD') and b.points > 0 and not b.hidden
        and not u.out_of_leagues
    ), ordered as (
      select *, row_number() over (partition by league order by activity desc, rating desc, user_id) - 1 as at,
             count(*) over (partition by league) as players
      from playing
    )
    insert into league_members (week, user_id, league, group_no)
    select ${week}, user_id, league, 1 + at * ceil(players / ${GROUP_SIZE}::numeric)::bigint / players
    from ordered
    on conflict (user_id, week) do update set league = excluded.league, group_no = excluded.group_no`)
}

/** Places players of this week who have points and no group yet, once it has its groups. Returns their number. */
async function placeNewcomers(tx: PostgresTransaction): Promise<number> {
  const week = await presentWeek(tx)
  const [opened] = await tx.query(sql`select 1 from league_weeks where week = ${week}`)
  if (!opened) return 0
  const newcomers = await tx.query<Newcomer>(sql`
    select b.user_id as "userId", coalesce(l.next_league, 0) as league, u.overall_elo as rating
    from board_rows b
    join users u on u.id = b.user_id
    left join lateral (
      select next_league from league_members m where m.user_id = b.user_id and m.next_league is not null
      order by m.week desc limit 1) l on true
    where b.period = ${week} and b.points > 0 and not b.hidden and not u.out_of_leagues
      and not exists (select 1 from league_members m where m.week = b.period and m.user_id = b.user_id)
    order by u.overall_elo desc, b.user_id limit ${NEWCOMERS_AT_ONCE}`)
  if (newcomers.length === 0) return 0
  const groups = await tx.query<OpenGroup>(sql`
    select m.league, m.group_no as "groupNo", count(*)::int as size, avg(u.overall_elo)::float8 as rating
    from league_members m join users u on u.id = m.user_id
    where m.week = ${week} group by m.league, m.group_no`)
  const lastNo = new Map<number, number>()
  for (const { league, groupNo } of groups) lastNo.set(league, Math.max(groupNo, lastNo.get(league) ?? 0))
  const placed = groupsFor(newcomers, groups, lastNo)
  await tx.execute(sql`
    insert into league_members (week, user_id, league, group_no)
    select ${week}, r.user_id, r.league, r.group_no
    from ${unnestRows(placed, {
      user_id: ['uuid', ({ userId }) => userId],
      league: ['int', ({ league }) => league],
      group_no: ['int', ({ groupNo }) => groupNo],
    })}`)
  return newcomers.length
}
