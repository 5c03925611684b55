import { z } from 'zod'
import { columns, json, ms, readJson } from '#database/json-columns.ts'
import { instant, type Reader, type Statement, sql, texts } from '#database/sql.ts'
import type { NoteMark, StudyMark } from '#protocol/sync/mark.ts'
import { CONFIDENCES, MISS_REASONS } from '#rules/memory/memory.ts'
import { merged } from '#rules/notebook/note.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Topic } from '../notebook/memory-change.ts'
import { onQuestion } from '../notebook/note-target.ts'
import type { Missed, NotebookStore, Told, ToldOf } from '../notebook/store.ts'
import { attemptAt } from './attempts.ts'
import { isBlank } from './blank.ts'
import type { StudyDatabase } from './database.ts'
import { itemColumns, itemIn } from './items.ts'
import { lastMarkSeq, type MarkPlace, notesOf, reasonsOf, storeMark } from './marks.ts'
import { isWaiting } from './open-showings.ts'
import { ofRepeat } from './repeats.ts'
import { memoryIn } from './topic-stats.ts'
import { butVoided, voidedOf } from './voided.ts'

const subject = z.enum(SUBJECTS)
const confidence = z.enum(CONFIDENCES).nullable()
const reason = z.enum(MISS_REASONS).nullable().catch(null)

/** Questions that are before their player now: their keys are told nowhere. */
const openQuestions = (userId: string): Statement => sql`
  select s.question_id from showings s where s.user_id = ${userId} and ${isWaiting}`

const missColumns = columns('miss', 'a', {
  questionId: 'question_id',
  context: 'context',
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  itemIndex: 'selected_answer',
  confidence: 'confidence',
  at: 'created_at',
})
const toldColumns = columns('told', 'm', { body: json('body') })

interface MissFields extends Omit<Missed, 'subject' | 'confidence' | 'at' | 'item' | 'reason'> {
  subject: string
  confidence: string | null
  at: string
}

/** The misses of a player, the newest first; `which` ends the statement. */
async function misses(db: Reader, userId: string, which: Statement): Promise<Missed[]> {
  // A question that was struck says nothing of its player.
  const counted = db.dialect === 'postgresql' ? sql`and q.struck_at is null` : sql``
  const rows = await db.query(sql`
    select ${missColumns[db.dialect]}, ${itemColumns[db.dialect]}, ${toldColumns[db.dialect]}
    from question_attempts a
      left join questions q on q.id = a.question_id
      left join study_marks m on m.user_id = a.user_id and m.type = 'reason' and m.target = cast(a.id as text)
    where a.user_id = ${userId} and not a.is_correct and not ${isBlank}
      and a.question_id not in (${openQuestions(userId)})
      ${counted}
      ${which}`)
  return rows.flatMap((row) => {
    const fields = readJson<MissFields>(row, missColumns)
    if (!fields) return []
    const told = readJson<{ body: { reason?: unknown } }>(row, toldColumns)
    return [
      {
        ...fields,
        subject: subject.parse(fields.subject),
        confidence: confidence.parse(fields.confidence),
        reason: reason.parse(told?.body.reason ?? null),
        at: ms(fields.at),
        item: itemIn(row),
      },
    ]
  })
}

/**
 * The words of confidence and the reasons told, of answers that count. An answer to a question shown lately says nothing of a
 * word: a right one may be remembered, and misses alone would make each word look worse than it is.
 */
async function told(db: Reader, userId: string): Promise<Told> {
  const voided = await voidedOf(db, userId)
  const steps = await db.query<{ confidence: string; answered: number; correct: number }>(sql`
    select a.confidence, count(*) as answered, sum(case when a.is_correct then 1 else 0 end) as correct
    from question_attempts a where a.user_id = ${userId} and a.confidence is not null
      and not coalesce(${ofRepeat(db.dialect)}, false) ${butVoided(voided)}
    group by a.confidence`)
  const reasons = await db.query<{ reason: string; misses: number }>(sql`
    select body ->> 'reason' as reason, count(*) as misses from study_marks
    where user_id = ${userId} and type = 'reason' ${voided.length > 0 ? sql`and target not in (${texts(voided)})` : sql``}
    group by 1`)
  return {
    steps: CONFIDENCES.flatMap((one) => {
      const found = steps.find((step) => step.confidence === one)
      return found
        ? [{ confidence: one, answered: Number(found.answered), correct: Number(found.correct) }]
        : []
    }),
    reasons: MISS_REASONS.flatMap((one) => {
      const found = reasons.find((row) => row.reason === one)
      return found ? [{ reason: one, misses: Number(found.misses) }] : []
    }),
  }
}

