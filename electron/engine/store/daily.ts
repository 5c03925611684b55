import { Prisma } from '#prisma/local/generated/client.ts'
import { type DailyCase, type DailyQuestion, dailyCase, dailyQuestion } from '#protocol/http/daily.ts'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { type CaseClock, hasRunOut } from '#rules/daily/clock.ts'
import { addDays, dateStart, utcDate } from '#rules/days.ts'
import { withExtraTime } from '#rules/extra-time.ts'
import { extraTimeOf } from '#study/store/account.ts'
import type { Database } from './database.ts'

/** A day's case as this machine caches it; instants in ms. */
export interface CachedDaily {
  date: string
  /** as shown, without its key */
  question: DailyQuestion
  /** the cloud's reply to the answer, where it has graded it */
  reply: DailyCase | null
  keptAt: number
  startedAt: number | null
  /** the player's time for it (ms), once its clock was started */
  limitMs: number
  /** its clock was started here, with no network: the cloud knows nothing of it */
  startedHere: boolean
  /** the answer given with no network, until the next sync settles it */
  sealed: { attemptId: string; choice: number; at: number; settled: boolean } | null
}

/** Cached cases older than this many days are deleted, unless their answer still waits. */
const CACHED_DAYS = 7

type Row = NonNullable<Awaited<ReturnType<Database['prisma']['keptDaily']['findFirst']>>>

/** A row as the case it caches. */
export function cachedIn(row: Row): CachedDaily {
  const { attemptId, choice, sealedAt, settledAt } = row
  const isSealed = attemptId !== null && choice !== null && sealedAt !== null
  return {
    date: row.dateUtc,
    question: dailyQuestion.parse(row.question),
    reply: row.reply === null ? null : dailyCase.parse(row.reply),
    keptAt: row.keptAt.getTime(),
    startedAt: row.startedAt?.getTime() ?? null,
    limitMs: row.limitMs,
    // The cloud's clock starts before its case is cached, one of this machine after; see startCached.
    startedHere: row.startedAt !== null && row.startedAt > row.keptAt,
    sealed: isSealed ? { attemptId, choice, at: sealedAt.getTime(), settled: settledAt !== null } : null,
  }
}

/** Whether a cached case takes no more answer at `now` (ms): it's answered, or its time ran out. */
export function isPast(cached: CachedDaily, now: number): boolean {
  if (cached.reply) return true
  // One settled with no reply was refused: the case may be answered anew.
  return cached.sealed ? !cached.sealed.settled : hasRunOut(cached, now)
}

/** The case cached of a date, or null. */
export async function cachedOf(db: Database, date: string): Promise<CachedDaily | null> {
  const row = await db.prisma.keptDaily.findUnique({ where: { dateUtc: date } })
  return row && cachedIn(row)
}

export async function cachedByShowing(db: Database, showingId: string): Promise<CachedDaily | null> {
  const row = await db.prisma.keptDaily.findUnique({ where: { showingId } })
  return row && cachedIn(row)
}

/** Cases whose clock was started, here or by the cloud, and whose answer is not known here. */
export async function cachedRunning(db: Database): Promise<CachedDaily[]> {
  const open = { startedAt: { not: null }, sealedAt: null, reply: { equals: Prisma.DbNull } }
  return (await db.prisma.keptDaily.findMany({ where: open, orderBy: { dateUtc: 'asc' } })).map(cachedIn)
}

/**
 * The latest instant known from cached cases (ms): the clock cannot have been before it. Which day a case is of, the cloud
 * said; an instant of another day, by a clock that was off, tells no more than that its day had begun.
 */
export async function lastKnownInstant(db: Database): Promise<number> {
  const rows = await db.prisma.keptDaily.findMany({
    select: { dateUtc: true, keptAt: true, startedAt: true, sealedAt: true },
  })
  const instants = rows.flatMap(({ dateUtc, keptAt, startedAt, sealedAt }) => {
    const known = [keptAt, startedAt, sealedAt].flatMap((at) => at?.getTime() ?? [])
    return [dateStart(dateUtc), ...known.filter((at) => utcDate(at) === dateUtc)]
  })
  return Math.max(0, ...instants)
}

/** Caches a case as the cloud gave it, with its reply to the answer where there is one. A sealed answer stays sealed. */
export async function cacheCase(
  db: Database,
  {
    date,
    question,
    reply,
    clock,
    at,
  }: Pick<CachedDaily, 'date' | 'question' | 'reply'> & { clock: CaseClock | null; at: number },
): Promise<void> {
  const { id, subject, topic, difficulty, stem, choices } = question
  const fields = {
    // Named one by one: the key stays in the cloud's reply, which is sent after the answer alone.
    question: { id, subject, topic, difficulty, stem, choices },
    keptAt: new Date(at),
    ...(reply ? { reply: reply as never } : {}),
    ...(clock && { startedAt: new Date(clock.startedAt), limitMs: clock.limitMs }),
  }
  await db.prisma.keptDaily.upsert({
    where: { dateUtc: date },
    create: { dateUtc: date, showingId: id, ...fields },
    update: { showingId: id, ...fields },
  })
  await db.prisma.keptDaily.deleteMany({
    where: {
      dateUtc: { lt: addDays(date, -CACHED_DAYS) },
      OR: [{ sealedAt: null }, { settledAt: { not: null } }],
    },
  })
}

/** Starts a cached case's clock with no network, always after it was cached, with the time its player has. */
export async function startCached(
  db: Database,
  userId: string,
  { date, keptAt }: CachedDaily,
  at: number,
): Promise<void> {
  const startedAt = new Date(Math.max(at, keptAt + 1))
  const limitMs = withExtraTime(DAILY_LIMIT_MS, await extraTimeOf(db, userId))
  await db.prisma.keptDaily.updateMany({
    where: { dateUtc: date, startedAt: null },
    data: { startedAt, limitMs },
  })
}
