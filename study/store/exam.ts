import { columns, type Flag, json, ms, msOrNull, readJson } from '#database/json-columns.ts'
import { instant, instantOrNull, join, type Reader, type Row, type Statement, sql } from '#database/sql.ts'
import { examFacts } from '#protocol/sync/exam-block.ts'
import { BLOCKS_SENT, type BlockRecord } from '#protocol/sync/snapshot.ts'
import type { ExamCandidate } from '#rules/exam/form.ts'
import { type Block, isOpen, type OpenBlock, sheet } from '../exam/block.ts'
import type { BlockAnswer, BlockScore, ExamStore } from '../exam/store.ts'
import type { Shown } from '../showing.ts'
import { attemptColumns, attemptsIn, insertAttempts } from './attempts.ts'
import { copyReplay, practiceItems, replayChanges, replayOf } from './books.ts'
import type { StudyDatabase } from './database.ts'
import { itemColumns, itemIn, subject } from './items.ts'
import { outsideOpenBlock } from './open-block.ts'
import { markShown } from './seen.ts'
import { insertAnswered, insertShowings, showingColumns, shownIn } from './showings.ts'

interface BlockFields extends Pick<Block, 'id' | 'userId'> {
  startedAt: string
  finishedAt: string | null
  facts: unknown
  sheet: unknown
}

/** A block's row; `exam_blocks b` in the statement. */
const blockColumns = columns('block', 'b', {
  id: 'id',
  userId: 'user_id',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
  facts: json('facts'),
  sheet: json('sheet'),
})

function blockIn(row: Row | undefined): Block | null {
  const fields = row && readJson<BlockFields>(row, blockColumns)
  if (!fields) return null
  return {
    ...fields,
    startedAt: ms(fields.startedAt),
    finishedAt: msOrNull(fields.finishedAt),
    facts: examFacts.parse(fields.facts),
    sheet: sheet.nullable().parse(fields.sheet ?? null),
  }
}

const sheetColumn = (block: Block): string | null => block.sheet && JSON.stringify(block.sheet)

const saveBlock = (block: Block): Statement => sql`
  update exam_blocks set finished_at = ${instantOrNull(block.finishedAt)}, facts = ${JSON.stringify(block.facts)},
    sheet = ${sheetColumn(block)} where id = ${block.id} and user_id = ${block.userId}`

/** Stores blocks that were handed in elsewhere, as they were told last; each may be told more than once. */
export function insertHandedIn(userId: string, told: readonly BlockRecord[]): Statement[] {
  const blocks = [...new Map(told.map((one) => [one.id, one])).values()]
  if (blocks.length === 0) return []
  const rows = blocks.map(
    ({ id, startedAt, finishedAt, ...facts }) =>
      sql`(${id}, ${userId}, ${instant(startedAt)}, ${instant(finishedAt)}, ${JSON.stringify(facts)})`,
  )
  return [
    sql`
      insert into exam_blocks (id, user_id, started_at, finished_at, facts) values ${join(rows)}
      on conflict (id) do update set started_at = excluded.started_at, finished_at = excluded.finished_at,
        facts = excluded.facts
      where exam_blocks.user_id = excluded.user_id and exam_blocks.finished_at is not null`,
  ]
}

/** Returns the player's last blocks that were handed in, as they are sent to their devices. */
export async function blocksToSend(db: Reader, userId: string): Promise<BlockRecord[]> {
  const rows = await db.query(sql`
    select ${blockColumns[db.dialect]} from exam_blocks b
    where b.user_id = ${userId} and b.finished_at is not null order by b.started_at desc limit ${BLOCKS_SENT}`)
  return rows.flatMap((row) => {
    const block = blockIn(row)
    if (!block || block.finishedAt === null) return []
    const { id, startedAt, finishedAt, facts } = block
    return [{ id, startedAt, finishedAt, ...facts }]
  })
}

/** Returns the player's open block without its questions; with an id, that block alone. */
export async function openSheet(db: Reader, userId: string, id?: string): Promise<OpenBlock | null> {
  const [row] = await db.query(sql`
    select ${blockColumns[db.dialect]} from exam_blocks b
    where b.user_id = ${userId} and b.finished_at is null ${id === undefined ? sql`` : sql`and b.id = ${id}`}`)
  const block = blockIn(row)
  return block && isOpen(block) ? block : null
}

async function openBlock(
  db: Reader,
  userId: string,
  id?: string,
): Promise<{ block: OpenBlock; shown: Shown[] } | null> {
  const block = await openSheet(db, userId, id)
  if (!block) return null
  const rows = await db.query(sql`
    select ${showingColumns[db.dialect]}, ${itemColumns[db.dialect]}
    from showings s join questions q on q.id = s.question_id where s.run_id = ${block.id} and s.user_id = ${userId} order by s.round`)
  return { block, shown: rows.flatMap((one) => shownIn(one) ?? []) }
}

const candidateColumns = columns('candidate', 'q', {
  id: 'id',
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  family: 'family',
  reserved: 'reserved',
})
const seenColumns = columns('seen', 'v', { seenAt: 'last_seen' })

interface CandidateFields extends Omit<ExamCandidate, 'seenAt' | 'reserved'> {
  reserved: Flag
}

async function examCandidates(db: Reader, userId: string): Promise<ExamCandidate[]> {
  const rows = await db.query(sql`
    select ${candidateColumns[db.dialect]}, ${seenColumns[db.dialect]}
    from questions q left join question_seen v on v.user_id = ${userId} and v.question_id = q.id
    where q.pool = 'practice' and q.retired_at is null order by q.id`)
  return rows.flatMap((row) => {
    const fields = readJson<CandidateFields>(row, candidateColumns)
    const seen = readJson<{ seenAt: string | null }>(row, seenColumns)
    return fields
      ? [
          {
            ...fields,
            subject: subject.parse(fields.subject),
            reserved: Boolean(fields.reserved),
            seenAt: msOrNull(seen?.seenAt ?? null),
          },
        ]
      : []
  })
}

