import { sql } from '#database/sql.ts'
import { avatarData } from '#protocol/avatar.ts'
import type { LeagueRow, LeagueState } from '#protocol/http/league.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { defaultAvatar } from '#rules/avatar/archetypes.ts'
import { dateStart, WEEK_MS } from '#rules/days.ts'
import { zonesOf } from '#rules/leagues.ts'
import type { Database } from '../../store/database.ts'
import { standsIn } from './standing.ts'

type League = ReplyOf<'GET /api/league'>

interface Own {
  week: string
  /** ms, by the clock that decides the week */
  now: number
  out: boolean
  hidden: boolean
  held: boolean
  /** points of this week */
  points: number
  /** this week's group; null for none */
  league: number | null
  groupNo: number | null
}

/** Returns a player's league as it stands; null when there is no such player. */
export async function readLeague(db: Database, userId: string): Promise<League | null> {
  const own = await readOwn(db, userId)
  if (!own) return null
  const last = await readLast(db, userId)
  const state = stateOf(own)
  const league = own.league ?? last?.nextLeague ?? 0
  const rows = state === 'in' ? await readRows(db, own) : []
  return {
    state,
    league,
    week: own.week,
    remainingMs: Math.max(0, dateStart(own.week) + WEEK_MS - own.now),
    rows,
    zones: zonesOf(rows.length, league),
    last,
  }
}

function stateOf({ out, hidden, held, points, groupNo }: Own): LeagueState {
  if (out) return 'out'
  if (hidden) return 'hidden'
  if (held) return 'held'
  if (groupNo !== null) return 'in'
  return points > 0 ? 'soon' : 'no_points'
}

async function readOwn(db: Database, userId: string): Promise<Own | null> {
  const [own] = await db.query<Own>(sql`
    select w.week, (extract(epoch from game_clock()) * 1000)::float8::bigint::float8 as now, u.out_of_leagues as out, u.hidden_from_boards as hidden, u.held_at is not null as held,
           coalesce(b.points, 0) as points, m.league, m.group_no as "groupNo"
    from (select board_week(game_clock()) as week) w
    join users u on u.id = ${userId}::uuid
    left join board_rows b on b.period = w.week and b.user_id = u.id
    left join league_members m on m.week = w.week and m.user_id = u.id`)
  return own ?? null
}

async function readLast(db: Database, userId: string): Promise<League['last']> {
  const [last] = await db.query<NonNullable<League['last']>>(sql`
    select week, league, next_league as "nextLeague", result, place, size, points
    from league_members where user_id = ${userId}::uuid and next_league is not null order by week desc limit 1`)
  return last ?? null
}

/** The players of a group who stand on the boards, best first. */
async function readRows(db: Database, { week, league, groupNo }: Own): Promise<LeagueRow[]> {
  const found = await db.query<Omit<LeagueRow, 'rank' | 'avatarData'> & { avatarData: unknown }>(sql`
    select u.id, u.username, u.display_name as "displayName", u.law_school as "lawSchool",
           u.avatar_data as "avatarData", u.level, coalesce(b.points, 0) as points
    from league_members m
    join users u on u.id = m.user_id
    left join board_rows b on b.period = m.week and b.user_id = m.user_id
    where m.week = ${week} and m.league = ${league} and m.group_no = ${groupNo}
      and ${standsIn}
    order by coalesce(b.points, 0) desc, b.reached_at nulls last, u.id`)
  return found.map(({ avatarData: avatar, ...row }, at) => ({
    ...row,
    rank: at + 1,
    avatarData: avatarData.safeParse(avatar).data ?? defaultAvatar(),
  }))
}

/** Leaves the leagues, or comes back. Returns false when there is no such player. */
export async function setOutOfLeagues(db: Database, userId: string, out: boolean): Promise<boolean> {
  const changed = await db.prisma.user.updateMany({ where: { id: userId }, data: { outOfLeagues: out } })
  return changed.count > 0
}