async function toldOf(
  db: Reader,
  userId: string,
  answers: Parameters<NotebookStore['toldOf']>[1],
): Promise<ToldOf> {
  const [reasons, notes] = await Promise.all([
    reasonsOf(
      db,
      userId,
      answers.map(({ id }) => id),
    ),
    notesOf(
      db,
      userId,
      answers.map(({ questionId }) => onQuestion(questionId)),
    ),
  ])
  const noteOn = new Map(notes.map((note) => [note.target, note]))
  return {
    reasons: new Map(reasons.map(({ target, reason }) => [target, reason])),
    notes: new Map(
      answers.flatMap(({ questionId }) => {
        const note = noteOn.get(onQuestion(questionId))
        return note ? [[questionId, note] as const] : []
      }),
    ),
  }
}

async function memoryOf(db: Reader, userId: string, { subject, subtopic, area }: Topic) {
  const memory = columns('topic', 't', { memory: json('memory') })
  const [row] = await db.query(sql`
    select ${memory[db.dialect]} from player_topic_stats t
    where t.user_id = ${userId} and t.subject = ${subject} and t.subtopic = ${subtopic} and t.area = ${area}`)
  return row ? memoryIn(readJson<{ memory: unknown }>(row, memory)?.memory ?? null) : null
}

/** The next number, where it is given here. */
async function nextPlace(db: Reader, userId: string, numbers: boolean): Promise<MarkPlace | null> {
  if (!numbers) return null
  const [row] = await db.query<{ seq: number }>(sql`select event_seq as seq from users where id = ${userId}`)
  return { seq: (await lastMarkSeq(db, userId)) + 1, afterSeq: Number(row?.seq ?? 0) }
}

/** The notebook on either database. */
export const notebookStore = (db: StudyDatabase): NotebookStore => ({
  misses: (userId, most) => misses(db, userId, sql`order by a.created_at desc limit ${most}`),

  async missesAt(userId, instants) {
    if (instants.length === 0) return []
    const at = texts(instants.map(instant))
    return misses(db, userId, sql`and a.created_at in (${at}) order by a.created_at desc`)
  },

  told: (userId) => told(db, userId),
  toldOf: (userId, answers) => toldOf(db, userId, answers),

  async answeredItems(userId, ids) {
    if (ids.length === 0) return []
    const rows = await db.query(sql`
      select ${itemColumns[db.dialect]} from questions q where q.id in (${texts(ids)})
        and exists (select 1 from question_attempts a where a.user_id = ${userId} and a.question_id = q.id)
        and q.id not in (${openQuestions(userId)})`)
    return rows.flatMap((row) => itemIn(row) ?? [])
  },

  async inBank(ids) {
    if (ids.length === 0) return new Set()
    const rows = await db.query<{ id: string }>(
      sql`select q.id from questions q where q.pool = 'practice' and q.id in (${texts(ids)})`,
    )
    return new Set(rows.map(({ id }) => id))
  },

  async hasAnswered(userId, id) {
    const rows = await db.query(sql`
      select 1 as answered from question_attempts a where a.user_id = ${userId} and a.question_id = ${id}
        and a.question_id not in (${openQuestions(userId)}) limit 1`)
    return rows.length > 0
  },

  notes: async (userId) => [
    ...new Map((await notesOf(db, userId)).map((note) => [note.target, note])).values(),
  ],

  keepNote: (userId, note) =>
    db.transaction(userId, async (tx) => {
      const current = (await notesOf(tx, userId, [note.target])).at(-1) ?? null
      const kept: NoteMark = { ...note, ...merged(current, note) }
      await tx.write(storeMark(userId, kept, await nextPlace(tx, userId, db.numbersEvents)))
      return kept
    }),

  async answerAt(userId, showingId) {
    const attempt = await attemptAt(db, showingId)
    return attempt?.userId === userId ? attempt : null
  },

  tell: (userId, mark: StudyMark, { topic, change, mayReplace }) =>
    db.transaction(userId, async (tx) => {
      const memory = await memoryOf(tx, userId, topic)
      if (!memory) return null
      const [first] = mark.type === 'reason' ? await reasonsOf(tx, userId, [mark.target]) : []
      if (first && !mayReplace(memory, first.reason)) return { memory, stays: first.reason }
      const after = change(memory)
      const place = await nextPlace(tx, userId, db.numbersEvents)
      await tx.write([
        ...storeMark(userId, mark, place),
        sql`
          update player_topic_stats set memory = ${JSON.stringify(after)}
          where user_id = ${userId} and subject = ${topic.subject} and subtopic = ${topic.subtopic}
            and area = ${topic.area}`,
      ])
      return { memory: after, stays: null }
    }),

  async lastReasons(userId, most) {
    const rows = await db.query(sql`
      select ${toldColumns[db.dialect]} from study_marks m
      where m.user_id = ${userId} and m.type = 'reason' order by m.at desc limit ${most}`)
    return rows.map((row) =>
      reason.parse(readJson<{ body: { reason?: unknown } }>(row, toldColumns)?.body.reason ?? null),
    )
  },
})
