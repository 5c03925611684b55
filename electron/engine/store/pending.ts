import { z } from 'zod'
import { columns, type Flag, json, ms, msOrNull, readJson } from '#database/json-columns.ts'
import { join, type Reader, sql } from '#database/sql.ts'
import { playableSubject } from '#protocol/http/solo.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import type { ShownAnswerEvent, SyncEvent } from '#protocol/sync/event.ts'
import { chosen } from '#study/practice/chosen.ts'
import { anyOf } from './any-of.ts'
import { type BlockFields, blockOfAnswer } from './block-of-answer.ts'
import { pendingCopies } from './copies.ts'
import type { Database } from './database.ts'
import { eventOf } from './event-of.ts'
import { sealedEvents } from './sealed-daily.ts'

interface PendingFields extends BlockFields {
  id: string
  showingId: string
  questionId: string
  order: unknown
  hintUsed: Flag
  shownAt: string
  practice: unknown
  blockId: string | null
  runId: string | null
  runSubject: string
  runStartedAt: string
  selectedAnswer: number
  confidence: string | null
  timeSpent: number | null
  at: string
}

const attempt = columns('attempt', 'a', {
  id: 'id',
  selectedAnswer: 'selected_answer',
  confidence: 'confidence',
  timeSpent: 'time_spent',
  at: 'created_at',
})
const showing = columns('showing', 's', {
  showingId: 'id',
  questionId: 'question_id',
  order: json('"order"'),
  hintUsed: 'hint_used',
  practice: json('practice'),
  shownAt: 'shown_at',
})
const block = columns('block', 'b', {
  blockId: 'id',
  blockStartedAt: 'started_at',
  blockFinishedAt: 'finished_at',
  blockFacts: json('facts'),
})
const run = columns('run', 'r', { runId: 'id', runSubject: 'subject', runStartedAt: 'started_at' })

const places = z.array(z.int())
const iso = (text: string): string => new Date(ms(text)).toISOString()

const isFlagged = ({ practice }: PendingFields): boolean =>
  chosen.nullable().parse(practice ?? null)?.flagged ?? false

/** An answer as it is pushed: what was shown and chosen. */
function ownEvent(fields: PendingFields): ShownAnswerEvent {
  const order = places.parse(fields.order)
  const { runId, blockId } = fields
  return eventOf({
    given: {
      id: fields.id,
      showing: {
        id: fields.showingId,
        questionId: fields.questionId,
        order,
        hintUsed: Boolean(fields.hintUsed),
        shownAt: iso(fields.shownAt),
      },
      place: order.indexOf(fields.selectedAnswer),
      answeredAt: iso(fields.at),
    },
    block: blockId === null ? null : blockOfAnswer(fields, blockId),
    flagged: blockId !== null && isFlagged(fields),
    run:
      runId === null
        ? null
        : {
            id: runId,
            subject: playableSubject.parse(fields.runSubject),
            startedAt: iso(fields.runStartedAt),
          },
    confidence: fields.confidence,
  })
}

/** The same by the clock of the server that had accepted it: its showing has this machine's instant still. */
const byServerTime = (event: ShownAnswerEvent, timeSpent: number): ShownAnswerEvent => ({
  ...event,
  showing: { ...event.showing, shownAt: new Date(ms(event.answeredAt) - timeSpent).toISOString() },
  isServerTime: true,
})

/** An event the server has not accepted. `parked` ones it keeps, unread: they need not be sent again soon. */
export interface Pending<Event = SyncEvent> {
  event: Event
  /** when (ms) the server last said that it keeps it, or null */
  parkedAt: number | null
  /** whether a server that was restored since had accepted it */
  isLost: boolean
}

/**
 * All pending answers of runs, practice and exam blocks, of this machine's own, in the order they were given here; or
 * the one in a row of the table.
 */
export async function pendingAnswers(
  db: Reader,
  userId: string,
  row: number | null = null,
): Promise<Pending<ShownAnswerEvent>[]> {
  return (await ownAnswers(db, userId, row)).map(({ pending }) => pending)
}

