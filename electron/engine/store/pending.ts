import { z } from 'zod'
import { columns, type Flag, json, ms, msOrNull, readJson } from '#database/json-columns.ts'
import { join, type Reader, sql } from '#database/sql.ts'
import { playableSubject } from '#protocol/http/solo.ts'
import type { DailyAnswerEvent } from '#protocol/sync/daily-answer.ts'
import type { SoloAnswerEvent, SyncEvent } from '#protocol/sync/event.ts'
import type { Database } from './database.ts'
import { sealedEvents } from './sealed-daily.ts'

interface PendingFields {
  id: string
  showingId: string
  questionId: string
  order: unknown
  hintUsed: Flag
  shownAt: string
  runId: string
  runSubject: string
  runStartedAt: string
  selectedAnswer: number
  at: string
}

const attempt = columns('attempt', 'a', { id: 'id', selectedAnswer: 'selected_answer', at: 'created_at' })
const showing = columns('showing', 's', {
  showingId: 'id',
  questionId: 'question_id',
  order: json('"order"'),
  hintUsed: 'hint_used',
  shownAt: 'shown_at',
})
const run = columns('run', 'r', { runId: 'id', runSubject: 'subject', runStartedAt: 'started_at' })

const places = z.array(z.int())
const iso = (text: string): string => new Date(ms(text)).toISOString()

/** An answer of a solo run as it is pushed: what was shown and chosen. */
function eventOf(fields: PendingFields): SoloAnswerEvent {
  const order = places.parse(fields.order)
  return {
    type: 'solo-answer',
    id: fields.id,
    run: {
      id: fields.runId,
      subject: playableSubject.parse(fields.runSubject),
      startedAt: iso(fields.runStartedAt),
    },
    showing: {
      id: fields.showingId,
      questionId: fields.questionId,
      order,
      hintUsed: Boolean(fields.hintUsed),
      shownAt: iso(fields.shownAt),
    },
    place: order.indexOf(fields.selectedAnswer),
    answeredAt: iso(fields.at),
  }
}

/** An event the server has not accepted. `parked` ones it keeps, unread: they need not be sent again soon. */
export interface Pending<Event = SyncEvent> {
  event: Event
  /** when (ms) the server last said that it keeps it, or null */
  parkedAt: number | null
}

/** All pending answers of runs in the order they were given here; or the one in a row of the table. */
export async function pendingAnswers(
  db: Reader,
  userId: string,
  row: number | null = null,
): Promise<Pending<SoloAnswerEvent>[]> {
  const rows = await db.query<{ parkedAt: string | null }>(sql`
    select ${attempt[db.dialect]}, ${showing[db.dialect]}, ${run[db.dialect]}, p.parked_at as "parkedAt"
    from question_attempts a
      join showings s on s.id = a.showing_id
      join solo_runs r on r.id = a.run_id
      left join parked_events p on p.id = a.id
    where a.user_id = ${userId} and a.seq is null
      ${row === null ? sql`` : sql`and a.rowid = ${row}`}
    order by a.rowid`)
  return rows.flatMap((row) => {
    const [a, s, r] = [attempt, showing, run].map((part) => readJson<Partial<PendingFields>>(row, part))
    return a && s && r
      ? [{ event: eventOf({ ...a, ...s, ...r } as PendingFields), parkedAt: msOrNull(row.parkedAt) }]
      : []
  })
}

async function pendingSealed(db: Database, reads: Reader): Promise<Pending<DailyAnswerEvent>[]> {
  const events = await sealedEvents(db)
  if (events.length === 0) return []
  const parked = await reads.query<{ id: string; at: string }>(sql`
    select id, parked_at as at from parked_events where id in (${join(events.map(({ id }) => sql`${id}`))})`)
  const since = new Map(parked.map(({ id, at }) => [id, msOrNull(at)]))
  return events.map((event) => ({ event, parkedAt: since.get(event.id) ?? null }))
}

/** All pending events: those of a kind in their own order, the kinds among each other by the clock. */
export async function pendingEvents(db: Database, reads: Reader, userId: string): Promise<Pending[]> {
  const sealed: Pending[] = await pendingSealed(db, reads)
  const all: Pending[] = []
  for (const one of await pendingAnswers(reads, userId)) {
    while (sealed[0] && sealed[0].event.answeredAt <= one.event.answeredAt) all.push(...sealed.splice(0, 1))
    all.push(one)
  }
  return [...all, ...sealed]
}
