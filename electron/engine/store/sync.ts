import { instant, join, type Statement, sql, texts } from '#database/sql.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import { isShownAnswer, type SyncEvent } from '#protocol/sync/event.ts'
import type { SyncReply } from '#protocol/sync/exchange.ts'
import type { StudyMark } from '#protocol/sync/mark.ts'
import { SYNC_EDITION, SYNC_PAGE } from '#protocol/sync/version.ts'
import { DAY_MS } from '#rules/days.ts'
import { practiceItems } from '#study/store/books.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { openRun } from '#study/store/runs.ts'
import { inOrderOfTime } from '../sync/clock-order.ts'
import type { Database } from './database.ts'
import { followedBy, isRestored, startAgain } from './epoch.ts'
import { localView } from './local-view.ts'
import { changesLeft, marksPage, tellMarks } from './marks.ts'
import { pendingEvents, repeatedShowings } from './pending.ts'
import { dismissRefused, type Refused, refusedAnswers, refusedBefore } from './refused.ts'
import { settleSealed } from './sealed-daily.ts'
import { type Versions, versions } from './versions.ts'

/** One page to push, and what it leaves. */
export interface PendingPage {
  /** by this machine's clock, each before the next where they were given here */
  events: SyncEvent[]
  /** all runs that have pending answers, and the open one */
  runs: string[]
  sinceSeq: number
  /** what was told beside answers */
  marks: { since: number; marks: StudyMark[] }
}

export interface SyncCounts {
  /** answers the server has not got */
  waiting: number
  /** answers of an open exam block: no server has any before it's handed in */
  inBlock: number
  refused: number
  lastSyncedAt: number | null
}

interface CountedRow extends Omit<SyncCounts, 'lastSyncedAt'> {
  at: string | null
}

export interface LocalSync extends Versions {
  page(now: number): Promise<PendingPage>
  /**
   * Takes one reply in, all of it or nothing: what it accepted and refused, and the snapshot with what is still pending. Of a
   * server that was restored nothing is taken in yet: everything is made pending, to be exchanged anew.
   */
  apply(reply: SyncReply, now: number): Promise<'applied' | 'restored'>
  counts(): Promise<SyncCounts>
  refused(): Promise<Refused[]>
  /** Puts the refused answers out of the player's sight; the file keeps them. */
  dismissRefused(now: number): Promise<void>
}

/** A parked answer is sent again after a day: another device's sync may have had it decided meanwhile. */
const PARKED_MS = DAY_MS
/** One parked by a clock that was ahead then says nothing of how long ago that was. */
const isParked = (at: number | null, now: number): boolean =>
  at !== null && at <= now && at >= now - PARKED_MS

/** The run that an event's answer is of; none for an answer in practice or to a day's case. */
const runOf = (event: SyncEvent): string[] => (event.type === 'solo-answer' ? [event.run.id] : [])
const isSealed = (event: SyncEvent): event is DailyAnswerEvent => event.type === 'daily-answer'

const settledBy = ({ accepted, rejected }: SyncReply): ReadonlySet<string> =>
  new Set([...accepted, ...rejected].map(({ id }) => id))

/** Refused answers leave what is counted, and stay for their player to see. */
function refuse(
  userId: string,
  rejected: SyncReply['rejected'],
  events: ReadonlyMap<string, SyncEvent>,
  now: number,
): Statement[] {
  const known = rejected.flatMap(({ id, code }) => {
    const event = events.get(id)
    return event ? [{ id, code, event }] : []
  })
  if (known.length === 0) return []
  const ids = texts(known.map(({ id }) => id))
  // A copy is another device's answer, which that one pushes too: nobody is to be told of it here.
  const told = known.filter(({ event }) => !(isShownAnswer(event) && event.copied))
  return [
    ...(told.length === 0
      ? []
      : [
          sql`
            insert into refused_events (id, user_id, code, body, refused_at, edition)
            values ${join(
              told.map(
                ({ id, code, event }) =>
                  sql`(${id}, ${userId}, ${code}, ${JSON.stringify(event)}, ${instant(now)}, ${SYNC_EDITION})`,
              ),
            )}
            on conflict (id) do update set code = excluded.code, edition = excluded.edition`,
        ]),
    sql`delete from showings where id in (select showing_id from question_attempts where id in (${ids}))`,
    sql`delete from question_attempts where id in (${ids})`,
    sql`delete from parked_events where id in (${ids})`,
    // A run of which nothing counts must not keep its player waiting; one the server knows comes back with the snapshot.
    sql`
      delete from solo_runs where id in (${texts(known.flatMap(({ event }) => runOf(event)))})
        and not exists (select 1 from question_attempts a where a.run_id = solo_runs.id)`,
  ]
}

