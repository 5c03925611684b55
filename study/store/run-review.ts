import { z } from 'zod'
import { columns, type Flag, json, readJson } from '#database/json-columns.ts'
import { instant, type Reader, type Row, type Statement, sql, texts } from '#database/sql.ts'
import { answersInRun } from '#rules/solo/parallel.ts'
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

interface Given {
  id: string
  correct: Flag
  xp: bigint | number
}

const sumOf = (answers: readonly Given[]): number => answers.reduce((sum, { xp }) => sum + Number(xp), 0)

/** Returns what a run earned, and its misses that have their question here and that no open exam block asks again. */
export async function runReview(db: Reader, run: SoloRun): Promise<RunReview> {
  // In the order they count: by the server's numbers, and then those it hasn't got.
  const given = await db.query<Given & object>(sql`
    select cast(a.id as text) as id, a.is_correct as correct, a.xp_gained + a.streak_bonus as xp
    from question_attempts a where ${ofRun(run)} order by a.seq is null, a.seq, a.created_at, a.id`)
  const end = answersInRun(given.map(({ correct }) => Boolean(correct)))
  const [own, past] = [given.slice(0, end), given.slice(end)]
  const missed = own.flatMap(({ id, correct }) => (correct ? [] : [id]))
  const rows = await db.query(sql`
    select ${answerColumns[db.dialect]}, ${orderColumns[db.dialect]}, ${itemColumns[db.dialect]}
    from question_attempts a
      join questions q on q.id = a.question_id
      left join showings s on s.id = a.showing_id
    where ${missed.length === 0 ? sql`false` : sql`a.id in (${texts(missed)})`}
      and ${outsideOpenBlock(run.userId, sql`a.question_id`)}
    order by a.created_at, a.id`)
  return {
    xp: sumOf(own),
    misses: rows.flatMap(missIn),
    pastEnd: past.length === 0 ? null : { answers: past.length, xp: sumOf(past) },
  }
}
