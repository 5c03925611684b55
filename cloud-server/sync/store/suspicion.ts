import { instant, type Reader, type Statement, sql, texts } from '#database/sql.ts'
import { heldFor, type Suspicion, suspicionAfter } from '#rules/solo/improbable.ts'
import type { Entered } from '#study/sync/solo-answer.ts'

/** A player's sums as they stand, and the questions among those asked for that the player had seen. */
export interface Suspected {
  sums: Suspicion
  seen: ReadonlySet<string>
}

export async function suspectedOf(
  db: Reader,
  userId: string,
  questionIds: readonly string[],
): Promise<Suspected> {
  const [row] = await db.query<Suspicion>(sql`
    select offline_pace as pace, offline_accuracy as accuracy from users where id = ${userId}`)
  const seen =
    questionIds.length === 0
      ? []
      : await db.query<{ id: string }>(sql`
          select question_id as id from question_seen
          where user_id = ${userId} and question_id in (${texts(questionIds)})`)
  return { sums: row ?? { pace: 0, accuracy: 0 }, seen: new Set(seen.map(({ id }) => id)) }
}

/** The writes for the sums after these answers, in the order in which they were entered; none where nothing changed. */
export function suspicionWrites(
  userId: string,
  { sums, seen }: Suspected,
  entered: readonly Entered[],
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
