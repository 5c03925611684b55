import { type Flag, ms, msOrNull } from '#database/json-columns.ts'
import { type Reader, sql } from '#database/sql.ts'
import { playableSubject } from '#protocol/http/solo.ts'
import type { ShownAnswerEvent, SoloAnswerEvent } from '#protocol/sync/event.ts'
import type { ShowingContext } from '#rules/showing-context.ts'
import { MIXED } from '#rules/subjects.ts'
import { blockOfAnswer } from './block-of-answer.ts'
import { eventOf } from './event-of.ts'

interface CopyRow {
  row: number
  lostSeq: number
  id: string
  showingId: string
  questionId: string
  selectedAnswer: number
  hintUsed: Flag
  timeSpent: number | null
  at: string
  context: ShowingContext
  runId: string | null
  confidence: string | null
  options: number
  runSubject: string | null
  runStartedAt: string | null
  parkedAt: string | null
  blockId: string | null
  blockStartedAt: string
  blockFinishedAt: string
  blockFacts: string
}

/** A copy, and its place among the pending answers. */
export interface Copy {
  row: number
  lostSeq: number
  event: ShownAnswerEvent
  /** when (ms) the server last said that it keeps it, or null */
  parkedAt: number | null
}

const iso = (at: number): string => new Date(at).toISOString()
const shownAt = ({ at, timeSpent }: CopyRow): number => ms(at) - (timeSpent ?? 0)

/** The run of a copy; null where it is of none, or of a block that this file doesn't have: that answer is told as practice. */
function runOf(copy: CopyRow, begun: ReadonlyMap<string, number>): SoloAnswerEvent['run'] | null {
  const { runId: id, context, runSubject } = copy
  if (id === null || context !== 'solo') return null
  const subject = playableSubject.catch(MIXED).parse(runSubject)
  return { id, subject, startedAt: iso(begun.get(id) ?? shownAt(copy)) }
}

const copiedEvent = (copy: CopyRow, begun: ReadonlyMap<string, number>): ShownAnswerEvent =>
  eventOf({
    given: {
      id: copy.id,
      showing: {
        id: copy.showingId,
        questionId: copy.questionId,
        // In which order the options stood only the other device knows; the item's own says the same of the answer.
        order: Array.from({ length: copy.options }, (_, own) => own),
        hintUsed: Boolean(copy.hintUsed),
        shownAt: iso(shownAt(copy)),
      },
      place: copy.selectedAnswer,
      answeredAt: iso(ms(copy.at)),
      copied: true,
      isServerTime: true,
    },
    block:
      copy.blockId === null
        ? null
        : blockOfAnswer({ ...copy, blockFacts: JSON.parse(copy.blockFacts) }, copy.blockId),
    flagged: false,
    run: runOf(copy, begun),
    confidence: copy.confidence,
  })

/**
 * Returns the pending answers that were given on other devices or on the web and came here with the history: a server that was
 * restored since has lost them, and this machine may be the only one that has them still.
 */
export async function pendingCopies(db: Reader, userId: string): Promise<Copy[]> {
  const rows = await db.query<CopyRow & object>(sql`
    select a.rowid as row, a.lost_seq as "lostSeq", a.id as id, a.showing_id as "showingId",
      a.question_id as "questionId", a.selected_answer as "selectedAnswer", a.hint_used as "hintUsed",
      a.time_spent as "timeSpent", a.created_at as at, a.context, a.run_id as "runId", a.confidence,
      json_array_length(q.choices) as options,
      r.subject as "runSubject", r.started_at as "runStartedAt", p.parked_at as "parkedAt",
      b.id as "blockId", b.started_at as "blockStartedAt", b.finished_at as "blockFinishedAt",
      json(b.facts) as "blockFacts"
    from question_attempts a
      join questions q on q.id = a.question_id
      left join showings s on s.id = a.showing_id
      left join solo_runs r on r.id = a.run_id
      left join exam_blocks b on b.id = a.run_id
      left join parked_events p on p.id = a.id
    where a.user_id = ${userId} and a.seq is null and a.lost_seq is not null
      and (s.id is null or (a.run_id is not null and r.id is null and b.id is null))`)
  const begun = new Map<string, number>()
  for (const row of rows) {
    if (row.runId === null) continue
    const told = row.runStartedAt === null ? shownAt(row) : ms(row.runStartedAt)
    begun.set(row.runId, Math.min(begun.get(row.runId) ?? told, told))
  }
  return rows.map((row) => ({
    row: Number(row.row),
    lostSeq: Number(row.lostSeq),
    event: copiedEvent(row, begun),
    parkedAt: msOrNull(row.parkedAt),
  }))
}
