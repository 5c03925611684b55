import { instant, type Reader, sql, texts } from '#database/sql.ts'
import { EVENT_TYPES, type EventEnvelope, eventEnvelope } from '#protocol/sync/event.ts'
import { SYNC_EDITION, SYNC_PAGE, SYNC_PROTOCOL } from '#protocol/sync/version.ts'
import { DAILY_LIMIT_MS } from '#rules/daily/casefile.ts'
import { withExtraTime } from '#rules/extra-time.ts'
import { SOLO_WAIT_MS, type SoloRun } from '#rules/solo/run.ts'
import type { Showing } from '#study/showing.ts'
import { extraTimeOf } from '#study/store/account.ts'
import type { Numbered } from '#study/store/attempts.ts'
import { runsWhere } from '#study/store/books.ts'
import { answeredDays, dailiesWhere } from '#study/store/dailies.ts'
import { practiceContexts } from '#study/store/practice-contexts.ts'
import { showingColumns, showingIn } from '#study/store/showings.ts'
import type { Cases } from '#study/sync/daily-answer.ts'

/** A run an event names, and when it says that began (ms). */
export interface NamedRun {
  id: string
  startedAt: number
}

/** Runs a page can touch: those it names, the open one, and those whose wait one of its new runs may have broken. */
export function runsInReach(
  db: Reader,
  userId: string,
  named: readonly NamedRun[],
  wanted: readonly string[],
): Promise<SoloRun[]> {
  const ids = [...named.map(({ id }) => id), ...wanted]
  const starts = named.map(({ startedAt }) => startedAt)
  const near =
    starts.length > 0
      ? sql`or r.ended_at between ${instant(Math.min(...starts) - SOLO_WAIT_MS)} and ${instant(Math.max(...starts))}`
      : sql``
  return runsWhere(
    db,
    userId,
    sql`r.ended_at is null ${ids.length > 0 ? sql`or r.id in (${texts(ids)})` : sql``} ${near}
      or r.ended_at = (select max(e.ended_at) from solo_runs e where e.user_id = ${userId} and e.lives = 0)`,
  )
}

/**
 * Of the ids of these runs and blocks, those that a device may not use: another player's, one that names the other kind, and
 * that of a block still open here, which no device has handed in.
 */
export async function takenRuns(
  db: Reader,
  userId: string,
  { runs, blocks }: { runs: readonly string[]; blocks: readonly string[] },
): Promise<Set<string>> {
  if (runs.length + blocks.length === 0) return new Set()
  const rows = await db.query<{ id: string }>(sql`
    select id::text as id from solo_runs
    where (id = any(${runs}::uuid[]) and user_id <> ${userId}) or id = any(${blocks}::uuid[])
    union all
    select id::text as id from exam_blocks
    where id = any(${runs}::uuid[])
      or (id = any(${blocks}::uuid[]) and (user_id <> ${userId} or finished_at is null))`)
  return new Set(rows.map(({ id }) => id))
}

/** Attempts there are of these ids: whose, and their numbers. */
export async function attemptsKnown(db: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { userId: string; seq: number }>()
  const rows = await db.query<{ id: string; user: string; seq: number }>(sql`
    select id::text as id, user_id::text as "user", seq from question_attempts where id in (${texts(ids)})`)
  return new Map(rows.map(({ id, user, seq }) => [id, { userId: user, seq }]))
}

/** A showing there is: whether it was answered, of which question it is, and whether the player's own play asked it. */
export interface KnownShowing {
  answered: boolean
  questionId: string
  isOwn: boolean
}

/** Showings there are of these ids. */
export async function showingsKnown(db: Reader, userId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, KnownShowing>()
  const rows = await db.query<KnownShowing & { id: string }>(sql`
    select id::text as id, answered_at is not null as answered, question_id as "questionId",
      user_id = ${userId} and (run_id is not null or context in ${practiceContexts}) as "isOwn"
    from showings where id in (${texts(ids)})`)
  return new Map(rows.map(({ id, ...rest }) => [id, rest]))
}