/** Returns which of these showings were of questions of practice that had been shown within 21 days. */
export async function repeatedShowings(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db.query<{ id: string }>(sql`
    select id from showings where id in ${anyOf(ids)} and json_extract(practice, '$.repeat')`)
  return new Set(rows.map(({ id }) => id))
}

/** The place of an answer among the pending ones: lost ones first, in the order the server had them. */
interface Place {
  row: number
  lostSeq: number | null
}

const before = (one: Place, other: Place): number =>
  (one.lostSeq ?? Number.MAX_SAFE_INTEGER) - (other.lostSeq ?? Number.MAX_SAFE_INTEGER) || one.row - other.row

async function ownAnswers(
  db: Reader,
  userId: string,
  row: number | null,
): Promise<(Place & { pending: Pending<ShownAnswerEvent> })[]> {
  const rows = await db.query<{ parkedAt: string | null; row: number; lostSeq: number | null }>(sql`
    select ${attempt[db.dialect]}, ${showing[db.dialect]}, ${run[db.dialect]}, ${block[db.dialect]},
      p.parked_at as "parkedAt",
      a.rowid as row, a.lost_seq as "lostSeq"
    from question_attempts a
      join showings s on s.id = a.showing_id
      left join solo_runs r on r.id = a.run_id
      left join exam_blocks b on b.id = a.run_id
      left join parked_events p on p.id = a.id
    where a.user_id = ${userId} and a.seq is null and (r.id is not null or b.id is not null or a.context = 'practice')
      ${row === null ? sql`` : sql`and a.rowid = ${row}`}
    order by a.rowid`)
  return rows.flatMap((row) => {
    const [a, s, r, b] = [attempt, showing, run, block].map((part) =>
      readJson<Partial<PendingFields>>(row, part),
    )
    if (!a || !s) return []
    const fields = { runId: null, blockId: null, ...a, ...s, ...r, ...b } as PendingFields
    const isLost = row.lostSeq !== null
    const given = ownEvent(fields)
    const event = isLost ? byServerTime(given, fields.timeSpent ?? 0) : given
    return [
      {
        row: Number(row.row),
        lostSeq: isLost ? Number(row.lostSeq) : null,
        pending: { event, parkedAt: msOrNull(row.parkedAt), isLost },
      },
    ]
  })
}

/** All pending answers of runs and of practice in order, those of other devices too that only this machine may still have. */
async function allAnswers(db: Reader, userId: string): Promise<Pending<ShownAnswerEvent>[]> {
  const copies = (await pendingCopies(db, userId)).map(({ event, parkedAt, ...place }) => ({
    ...place,
    pending: { event, parkedAt, isLost: true },
  }))
  const all = [...(await ownAnswers(db, userId, null)), ...copies]
  return all.sort(before).map(({ pending }) => pending)
}

async function pendingSealed(db: Database, reads: Reader): Promise<Pending<DailyAnswerEvent>[]> {
  const events = await sealedEvents(db)
  if (events.length === 0) return []
  const parked = await reads.query<{ id: string; at: string }>(sql`
    select id, parked_at as at from parked_events where id in (${join(events.map(({ id }) => sql`${id}`))})`)
  const since = new Map(parked.map(({ id, at }) => [id, msOrNull(at)]))
  return events.map((event) => ({ event, parkedAt: since.get(event.id) ?? null, isLost: false }))
}

/** All pending events: those of a kind in their own order, the kinds among each other by the clock. */
export async function pendingEvents(db: Database, reads: Reader, userId: string): Promise<Pending[]> {
  const sealed: Pending[] = await pendingSealed(db, reads)
  const all: Pending[] = []
  for (const one of await allAnswers(reads, userId)) {
    while (sealed[0] && sealed[0].event.answeredAt <= one.event.answeredAt) all.push(...sealed.splice(0, 1))
    all.push(one)
  }
  return [...all, ...sealed]
}
