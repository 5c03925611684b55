import { instant, type Reader, type Statement, sql, texts } from '#database/sql.ts'
import { DAY_MS, utcDayStart } from '#rules/days.ts'
import { heldFor, type Suspicion, suspicionAfter } from '#rules/solo/improbable.ts'
import { MOST_A_DAY } from '#rules/solo/possible.ts'
import type { Attempt } from '#study/attempt.ts'
import type { PlayWatch } from '#study/store/database.ts'

/** A player's sums as they stand, and those of some questions that they answered with a choice before. */
interface Standing extends Suspicion {
  met: string[]
}

// The contexts are those of the partial index, letter for letter.
const standingOf = (userId: string, questionIds: readonly string[]): Statement => sql`
  select u.offline_pace as pace, u.offline_accuracy as accuracy, array(
    select a.question_id from question_attempts a where a.user_id = u.id and a.question_id in (${texts(questionIds)})
      and a.selected_answer >= 0 and a.context in ('solo', 'practice', 'exam')) as met
  from users u where u.id = ${userId}`

/** Returns the sums after these answers, in the order in which they were entered, and why they hold the player, or null. */
function sumsAfter({ met, ...sums }: Standing, attempts: readonly Attempt[]) {
  const known = new Set(met)
  let after: Suspicion = sums
  let reason = null as ReturnType<typeof heldFor>
  for (const { questionId, itemIndex, isCorrect, difficulty, timeSpent, context } of attempts) {
    // A blank answer tells nothing, nor is its question known by it.
    if (known.has(questionId) || itemIndex < 0) continue
    known.add(questionId)
    const seconds = context === 'exam' ? null : timeSpent / 1_000
    after = suspicionAfter(after, { isCorrect, seconds, level: difficulty })
    reason ??= heldFor(after)
  }
  return { after, reason }
}

/** The watch over all practice questions that are answered, here or on a device: of the day's bound, and of improbable play. */
export const playWatch = (now: () => number): PlayWatch => ({
  async hasRoom(db, userId, at, more) {
    const day = utcDayStart(at)
    // The answer that many numbers ago tells by one look whether the day's have to be counted at all.
    const [row] = await db.query<{ near: boolean }>(sql`
      select exists (select from question_attempts a where a.user_id = u.id
        and a.seq = u.event_seq - ${MOST_A_DAY - more} and a.created_at >= ${instant(day)}) as near
      from users u where u.id = ${userId}`)
    return !row?.near || (await answersOn(db, userId, day)) + more <= MOST_A_DAY
  },

  async weigh(db, userId, attempts) {
    if (attempts.length === 0) return []
    const questions = [...new Set(attempts.map(({ questionId }) => questionId))]
    const [before] = await db.query<Standing & object>(standingOf(userId, questions))
    if (!before) return []
    const { after, reason } = sumsAfter(before, attempts)
    if (!reason && after.pace === before.pace && after.accuracy === before.accuracy) return []
    const sums = sql`offline_pace = ${after.pace}, offline_accuracy = ${after.accuracy}`
    // The first hold stands, with its reason, until an admin clears it.
    return [
      reason
        ? sql`update users set ${sums}, held_at = coalesce(held_at, ${instant(now())}::timestamptz),
            held_for = coalesce(held_for, ${reason}) where id = ${userId}`
        : sql`update users set ${sums} where id = ${userId}`,
    ]
  },
})

async function answersOn(db: Reader, userId: string, day: number): Promise<number> {
  const [row] = await db.query<{ count: number }>(sql`
    select count(*)::int as count from question_attempts
    where user_id = ${userId} and created_at >= ${instant(day)} and created_at < ${instant(day + DAY_MS)}`)
  return row?.count ?? 0
}
