import { instant, type Statement, sql } from '#database/sql.ts'
import { Prisma } from '#prisma/local/generated/client.ts'
import { type DailyCase, type DailyQuestion, dailyCase, dailyQuestion } from '#protocol/http/daily.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import { NO_CHOICE } from '#rules/daily/casefile.ts'
import { type DayStreak, extendStreak } from '#rules/day-streak.ts'
import { addDays } from '#rules/days.ts'
import type { Database } from './database.ts'

/** A day's case as this machine keeps it; instants in ms. */
export interface KeptDaily {
  date: string
  /** as shown, without its key */
  question: DailyQuestion
  /** the cloud's word on the answer, where it has graded it */
  reply: DailyCase | null
  keptAt: number
  startedAt: number | null
  /** its clock was started here, with no network: the cloud knows nothing of it */
  startedHere: boolean
  /** the answer given with no network, until the next sync settles it */
  sealed: { attemptId: string; choice: number; at: number; settled: boolean } | null
}

/** Kept cases older than this are let go, unless their answer still waits. */
const KEPT_DAYS = 7

type Row = NonNullable<Awaited<ReturnType<Database['prisma']['keptDaily']['findFirst']>>>

function keptIn(row: Row): KeptDaily {
  const { attemptId, choice, sealedAt, settledAt } = row
  const isSealed = attemptId !== null && choice !== null && sealedAt !== null
  return {
    date: row.dateUtc,
    question: dailyQuestion.parse(row.question),
    reply: row.reply === null ? null : dailyCase.parse(row.reply),
    keptAt: row.keptAt.getTime(),
    startedAt: row.startedAt?.getTime() ?? null,
    // What the cloud starts it has started by the time it is kept; see startKept.
    startedHere: row.startedAt !== null && row.startedAt > row.keptAt,
    sealed: isSealed ? { attemptId, choice, at: sealedAt.getTime(), settled: settledAt !== null } : null,
  }
}

export async function keptOf(db: Database, date: string): Promise<KeptDaily | null> {
  const row = await db.prisma.keptDaily.findUnique({ where: { dateUtc: date } })
  return row && keptIn(row)
}

export async function keptBy(db: Database, showingId: string): Promise<KeptDaily | null> {
  const row = await db.prisma.keptDaily.findUnique({ where: { showingId } })
  return row && keptIn(row)
}

/** Cases whose clock was started here and of whose answer nothing is known. */
export async function keptRunning(db: Database): Promise<KeptDaily[]> {
  const open = { startedAt: { not: null }, sealedAt: null, reply: { equals: Prisma.DbNull } }
  return (await db.prisma.keptDaily.findMany({ where: open, orderBy: { dateUtc: 'asc' } })).map(keptIn)
}

/** Answers given with no network that no sync has settled, the oldest first: what a sync has to push. */
export async function sealedPending(db: Database): Promise<KeptDaily[]> {
  const where = { sealedAt: { not: null }, settledAt: null }
  return (await db.prisma.keptDaily.findMany({ where, orderBy: { dateUtc: 'asc' } })).map(keptIn)
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

/** The latest instant any kept case bears witness to (ms): the clock cannot have been before it. */
export async function lastKnownInstant(db: Database): Promise<number> {
  const { _max } = await db.prisma.keptDaily.aggregate({
    _max: { keptAt: true, startedAt: true, sealedAt: true },
  })
  return Math.max(0, ...[_max.keptAt, _max.startedAt, _max.sealedAt].map((at) => at?.getTime() ?? 0))
}

/** Keeps a case as the cloud gave it, and its word on the answer where there is one. A sealed answer stays sealed. */
export async function keepCase(
  db: Database,
  {
    date,
    question,
    reply,
    startedAt,
    at,
  }: Pick<KeptDaily, 'date' | 'question' | 'reply' | 'startedAt'> & { at: number },
): Promise<void> {
  const { id, subject, topic, difficulty, stem, choices } = question
  const told = {
    // Named one by one: whatever the cloud tells of the key stays in the reply, which it gives after the answer alone.
    question: { id, subject, topic, difficulty, stem, choices },
    keptAt: new Date(at),
    ...(reply ? { reply: reply as never } : {}),
    ...(startedAt === null ? {} : { startedAt: new Date(startedAt) }),
  }
  await db.prisma.keptDaily.upsert({
    where: { dateUtc: date },
    create: { dateUtc: date, showingId: id, ...told },
    update: { showingId: id, ...told },
  })
  await db.prisma.keptDaily.deleteMany({
    where: {
      dateUtc: { lt: addDays(date, -KEPT_DAYS) },
      OR: [{ sealedAt: null }, { settledAt: { not: null } }],
    },
  })
}

/** Starts a kept case's clock with no network, always after it was kept. */
export async function startKept(db: Database, { date, keptAt }: KeptDaily, at: number): Promise<void> {
  const startedAt = new Date(Math.max(at, keptAt + 1))
  await db.prisma.keptDaily.updateMany({ where: { dateUtc: date, startedAt: null }, data: { startedAt } })
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
  if (count === 1) await keepStreak(db, userId, await streakKept(db, userId))
}

/** Keeps a sealed answer that was kept in another file. */
export const keepSealed = ({ date, question, keptAt, startedAt, sealed }: KeptDaily): Statement[] =>
  sealed === null || startedAt === null
    ? []
    : [
        sql`
          insert into kept_dailies (date_utc, showing_id, question, kept_at, started_at, sealed_at, choice, attempt_id)
          values (${date}, ${question.id}, ${JSON.stringify(question)}, ${instant(keptAt)}, ${instant(startedAt)},
            ${instant(sealed.at)}, ${sealed.choice}, ${sealed.attemptId})
          on conflict (date_utc) do nothing`,
      ]

/** What the sync came to: the cloud's word on the sealed answer, or none where it was refused. */
export const settleSealed = (attemptId: string, reply: DailyCase | null, at: number): Statement =>
  reply
    ? sql`
        update kept_dailies set settled_at = ${instant(at)}, reply = ${JSON.stringify(reply)}
        where attempt_id = ${attemptId}`
    : sql`update kept_dailies set settled_at = ${instant(at)} where attempt_id = ${attemptId}`

/** The streak as this machine shows it: the cloud's last word, and the days answered here that it does not know yet. */
export async function streakKept(db: Database, userId: string): Promise<DayStreak> {
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
export const withSealed = async (db: Database, told: DayStreak): Promise<DayStreak> =>
  withAnswers(await sealedEvents(db), told)

/** The same where the answers are at hand. */
export const withAnswers = (sealed: readonly DailyAnswerEvent[], told: DayStreak): DayStreak =>
  sealed
    .filter(({ place }) => place !== NO_CHOICE)
    .map(({ date }) => date)
    .reduce(extendStreak, told)

/** Keeps the streak the cloud told, for the time offline and for the player's own statistics. */
export async function keepStreak(db: Database, userId: string, told: DayStreak): Promise<void> {
  const { days, best, lastDate } = await withSealed(db, told)
  await db.prisma.user.updateMany({
    where: { id: userId },
    data: { dailyStreak: days, bestDailyStreak: best, lastDailyDate: lastDate },
  })
}
