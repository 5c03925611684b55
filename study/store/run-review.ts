import { z } from 'zod'
import { columns, json, readJson } from '#database/json-columns.ts'
import { instant, type Reader, type Row, type Statement, sql } from '#database/sql.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import type { RunMiss, RunReview } from '../solo/review.ts'
import { itemColumns, itemIn } from './items.ts'
import { outsideOpenBlock } from './open-block.ts'

const indices = z.array(z.int())

const answerColumns = columns('answer', 'a', { showingId: 'showing_id', itemIndex: 'selected_answer' })
const orderColumns = columns('asked', 's', { order: json('"order"') })

function missIn(row: Row): RunMiss[] {
  const answer = readJson<Pick<RunMiss, 'showingId' | 'itemIndex'>>(row, answerColumns)
  const item = itemIn(row)
  if (!answer || !item) return []
  const asked = readJson<{ order: unknown }>(row, orderColumns)
  return [{ ...answer, item, order: asked && indices.parse(asked.order) }]
}

/** The answers of a run, by the index on player and time: none was given before it began. */
const ofRun = ({ id, userId, startedAt }: SoloRun): Statement =>
  sql`a.user_id = ${userId} and a.created_at >= ${instant(startedAt)} and a.run_id = ${id}`

/** Returns what a run earned, and its misses that have their question here and that no open exam block asks again. */
export async function runReview(db: Reader, run: SoloRun): Promise<RunReview> {
  const [sum] = await db.query<{ xp: bigint | number | null }>(
    sql`select sum(a.xp_gained + a.streak_bonus) as xp from question_attempts a where ${ofRun(run)}`,
  )
  const rows = await db.query(sql`
    select ${answerColumns[db.dialect]}, ${orderColumns[db.dialect]}, ${itemColumns[db.dialect]}
    from question_attempts a
      join questions q on q.id = a.question_id
      left join showings s on s.id = a.showing_id
    where ${ofRun(run)} and not a.is_correct and ${outsideOpenBlock(run.userId, sql`a.question_id`)}
    order by a.created_at, a.id`)
  return { xp: Number(sum?.xp ?? 0), misses: rows.flatMap(missIn) }
}