function accept(userId: string, { accepted, parked }: SyncReply, now: number): Statement[] {
  const parking = parked.map((id) => sql`(${id}, ${userId}, ${instant(now)})`)
  return [
    ...accepted.map(
      ({ id, seq }) =>
        sql`update question_attempts set seq = ${seq} where id = ${id} and user_id = ${userId}`,
    ),
    ...(accepted.length > 0
      ? [
          sql`delete from parked_events where id in (${texts(accepted.map(({ id }) => id))})`,
          sql`delete from refused_events where id in (${texts(accepted.map(({ id }) => id))})`,
        ]
      : []),
    ...(parking.length > 0
      ? [
          sql`
            insert into parked_events (id, user_id, parked_at) values ${join(parking)}
            on conflict (id) do update set parked_at = excluded.parked_at`,
          sql`update refused_events set edition = ${SYNC_EDITION} where id in (${texts(parked)})`,
        ]
      : []),
  ]
}

/** Sealed answers the reply settles, and what it says of their cases. */
function settle(reply: SyncReply, sealed: readonly DailyAnswerEvent[], now: number): Statement[] {
  const settled = settledBy(reply)
  const told = new Map(reply.cases.map((one) => [one.id, one.told]))
  return sealed.flatMap(({ id }) => (settled.has(id) ? [settleSealed(id, told.get(id) ?? null, now)] : []))
}

/** The sync's records in one player's file. */
export function localSync(db: Database, userId: string, changes: PlayerTransactions): LocalSync {
  const reads = db

  return {
    page: (now) =>
      changes(userId, async (change) => {
        const pending = await pendingEvents(db, change, userId)
        const again = await refusedBefore(change, userId)
        const open = await openRun(change, userId)
        const { historySeq } = await followedBy(change, userId)
        const told = inOrderOfTime([...again, ...pending], now)
        const runs = new Set(pending.flatMap(({ event }) => runOf(event)))
        if (open) runs.add(open.id)
        const sent = told.filter(({ parkedAt }) => !isParked(parkedAt, now))
        return {
          events: sent.map(({ event }) => event).slice(0, SYNC_PAGE),
          marks: await marksPage(change, userId, sent.length <= SYNC_PAGE),
          runs: [...runs].slice(0, SYNC_PAGE),
          sinceSeq: historySeq,
        }
      }),

    apply: (reply, now) =>
      changes(userId, async (change) => {
        const followed = await followedBy(change, userId)
        if (isRestored(followed, reply)) {
          await change.write(startAgain(userId, followed, reply))
          return 'restored'
        }
        const pending = (await pendingEvents(db, change, userId)).map(({ event }) => event)
        const again = (await refusedBefore(change, userId)).map(({ event }) => event)
        const shown = pending.filter(isShownAnswer)
        const settled = settledBy(reply)
        const left = shown.filter(({ id }) => !settled.has(id))
        const sealed = pending.filter(isSealed)
        const sealedLeft = sealed.filter(({ id }) => !settled.has(id))
        const items = await practiceItems(change, new Set(left.map(({ showing }) => showing.questionId)))
        const open = await openRun(change, userId)
        const answered = new Set(shown.flatMap(runOf))
        const repeated = await repeatedShowings(
          change,
          left.map(({ showing }) => showing.id),
        )
        const events = new Map([...again, ...pending].map((event) => [event.id, event]))
        const toldLeft = await changesLeft(change, userId, reply)
        await change.write([
          ...accept(userId, reply, now),
          ...refuse(userId, reply.rejected, events, now),
          ...settle(reply, sealed, now),
          ...localView(userId, reply, { left, repeated, sealedLeft, toldLeft, items, open, answered, now }),
          ...tellMarks(userId, reply),
        ])
        return 'applied'
      }),

    async counts() {
      const [row] = await reads.query<CountedRow & object>(sql`
        select
          (select count(*) from question_attempts a where a.user_id = ${userId} and a.seq is null
            and not exists (select 1 from parked_events p where p.id = a.id))
          + (select count(*) from kept_dailies k where k.sealed_at is not null and k.settled_at is null
            and not exists (select 1 from parked_events p where p.id = k.attempt_id))
          + (select count(*) from study_marks m where m.user_id = ${userId} and m.seq is null) as waiting,
          (select count(*) from exam_blocks b, json_each(b.sheet, '$.marks') m where b.user_id = ${userId}
            and b.finished_at is null and json_extract(m.value, '$.place') is not null) as "inBlock",
          (select count(*) from refused_events r where r.user_id = ${userId} and r.dismissed_at is null) as refused,
          (select last_synced_at from sync_state s where s.user_id = ${userId}) as at`)
      return {
        waiting: Number(row?.waiting ?? 0),
        inBlock: Number(row?.inBlock ?? 0),
        refused: Number(row?.refused ?? 0),
        lastSyncedAt: row?.at ? Date.parse(row.at) : null,
      }
    },

    refused: () => refusedAnswers(db, userId),
    dismissRefused: (now) => dismissRefused(changes, userId, now),
    ...versions(db, userId, changes),
  }
}
