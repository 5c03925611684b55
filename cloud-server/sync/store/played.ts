import { instant, join, type Reader, sql, texts } from '#database/sql.ts'
import { isShownAnswer } from '#protocol/sync/event.ts'
import { DAY_MS, utcDayStart } from '#rules/days.ts'
import type { Span } from '#rules/exam/possible.ts'
import { type PlayedAnswer, SAME_ITEM_MS } from '#rules/solo/possible.ts'
import type { Subject } from '#rules/subjects.ts'
import { practiceContexts } from '#study/store/practice-contexts.ts'
import type { CountItems, Played } from '#study/sync/played.ts'
import type { ReadEvent } from '../readers.ts'

/** The days these instants lie in, with what is judged across midnight; in order, [from, to) in ms. */
function stretches(instants: readonly number[]): [from: number, to: number][] {
  const days = [...new Set(instants.map(utcDayStart))].sort((a, b) => a - b)
  return days.map((day) => [day - SAME_ITEM_MS, day + DAY_MS + SAME_ITEM_MS])
}

/** Returns the player's answers of the days in which these instants lie, in order of time. */
async function answersAround(
  db: Reader,
  userId: string,
  instants: readonly number[],
): Promise<PlayedAnswer[]> {
  if (instants.length === 0) return []
  const within = stretches(instants).map(
    ([from, to]) => sql`(a.created_at >= ${instant(from)} and a.created_at < ${instant(to)})`,
  )
  return db.query<PlayedAnswer & object>(sql`
    select a.question_id as "questionId", (extract(epoch from a.created_at) * 1000)::float8 as at,
      a.context = 'exam' as untimed, a.context in ${practiceContexts} as "isPractice"
    from question_attempts a where a.user_id = ${userId} and (${join(within, ' or ')})
    order by a.created_at, a.seq`)
}

/** Returns when the answers of these exam blocks were given that the server has. */
async function answersInBlocks(
  db: Reader,
  userId: string,
  blockIds: readonly string[],
): Promise<Map<string, Span[]>> {
  const inBlocks = new Map<string, Span[]>()
  if (blockIds.length === 0) return inBlocks
  const rows = await db.query<{ blockId: string; at: number; took: number }>(sql`
    select a.run_id::text as "blockId", (extract(epoch from a.created_at) * 1000)::float8 as at,
      coalesce(a.time_spent, 0) as took
    from question_attempts a where a.run_id in (${texts(blockIds)}) and a.user_id = ${userId} and a.context = 'exam'`)
  for (const { blockId, at, took } of rows)
    inBlocks.set(blockId, [...(inBlocks.get(blockId) ?? []), { from: at - took, to: at }])
  return inBlocks
}

interface LevelRow {
  subject: Subject
  difficulty: number
  items: number
}

/** Counts the practice questions that solo may ask, by subject and level; read again when the bank has changed. */
export function itemCounts() {
  let bank: string | null = null
  let levels: LevelRow[] = []

  return async function read(db: Reader): Promise<CountItems> {
    const [version] = await db.query<{ hash: string }>(
      sql`select hash from bank_versions where pool = 'practice'`,
    )
    if (version && version.hash !== bank) {
      levels = await db.query<LevelRow>(sql`
        select subject, difficulty, count(*)::int as items from questions
        where pool = 'practice' and retired_at is null and not reserved group by subject, difficulty`)
      bank = version.hash
    }
    return (subject, from, to) =>
      levels
        .filter((row) => row.subject === subject && row.difficulty >= from && row.difficulty <= to)
        .reduce((sum, { items }) => sum + items, 0)
  }
}

/** Returns the play by which a page's answers are judged; `countItems` as `itemCounts` reads it. */
export async function playedBefore(
  db: Reader,
  userId: string,
  events: readonly ReadEvent[],
  countItems: CountItems,
): Promise<Played> {
  const instants = events.flatMap(({ event }) =>
    event && isShownAnswer(event) ? Date.parse(event.answeredAt) : [],
  )
  const blocks = events.flatMap(({ event }) => (event?.type === 'exam-answer' ? [event.block.id] : []))
  return {
    answers: await answersAround(db, userId, instants),
    inRuns: await answersInBlocks(db, userId, [...new Set(blocks)]),
    countItems,
  }
}
