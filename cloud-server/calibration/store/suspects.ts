import { sql } from '#database/sql.ts'
import type { Suspect } from '#protocol/http/calibration.ts'
import { hardness, levelAsHard } from '#rules/ability/ability.ts'
import type { MeasuredPool } from '#rules/calibration/pools.ts'
import { type Ratings, ratingKey } from '#rules/calibration/rating.ts'
import { suspicionsOf } from '#rules/calibration/suspect.ts'
import type { Database } from '../../store/database.ts'

/** Suspects told at once. */
const MOST = 100

interface QuestionRow extends Pick<Suspect, 'subject' | 'subtopic' | 'area' | 'level'> {
  id: string
  family: string | null
  path: string
}

/** Questions that are asked now. */
const questionsOf = (db: Database, pool: MeasuredPool): Promise<QuestionRow[]> =>
  db.query<QuestionRow & object>(sql`
    select id, family, path, subject, subtopic, area, difficulty as level from questions
    where pool = ${pool} and retired_at is null and struck_at is null order by id`)

/** Returns how often each of these questions was answered; one that never was has no entry. */
async function answersTo(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db.query<{ id: string; answers: number }>(sql`
    select question_id as id, count(*)::int as answers from question_attempts
    where question_id = any(${ids}::text[]) group by question_id`)
  return new Map(rows.map(({ id, answers }) => [id, answers]))
}

const meanLevel = (rows: readonly QuestionRow[]): number =>
  rows.reduce((sum, { level }) => sum + level, 0) / rows.length

/**
 * Returns the questions of a pool that are to be looked at by these ratings, those with a doubtful
 * key first, then the furthest off.
 */
export async function suspectsIn(db: Database, pool: MeasuredPool, ratings: Ratings): Promise<Suspect[]> {
  const byKey = Map.groupBy(await questionsOf(db, pool), ratingKey)
  const found = [...ratings].flatMap(([key, rating]) => {
    const rows = byKey.get(key) ?? []
    const level = meanLevel(rows)
    const why = rows.length > 0 ? suspicionsOf(rating, level) : []
    return why.length > 0 ? [{ rows, level, rating, why }] : []
  })
  const doubt = ({ why }: (typeof found)[number]) => (why.includes('key') ? 1 : 0)
  const off = ({ rating, level }: (typeof found)[number]) => Math.abs(rating.hardness - hardness(level))
  const worst = found.sort((a, b) => doubt(b) - doubt(a) || off(b) - off(a)).slice(0, MOST)
  const variants = worst.flatMap(({ rows }) => (rows.length > 1 ? rows : []))
  const answers = await answersTo(
    db,
    variants.map(({ id }) => id),
  )
  return worst.flatMap(({ rows, level, rating: { hardness: measured, players, right }, why }) => {
    const [one] = rows.toSorted((a, b) => (answers.get(b.id) ?? 0) - (answers.get(a.id) ?? 0))
    if (!one) return []
    const { id, subject, subtopic, area } = one
    const of = { questionId: id, questions: rows.length, pool, subject, subtopic, area }
    return [{ ...of, level, measuredLevel: levelAsHard(measured), players, right, why }]
  })
}
