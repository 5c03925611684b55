import { z } from 'zod'
import { columns, json, readJson } from '#database/json-columns.ts'
import { type Dialect, type Reader, type Row, type Statement, sql } from '#database/sql.ts'
import { POOLS } from '#protocol/bank.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import type { Bucket, Found, Item, Pool } from '../item.ts'
import { outsideOpenBlock } from './open-block.ts'

const texts = z.array(z.string())
const pool = z.enum(POOLS)
export const subject = z.enum(SUBJECTS)

interface ItemFields
  extends Omit<Item, 'pool' | 'subject' | 'choices' | 'why' | 'explanation' | 'authorities'> {
  pool: string
  subject: string
  choices: unknown
  why: unknown
  explanation: string | null
  authorities: unknown
}

/** The item of a row; `questions q` in the statement. */
export const itemColumns = columns('item', 'q', {
  id: 'id',
  family: 'family',
  path: 'path',
  pool: 'pool',
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  difficulty: 'difficulty',
  stem: 'stem',
  choices: json('choices'),
  correctIndex: 'correct_index',
  why: json('why'),
  explanation: 'explanation',
  authorities: json('authorities'),
})

export function itemIn(row: Row): Item | null {
  const fields = readJson<ItemFields>(row, itemColumns)
  if (!fields) return null
  return {
    ...fields,
    pool: pool.parse(fields.pool),
    subject: subject.parse(fields.subject),
    choices: texts.parse(fields.choices),
    why: texts.parse(fields.why),
    explanation: fields.explanation ?? '',
    authorities: texts.parse(fields.authorities),
  }
}

/** Selects the item a search for an id finds, and the version of the pool searched: one row, found or not. */
const foundBy = (dialect: Dialect, pool: Pool, id: Statement) => sql`
  select (select hash from bank_versions where pool = ${pool}) as bank, ${itemColumns[dialect]}
  from (select 1 as one) as always left join questions q on q.id = ${id}`

/** Unseen items looked at for one whose legal path is new to the player: a bound, so that a search stays short. */
const PATHS_TRIED = 24

/**
 * Unseen items of the bucket in one stretch of `rnd`, none of those kept for exam blocks; walks the index on (pool, subject,
 * difficulty, rnd). The row of `question_seen` is read as a value, not by `not exists`: so PostgreSQL looks it up at
 * each step and cannot make a join of it.
 */
const unseenIn = (userId: string, bucket: Bucket, stretch: Statement, most: number) => sql`(
  select q.id, q.path from questions q
  where q.pool = ${bucket.pool} and q.subject = ${bucket.subject} and q.difficulty = ${bucket.difficulty}
    and ${stretch} and q.retired_at is null and not q.reserved
    and (select 1 from question_seen s where s.user_id = ${userId} and s.question_id = q.id) is null
  order by q.rnd limit ${most})`

/** The first of them in which the player has not met the legal path; an item of no family is a path of its own. */
const newPath = (userId: string, bucket: Bucket, stretch: Statement) => sql`(
  select u.id from ${unseenIn(userId, bucket, stretch, PATHS_TRIED)} u
  where (select 1 from question_seen s
    where s.user_id = ${userId} and s.path = u.path and s.path <> s.question_id limit 1) is null
  limit 1)`

const anyPath = (userId: string, bucket: Bucket, stretch: Statement) =>
  sql`(select u.id from ${unseenIn(userId, bucket, stretch, 1)} u)`

/** From the pivot to the end of the ring, then from its start: an item of a new legal path, else any unseen one. */
export function unseenSearch(dialect: Dialect, userId: string, bucket: Bucket, pivot: number): Statement {
  const [ahead, round] = [sql`q.rnd >= ${pivot}`, sql`q.rnd < ${pivot}`] as const
  return foundBy(
    dialect,
    bucket.pool,
    sql`coalesce(${newPath(userId, bucket, ahead)}, ${newPath(userId, bucket, round)},
      ${anyPath(userId, bucket, ahead)}, ${anyPath(userId, bucket, round)})`,
  )
}

/** Walks the index of what the player has seen, from the longest ago. */
export const leastRecentSearch = (
  dialect: Dialect,
  userId: string,
  { pool, subject, difficulty }: Bucket,
): Statement =>
  foundBy(
    dialect,
    pool,
    sql`(
      select s.question_id from question_seen s
      where s.user_id = ${userId} and s.pool = ${pool} and s.subject = ${subject} and s.difficulty = ${difficulty}
        and (select q.retired_at is null from questions q where q.id = s.question_id)
        and ${outsideOpenBlock(userId, sql`s.question_id`)}
      order by s.last_seen limit 1)`,
  )

async function found(db: Reader, search: Statement): Promise<Found> {
  const [row] = await db.query<{ bank: string | null }>(search)
  if (!row) throw new Error('a search always returns one row')
  return { bank: row.bank, item: itemIn(row) }
}

export const unseenItem = (db: Reader, userId: string, bucket: Bucket, pivot: number): Promise<Found> =>
  found(db, unseenSearch(db.dialect, userId, bucket, pivot))

export async function leastRecentItem(
  db: Reader,
  userId: string,
  pool: Pool,
  subject: Subject,
  levels: readonly number[],
): Promise<Found> {
  let bank: string | null = null
  for (const difficulty of levels) {
    const at = await found(db, leastRecentSearch(db.dialect, userId, { pool, subject, difficulty }))
    if (at.item) return at
    bank = at.bank
  }
  return { bank, item: null }
}