/** Returns the showings of those of these answers that were given in an exam block, by their ids. */
export async function examShowings(db: Reader, answers: readonly Numbered[]): Promise<Map<string, Showing>> {
  const ids = answers.flatMap(({ attempt }) => (attempt.context === 'exam' ? [attempt.showingId] : []))
  if (ids.length === 0) return new Map()
  const rows = await db.query(
    sql`select ${showingColumns[db.dialect]} from showings s where s.id in (${texts(ids)})`,
  )
  return new Map(rows.flatMap((row) => showingIn(row) ?? []).map((showing) => [showing.id, showing]))
}

/** When (ms) the player was last shown each of these questions; those never shown are left out. */
export async function lastSeen(
  db: Reader,
  userId: string,
  questionIds: readonly string[],
): Promise<Map<string, number>> {
  if (questionIds.length === 0) return new Map()
  const rows = await db.query<{ id: string; at: number }>(sql`
    select question_id as id, (extract(epoch from last_seen) * 1000)::float8 as at from question_seen
    where user_id = ${userId} and question_id in (${texts(questionIds)})`)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

/**
 * The player's cases of these showings, with the numbers of their answers, and the days of the streak. The time of a case
 * whose clock the server has not started is the account's as the server knows it, whatever the device counted.
 */
export async function casesKnown(db: Reader, userId: string, showings: readonly string[]): Promise<Cases> {
  if (showings.length === 0) return { shown: new Map(), answeredDays: new Set() }
  const cases = await dailiesWhere(db, userId, sql`d.showing_id in (${texts(showings)})`)
  const usual = withExtraTime(DAILY_LIMIT_MS, await extraTimeOf(db, userId))
  const rows = await db.query<{ showing: string; seq: number }>(sql`
    select showing_id::text as showing, seq from question_attempts
    where user_id = ${userId} and showing_id in (${texts(showings)})`)
  const numbers = new Map(rows.map(({ showing, seq }) => [showing, seq]))
  return {
    shown: new Map(
      cases.map(({ attempt, shown }) => [
        shown.showing.id,
        {
          attempt: attempt.startedAt === null ? { ...attempt, limitMs: usual } : attempt,
          shown,
          seq: numbers.get(shown.showing.id) ?? null,
        },
      ]),
    ),
    answeredDays: new Set(await answeredDays(db, userId)),
  }
}

/** Events among these ids that were set aside before. */
export interface SetAside {
  ids: ReadonlySet<string>
  /** verdicts that still hold: a code of the present edition of the rules, or null for parked */
  verdicts: ReadonlyMap<string, string | null>
}

export async function setAsideBefore(db: Reader, userId: string, ids: readonly string[]): Promise<SetAside> {
  if (ids.length === 0) return { ids: new Set(), verdicts: new Map() }
  const rows = await db.query<{ id: string; code: string | null; edition: number }>(sql`
    select id::text as id, code, edition from sync_set_aside where user_id = ${userId} and id in (${texts(ids)})`)
  const holding = rows.filter(({ code, edition }) => code === null || edition >= SYNC_EDITION)
  return {
    ids: new Set(rows.map(({ id }) => id)),
    verdicts: new Map(holding.map(({ id, code }) => [id, code])),
  }
}

/** Parked events of types and protocols that this server can read by now, first come first. */
export async function readableParked(db: Reader, userId: string): Promise<EventEnvelope[]> {
  const rows = await db.query<{ body: unknown }>(sql`
    select body from sync_set_aside
    where user_id = ${userId} and status = 'parked' and type in (${texts(EVENT_TYPES)}) and protocol <= ${SYNC_PROTOCOL}
    order by received_at, id limit ${SYNC_PAGE}`)
  return rows.flatMap(({ body }) => eventEnvelope.safeParse(body).data ?? [])
}
