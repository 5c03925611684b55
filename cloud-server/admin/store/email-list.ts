import { empty, join, type Statement, sql } from '#database/sql.ts'
import { type ExportFilters, type ExportRecord, MOST_SIGNUPS } from '#protocol/http/admin.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS } from '#rules/days.ts'
import type { Database } from '../../store/database.ts'
import { liveSince } from './email-analytics.ts'

type Signups = ReplyOf<'GET /api/admin/recent-signups'>

/** Rows read at once: some 250 KB of text, and a few milliseconds of the database. */
const PAGE = 1_000

/** The accounts made since an instant, the newest first. */
export async function recentSignups(db: Database, since: Date): Promise<Signups> {
  const users = await db.prisma.user.findMany({
    where: { createdAt: { gte: since }, role: { not: 'deleted' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MOST_SIGNUPS,
    select: { id: true, username: true, email: true, lawSchool: true, createdAt: true },
  })
  return users.map((user) => ({ ...user, createdAt: user.createdAt.toISOString() }))
}

interface ExportRow extends Omit<ExportRecord, 'lastLoginAt'> {
  id: string
  createdAt: Date
  lastLoginAt: Date | null
}

function conditions(filters: ExportFilters, now: number): Statement {
  const { minLevel, minPoints, lawSchool, activeInLastDays } = filters
  // Only those who agreed to be written to, at an address that is theirs, and who are not shut out or about to go.
  const all = [
    sql`u.email is not null`,
    sql`u.email_confirmed_at is not null`,
    sql`u.news_since is not null`,
    sql`u.suspended_at is null`,
    sql`u.deletes_at is null`,
  ]
  if (minLevel !== undefined) all.push(sql`u.level >= ${minLevel}`)
  if (minPoints !== undefined) all.push(sql`u.points >= ${minPoints}`)
  if (lawSchool) all.push(sql`position(lower(${lawSchool}) in lower(u.law_school)) > 0`)
  if (activeInLastDays !== undefined) {
    const since = new Date(now - activeInLastDays * DAY_MS)
    all.push(sql`(u.last_login_at >= ${since} or exists (
      select 1 from question_attempts a where a.user_id = u.id and a.created_at >= ${since}))`)
  }
  return join(all, ' and ')
}

/**
 * The export, a page at a time, in the order of signing up. A cursor of our own (the last row's place) rather than the
 * database's: it holds no transaction and no connection while a slow reader takes its time.
 */
export async function* emailPages(
  db: Database,
  filters: ExportFilters,
  now: number,
): AsyncGenerator<ExportRecord[]> {
  const wanted = conditions(filters, now)
  let after = empty
  for (;;) {
    const rows = await db.query<ExportRow>(sql`
      select u.id, u.created_at as "createdAt", u.email, u.username, u.display_name as "displayName",
        u.law_school as "lawSchool", u.level, u.points,
        case when u.last_daily_date >= ${liveSince(now)} then u.daily_streak else 0 end as "dailyStreak",
        u.last_login_at as "lastLoginAt"
      from users u where ${wanted} ${after}
      order by u.created_at, u.id limit ${PAGE}`)
    if (rows.length > 0)
      yield rows.map(({ id: _id, createdAt: _createdAt, lastLoginAt, ...row }) => ({
        ...row,
        lastLoginAt: lastLoginAt?.toISOString() ?? null,
      }))
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = sql`and (u.created_at, u.id) > (${last.createdAt}, ${last.id}::uuid)`
  }
}
