import { type Statement, sql, type Transaction } from '#database/sql.ts'
import type { ShownAnswerEvent } from '#protocol/sync/event.ts'
import { newProgress } from '#rules/progress/state.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import { insertAttempts } from '#study/store/attempts.ts'
import { practiceItems } from '#study/store/books.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { insertHandedIn } from '#study/store/exam.ts'
import { openRun, upsertRun } from '#study/store/runs.ts'
import { insertAnswered } from '#study/store/showings.ts'
import { openReplay } from '#study/sync/replay-state.ts'
import { type EnteredShown, enterShownAnswer } from '#study/sync/shown-answer.ts'
import { anyOf } from './any-of.ts'

/** Answers stored by one statement: SQLite takes no more than 32,766 values in one. */
const STORED_TOGETHER = 500

/** Returns the statements that store answers the server has not got, in their order. */
function storing(userId: string, entered: readonly EnteredShown[]): Statement[] {
  const pages = Array.from({ length: Math.ceil(entered.length / STORED_TOGETHER) }, (_, page) =>
    entered.slice(page * STORED_TOGETHER, (page + 1) * STORED_TOGETHER),
  )
  return pages.flatMap((page) => [
    ...insertHandedIn(
      userId,
      page.flatMap((one) => (one.kind === 'exam' ? [one.block] : [])),
    ),
    ...insertAnswered(
      page.map(({ showing }) => showing),
      [],
    ),
    insertAttempts(page.map(({ recording }) => ({ attempt: recording.attempt, seq: null }))),
  ])
}

/** Returns the statement that puts the next `count` answers before all that the file has. */
async function placedFirst(change: Transaction, count: number): Promise<Statement> {
  const [row] = await change.query<{ first: number; last: number }>(
    sql`select coalesce(min(rowid), 1) as first, coalesce(max(rowid), 0) as last from question_attempts`,
  )
  const { first, last } = row ?? { first: 1, last: 0 }
  return sql`
    update question_attempts set rowid = rowid + ${Number(first) - count - Number(last) - 1} where rowid > ${last}`
}

const openLast = (one: SoloRun, other: SoloRun): number =>
  Number(one.endedAt === null) - Number(other.endedAt === null)

/**
 * Enters a damaged file's answers into a new one, as pending and before all that were given since: the order of the rows tells
 * where a clock was set back. Returns how many of them the file now has; one whose question is lost can't be.
 */
export function restoreAnswers(
  changes: PlayerTransactions,
  userId: string,
  events: readonly ShownAnswerEvent[],
): Promise<number> {
  return changes(userId, async (change) => {
    const rows = await change.query<{ id: string }>(
      sql`select id from question_attempts where id in ${anyOf(events.map(({ id }) => id))}`,
    )
    // A start that ended too soon may have entered them.
    const known = new Set(rows.map(({ id }) => id))
    const items = await practiceItems(change, new Set(events.map(({ showing }) => showing.questionId)))
    // With the run that is open in the file: of it and those rescued the one begun last stays open, as on the server.
    const open = await openRun(change, userId)
    const replay = openReplay({ progress: newProgress(), subjects: [], topics: [] }, 0, open ? [open] : [])
    // The damaged file alone knows when a question was shown; the server knows it too, and decides.
    const context = { userId, items, now: null, joinedAt: null, played: null, isRepeat: () => false }
    const entered = events.flatMap((event) => {
      if (known.has(event.id)) return []
      const one = enterShownAnswer(replay, context, event)
      return typeof one === 'string' ? [] : [one]
    })
    if (entered.length === 0) return known.size
    const placing = await placedFirst(change, entered.length)
    await change.write([
      ...[...replay.runs.values()].sort(openLast).map(upsertRun),
      ...storing(userId, entered),
      placing,
    ])
    return known.size + entered.length
  })
}
