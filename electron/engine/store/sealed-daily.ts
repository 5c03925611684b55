import { instant, type Statement, sql } from '#database/sql.ts'
import type { DailyCase } from '#protocol/http/daily.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import { NO_CHOICE } from '#rules/daily/casefile.ts'
import { type DayStreak, extendStreak } from '#rules/day-streak.ts'
import { type CachedDaily, cachedIn } from './daily.ts'
import type { Database } from './database.ts'

/** Answers given with no network that no sync has settled, the oldest first: a sync has to push them. */
export async function sealedPending(db: Database): Promise<CachedDaily[]> {
  const where = { sealedAt: { not: null }, settledAt: null }
  return (await db.prisma.keptDaily.findMany({ where, orderBy: { dateUtc: 'asc' } })).map(cachedIn)
}

/** The same as the events a sync pushes. */
export async function sealedEvents(db: Database): Promise<DailyAnswerEvent[]> {
  const iso = (at: number) => new Date(at).toISOString()
  return (await sealedPending(db)).flatMap(({ date, question, startedAt, sealed }) => {
    if (!sealed || startedAt === null) return []
    const { attemptId: id, choice: place, at } = sealed
    const instants = { startedAt: iso(startedAt), answeredAt: iso(at) }
    return [{ type: 'daily-answer' as const, id, date, showingId: question.id, place, ...instants }]
  })
}

/** Seals an answer, once; an answered day also makes a day of the streak as this machine shows it. */
export async function sealAnswer(
  db: Database,
  userId: string,
  { date, choice, at, attemptId }: { date: string; choice: number; at: number; attemptId: string },
): Promise<void> {
  const { count } = await db.prisma.keptDaily.updateMany({
    where: { dateUtc: date, sealedAt: null },
    data: { sealedAt: new Date(at), choice, attemptId },
  })
  if (count === 1) await cacheStreak(db, userId, await cachedStreak(db, userId))
}

/** Keeps a sealed answer that was kept in another file. */
export const keepSealed = ({ date, question, keptAt, startedAt, sealed }: CachedDaily): Statement[] =>
  sealed === null || startedAt === null
    ? []
    : [
        sql`
          insert into kept_dailies (date_utc, showing_id, question, kept_at, started_at, sealed_at, choice, attempt_id)
          values (${date}, ${question.id}, ${JSON.stringify(question)}, ${instant(keptAt)}, ${instant(startedAt)},
            ${instant(sealed.at)}, ${sealed.choice}, ${sealed.attemptId})
          on conflict (date_utc) do nothing`,
      ]

/** Settles a sealed answer with the cloud's reply to it, or with none where it was refused. */
export const settleSealed = (attemptId: string, reply: DailyCase | null, at: number): Statement =>
  reply
    ? sql`
        update kept_dailies set settled_at = ${instant(at)}, reply = ${JSON.stringify(reply)}
        where attempt_id = ${attemptId}`
    : sql`update kept_dailies set settled_at = ${instant(at)} where attempt_id = ${attemptId}`

/** The streak as this machine shows it: as the cloud last sent it, with the days answered here that it does not know yet. */
export async function cachedStreak(db: Database, userId: string): Promise<DayStreak> {
  const row = await db.prisma.user.findUnique({
    where: { id: userId },
    select: { dailyStreak: true, bestDailyStreak: true, lastDailyDate: true },
  })
  const told = {
    days: row?.dailyStreak ?? 0,
    best: row?.bestDailyStreak ?? 0,
    lastDate: row?.lastDailyDate ?? null,
  }
  return withSealed(db, told)
}

/** A streak with the days whose sealed answers wait for a sync. */
const withSealed = async (db: Database, told: DayStreak): Promise<DayStreak> =>
  withAnswers(await sealedEvents(db), told)

/** The same where the answers are at hand. */
export const withAnswers = (sealed: readonly DailyAnswerEvent[], told: DayStreak): DayStreak =>
  sealed
    .filter(({ place }) => place !== NO_CHOICE)
    .map(({ date }) => date)
    .reduce(extendStreak, told)

/** Caches the cloud's streak, for the time offline and for the player's own statistics. */
export async function cacheStreak(db: Database, userId: string, told: DayStreak): Promise<void> {
  const { days, best, lastDate } = await withSealed(db, told)
  await db.prisma.user.updateMany({
    where: { id: userId },
    data: { dailyStreak: days, bestDailyStreak: best, lastDailyDate: lastDate },
  })
}
