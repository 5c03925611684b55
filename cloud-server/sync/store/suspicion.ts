import { instant, type Reader, type Statement, sql } from '#database/sql.ts'
import { heldFor, type Suspicion, suspicionAfter } from '#rules/solo/improbable.ts'
import type { EnteredShown } from '#study/sync/shown-answer.ts'

/** Returns a player's sums as they stand. */
export async function suspicionOf(db: Reader, userId: string): Promise<Suspicion> {
  const [row] = await db.query<Suspicion>(sql`
    select offline_pace as pace, offline_accuracy as accuracy from users where id = ${userId}`)
  return row ?? { pace: 0, accuracy: 0 }
}

/** A player's sums before a page, and the questions that were seen before it. */
export interface Suspected {
  sums: Suspicion
  seen: Iterable<string>
}

/** The writes for the sums after these answers, in the order in which they were entered; none where nothing changed. */
export function suspicionWrites(
  userId: string,
  { sums, seen }: Suspected,
  entered: readonly EnteredShown[],
  now: number,
): Statement[] {
  const met = new Set(seen)
  let after = sums
  let reason = null as ReturnType<typeof heldFor>
  for (const { recording, showing } of entered) {
    const { isCorrect, difficulty, questionId } = recording.attempt
    if (met.has(questionId)) continue
    met.add(questionId)
    const seconds = ((showing.answeredAt ?? showing.shownAt) - showing.shownAt) / 1_000
    after = suspicionAfter(after, { isCorrect, seconds, level: difficulty })
    reason ??= heldFor(after)
  }
  if (after === sums) return []
  const sumsNow = sql`offline_pace = ${after.pace}, offline_accuracy = ${after.accuracy}`
  // The first hold stands, with its reason, until an admin clears it.
  return [
    reason
      ? sql`update users set ${sumsNow}, held_at = coalesce(held_at, ${instant(now)}::timestamptz),
          held_for = coalesce(held_for, ${reason}) where id = ${userId}`
      : sql`update users set ${sumsNow} where id = ${userId}`,
  ]
}
