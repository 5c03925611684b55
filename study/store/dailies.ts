import { columns, type Flag, msOrNull, readJson, real } from '#database/json-columns.ts'
import { instant, instantOrNull, type Reader, type Row, type Statement, sql } from '#database/sql.ts'
import type { DailyAttempt, DailyOutcome } from '../daily/attempt.ts'
import type { DailyProgress, DailyShown, DailyTally } from '../daily/store.ts'
import type { Showing } from '../showing.ts'
import { itemColumns } from './items.ts'
import { showingColumns, shownIn } from './showings.ts'

type FlagOf = 'isCorrect' | 'expired' | 'published'

interface DailyFields
  extends Omit<DailyAttempt, 'startedAt' | 'answeredAt' | FlagOf>,
    Record<FlagOf, Flag | null> {
  startedAt: string | null
  answeredAt: string | null
}

/** A day's row; `user_daily_attempts d` in the statement. */
const dailyColumns = columns('daily', 'd', {
  userId: 'user_id',
  date: 'date_utc',
  showingId: 'showing_id',
  startedAt: 'started_at',
  limitMs: 'limit_ms',
  answeredAt: 'answered_at',
  choice: 'choice_index',
  isCorrect: 'is_correct',
  xpAwarded: 'xp_awarded',
  points: 'points',
  masteryDelta: real('mastery_delta'),
  streakBefore: 'streak_before',
  streakAfter: 'streak_after',
  expired: 'expired',
  published: 'published',
})

/** XP that an expired answer, and a correct one known after publication, were paid while a row kept neither fact. */
const PAID_THEN = { expired: 0, published: 15 }

/** Whether the answer in `user_daily_attempts d` had expired. */
export const dailyExpired = sql`coalesce(d.expired, d.choice_index >= 0 and d.xp_awarded = ${PAID_THEN.expired}, false)`

/** Whether it became known only after the key was published. */
export const dailyPublished = sql`coalesce(d.published, d.is_correct and d.xp_awarded = ${PAID_THEN.published}, false)`

const flagIn = (flag: Flag | null): boolean | null => (flag === null ? null : Boolean(flag))

function dailyIn(row: Row): DailyShown[] {
  const fields = readJson<DailyFields>(row, dailyColumns)
  const shown = shownIn(row)
  if (!fields || !shown) return []
  const attempt = {
    ...fields,
    startedAt: msOrNull(fields.startedAt),
    answeredAt: msOrNull(fields.answeredAt),
    isCorrect: flagIn(fields.isCorrect),
    expired: flagIn(fields.expired),
    published: flagIn(fields.published),
  }
  return [{ attempt, shown }]
}

/** The player's cases that meet a condition, with their showings and items. */
export async function dailiesWhere(db: Reader, userId: string, condition: Statement): Promise<DailyShown[]> {
  const rows = await db.query(sql`
    select ${dailyColumns[db.dialect]}, ${showingColumns[db.dialect]}, ${itemColumns[db.dialect]}
    from user_daily_attempts d join showings s on s.id = d.showing_id join questions q on q.id = s.question_id
    where d.user_id = ${userId} and ${condition}`)
  return rows.flatMap(dailyIn)
}

export const insertDaily = (date: string, { userId, questionId, id }: Showing): Statement => sql`
  insert into user_daily_attempts (user_id, date_utc, question_id, showing_id)
  values (${userId}, ${date}, ${questionId}, ${id})`

/** Starts a case's clock: from here its time is counted, and stays what it is whatever the player sets later. */
export const startDaily = (showingId: string, at: number, limitMs: number): Statement[] => [
  sql`update user_daily_attempts set started_at = ${instant(at)}, limit_ms = ${limitMs} where showing_id = ${showingId}`,
  sql`update showings set shown_at = ${instant(at)} where id = ${showingId}`,
]

export const saveDaily = (showingId: string, daily: DailyOutcome): Statement => sql`
  update user_daily_attempts set answered_at = ${instantOrNull(daily.answeredAt)}, choice_index = ${daily.choice},
    is_correct = ${daily.isCorrect}, xp_awarded = ${daily.xpAwarded}, points = ${daily.points},
    mastery_delta = ${daily.masteryDelta}, streak_before = ${daily.streakBefore},
    streak_after = ${daily.streakAfter}, expired = ${daily.expired}, published = ${daily.published}
  where showing_id = ${showingId}`

export const addPoints = (userId: string, points: number): Statement =>
  sql`update users set points = points + ${points} where id = ${userId}`

export async function dailyProgress(db: Reader, userId: string): Promise<DailyProgress> {
  const [row] = await db.query<{ days: number; best: number; last: string | null }>(sql`
    select daily_streak as days, best_daily_streak as best, last_daily_date as last from users where id = ${userId}`)
  if (!row) throw new Error('the caller has a row')
  return { dailyStreak: Number(row.days), bestDailyStreak: Number(row.best), lastDailyDate: row.last }
}

/** Days whose answer counts for the streak. */
export async function answeredDays(db: Reader, userId: string): Promise<string[]> {
  const rows = await db.query<{ date: string }>(
    sql`select d.date_utc as date from user_daily_attempts d
      where d.user_id = ${userId} and d.choice_index >= 0 and not ${dailyExpired}`,
  )
  return rows.map(({ date }) => date)
}

export async function dailyTally(db: Reader, date: string): Promise<DailyTally> {
  const rows = await db.query<{ choice: number; players: bigint | number }>(sql`
    select choice_index as choice, count(*) as players from user_daily_attempts
    where date_utc = ${date} and choice_index is not null group by choice_index`)
  return new Map(rows.map(({ choice, players }) => [Number(choice), Number(players)]))
}