async function scores(db: Reader, userId: string, id?: string): Promise<BlockScore[]> {
  const rows = await db.query<{ right: number; blank: number; total: number; used: number }>(sql`
    select ${blockColumns[db.dialect]}, sum(case when a.is_correct then 1 else 0 end) as "right",
      sum(case when a.selected_answer < 0 then 1 else 0 end) as blank, count(*) as total, sum(a.time_spent) as used
    from exam_blocks b join question_attempts a on a.run_id = b.id and a.user_id = b.user_id
    where b.user_id = ${userId} and b.finished_at is not null
      ${id === undefined ? sql`` : sql`and b.id = ${id}`} group by b.id order by b.started_at desc`)
  return rows.flatMap(({ right, blank, total, used, ...row }) => {
    const block = blockIn(row)
    const sums = { right: Number(right), blank: Number(blank), total: Number(total), usedMs: Number(used) }
    return block ? [{ block, ...sums }] : []
  })
}

async function blockAnswers(db: Reader, userId: string, id: string): Promise<BlockAnswer[]> {
  const rows = await db.query(sql`
    select ${attemptColumns[db.dialect]}, ${showingColumns[db.dialect]}, ${itemColumns[db.dialect]}
    from question_attempts a join questions q on q.id = a.question_id left join showings s on s.id = a.showing_id
    where a.user_id = ${userId} and a.run_id = ${id} and a.context = 'exam' order by a.created_at, a.id`)
  return rows.flatMap((row) => {
    const item = itemIn(row)
    return item
      ? attemptsIn(row).map((attempt) => ({ attempt, item, showing: shownIn(row)?.showing ?? null }))
      : []
  })
}

async function isAskedAgain(db: Reader, userId: string, id: string): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from question_attempts a where a.user_id = ${userId} and a.run_id = ${id}
      and not (${outsideOpenBlock(userId, sql`a.question_id`)}) limit 1`)
  return rows.length > 0
}

async function isInOpenBlock(db: Reader, userId: string, questionId: string): Promise<boolean> {
  const rows = await db.query(
    sql`select 1 as asked where not (${outsideOpenBlock(userId, sql`${questionId}`)})`,
  )
  return rows.length > 0
}

/** Exam blocks on either database. */
export const examStore = (db: StudyDatabase): ExamStore => ({
  openBlock: (userId) => openBlock(db, userId),
  hasOpenBlock: async (userId) => (await openSheet(db, userId)) !== null,
  examCandidates: (userId) => examCandidates(db, userId),
  examItems: (ids) => practiceItems(db, new Set(ids)),
  hasRoomFor: async (userId, at, more) => (await db.watch?.hasRoom(db, userId, at, more)) ?? true,
  scores: (userId, id) => scores(db, userId, id),
  blockAnswers: (userId, id) => blockAnswers(db, userId, id),
  isAskedAgain: (userId, id) => isAskedAgain(db, userId, id),
  isInOpenBlock: (userId, questionId) => isInOpenBlock(db, userId, questionId),

  async countBlocks(userId) {
    const [row] = await db.query<{ count: number }>(
      sql`select count(*) as count from exam_blocks where user_id = ${userId}`,
    )
    return Number(row?.count ?? 0)
  },

  startBlock: (block, showings) =>
    db.transaction(block.userId, async (tx) => {
      if (await openSheet(tx, block.userId)) return
      await tx.write([
        sql`
          insert into exam_blocks (id, user_id, started_at, facts, sheet)
          values (${block.id}, ${block.userId}, ${instant(block.startedAt)}, ${JSON.stringify(block.facts)},
            ${sheetColumn(block)})`,
        insertShowings(showings),
        markShown(showings.map(({ id }) => id)),
      ])
    }),

  changeBlock: (userId, id, change) =>
    db.transaction(userId, async (tx) => {
      const open = await openSheet(tx, userId, id)
      if (!open) return null
      const changed = change(open)
      await tx.write([saveBlock(changed)])
      return changed
    }),

  discardBlock: (userId, id) =>
    db.transaction(userId, async (tx) => {
      if (!(await openSheet(tx, userId, id))) return false
      await tx.write([
        sql`delete from showings where run_id = ${id} and user_id = ${userId} and answered_at is null`,
        sql`delete from exam_blocks where id = ${id} and user_id = ${userId}`,
      ])
      return true
    }),

  handIn: (userId, id, decide) =>
    db.transaction(userId, async (tx) => {
      const open = await openBlock(tx, userId, id)
      if (!open) return
      const { replay, seq } = await replayOf(tx, userId, [])
      const before = copyReplay(replay)
      const { block, answers } = decide(open.block, open.shown, replay)
      const attempts = answers.map(({ recording: { attempt } }) => attempt)
      const weighed = (await db.watch?.weigh(tx, userId, attempts)) ?? []
      const last = seq + (db.numbersEvents ? answers.length : 0)
      await tx.write([
        saveBlock(block),
        ...replayChanges(userId, before, replay, last, block.finishedAt ?? block.startedAt),
        sql`delete from showings where run_id = ${id} and user_id = ${userId}`,
        ...insertAnswered(
          answers.map(({ showing }) => showing),
          [],
        ),
        insertAttempts(
          attempts.map((attempt, i) => ({ attempt, seq: db.numbersEvents ? seq + i + 1 : null })),
        ),
        ...weighed,
      ])
    }),
})
