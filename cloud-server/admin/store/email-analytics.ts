import { sql } from '#database/sql.ts'
import type { ReplyOf } from '#protocol/routes.ts'
import { ACTIVE_DAYS, TOP_PERFORMER_LEVEL } from '#rules/admin.ts'
import { DAY_MS, utcDate } from '#rules/days.ts'
import type { Database } from '../../store/database.ts'

type Analytics = ReplyOf<'GET /api/admin/email-analytics'>

/** Sums over the accounts of one law school; averages are made of them once they are added up. */
interface SchoolSums {
  lawSchool: string | null
  users: number
  emails: number
  top: number
  topLevels: number
  answered: number
  withAnswers: number
  rates: number
  streaks: number
  bestStreak: number
}

/** A streak lives until the day after its last answer has passed. */
export const liveSince = (now: number): string => utcDate(now - DAY_MS)

/** One walk over all accounts, by law school: some twenty rows come back, however many accounts there are. */
const sumsBySchool = (db: Database, now: number): Promise<SchoolSums[]> =>
  db.query<SchoolSums>(sql`
    select law_school as "lawSchool", count(*)::int as users, count(email)::int as emails,
      count(*) filter (where level >= ${TOP_PERFORMER_LEVEL})::int as top,
      coalesce(sum(level) filter (where level >= ${TOP_PERFORMER_LEVEL}), 0)::float8 as "topLevels",
      sum(total_questions_answered)::float8 as answered,
      count(*) filter (where total_questions_answered > 0)::int as "withAnswers",
      coalesce(sum(total_correct_answers::float8 / nullif(total_questions_answered, 0)), 0) as rates,
      coalesce(sum(daily_streak) filter (where last_daily_date >= ${liveSince(now)}), 0)::float8 as streaks,
      max(best_daily_streak)::int as "bestStreak"
    from users where role <> 'deleted' group by law_school order by users desc, law_school nulls last`)

/** Accounts with an email address that signed in or answered since an instant; each is counted once. */
async function activeWithEmail(db: Database, since: Date): Promise<number> {
  const [row] = await db.query<{ active: number }>(sql`
    select ((select count(*) from users where email is not null and last_login_at >= ${since})
      + (select count(*) from (select distinct user_id from question_attempts where created_at >= ${since}) a
          join users u on u.id = a.user_id
          where u.email is not null and (u.last_login_at is null or u.last_login_at < ${since})))::int as active`)
  return row?.active ?? 0
}

const mean = (sum: number, count: number): number => (count === 0 ? 0 : sum / count)

/** Returns the figures of the analytics screen (spec section 3, Admin entities; design section 4, Admin). */
export async function emailAnalytics(db: Database, now: number): Promise<Analytics> {
  const [schools, activeUsersWithEmail] = await Promise.all([
    sumsBySchool(db, now),
    activeWithEmail(db, new Date(now - ACTIVE_DAYS * DAY_MS)),
  ])
  const total = (field: Exclude<keyof SchoolSums, 'lawSchool'>) =>
    schools.reduce((sum, school) => sum + school[field], 0)
  const users = total('users')
  return {
    totalUsers: users,
    usersWithEmail: total('emails'),
    emailCaptureRate: 100 * mean(total('emails'), users),
    activeUsersWithEmail,
    topPerformers: { count: total('top'), avgLevel: mean(total('topLevels'), total('top')) },
    engagement: {
      avgQuestionsAnswered: mean(total('answered'), users),
      avgCorrectRate: 100 * mean(total('rates'), total('withAnswers')),
      avgDailyStreak: mean(total('streaks'), users),
      maxDailyStreak: Math.max(0, ...schools.map((school) => school.bestStreak)),
    },
    lawSchoolDistribution: schools.map(({ lawSchool, users: count }) => ({ lawSchool, count })),
  }
}
