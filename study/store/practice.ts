import { z } from 'zod'
import { columns, type Flag, json, msOrNull, packed, readJson, unpacked } from '#database/json-columns.ts'
import { instant, type Reader, type Statement, sql } from '#database/sql.ts'
import type { Area, Practiced } from '#rules/practice/choose-area.ts'
import type { Sibling } from '#rules/practice/choose-sibling.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { chosen } from '../practice/chosen.ts'
import type { PracticeStore, RuleMemory } from '../practice/store.ts'
import type { Showing, Shown } from '../showing.ts'
import { studyPlanOf } from './account.ts'
import type { StudyDatabase } from './database.ts'
import { itemColumns, itemIn } from './items.ts'
import { outsideOpenBlock } from './open-block.ts'
import { subjectsOf } from './player-state.ts'
import { calibrationReader } from './ratings.ts'
import { markShown } from './seen.ts'
import { practiceColumn, showingColumns, shownIn } from './showings.ts'
import { memoryIn } from './topic-stats.ts'

const subject = z.enum(SUBJECTS)

interface AreaRow {
  subject: Subject
  subtopic: string
  area: string
  level: number
}

/** Returns a reader of the areas that have practice questions; it reads them again when the bank has changed. */
function areasOf(db: Reader): () => Promise<readonly Area[]> {
  let bank: string | null = null
  let areas: readonly Area[] = []
  return async () => {
    const [held] = await db.query<{ hash: string }>(
      sql`select hash from bank_versions where pool = 'practice'`,
    )
    if (held && held.hash !== bank) {
      const rows = await db.query<AreaRow & object>(sql`
        select subject, subtopic, area, avg(difficulty) as level from questions
        where pool = 'practice' and retired_at is null group by subject, subtopic, area
        order by subject, subtopic, area`)
      areas = rows.map((row) => ({ ...row, subject: subject.parse(row.subject), level: Number(row.level) }))
      bank = held.hash
    }
    return areas
  }
}

/** Each rule's names and its memory as JSON, one after the other, all in one text. */
const ALL_MEMORIES = {
  sqlite: sql`group_concat(json_array(t.subject, t.subtopic, t.area) || ',' || t.memory)`,
  postgresql: sql`string_agg(json_build_array(t.subject, t.subtopic, t.area)::text || ',' || t.memory::text, ',')`,
}
const rule = z.tuple([subject, z.string(), z.string()])

/** Returns the memory of each rule met, out of one row: hundreds of rows cost the drivers more than all else of a choice. */
async function memoriesIn(db: Reader, userId: string): Promise<RuleMemory[]> {
  const [row] = await db.query<{ memories: string | null }>(sql`
    select ${ALL_MEMORIES[db.dialect]} as memories from player_topic_stats t
    where t.user_id = ${userId} and t.memory is not null`)
  const all: unknown[] = JSON.parse(`[${row?.memories ?? ''}]`)
  return Array.from({ length: all.length / 2 }, (_, i) => {
    const [of, subtopic, area] = rule.parse(all[2 * i])
    return { subject: of, subtopic, area, memory: memoryIn(all[2 * i + 1]) }
  })
}

const openColumns = (db: Reader, userId: string): Statement => sql`
  select ${showingColumns[db.dialect]}, ${itemColumns[db.dialect]}
  from showings s join questions q on q.id = s.question_id
  where s.user_id = ${userId} and s.context = 'practice' and s.answered_at is null`

async function openPractice(db: Reader, userId: string): Promise<Shown | null> {
  const [row] = await db.query(openColumns(db, userId))
  return row ? shownIn(row) : null
}

type StoredSibling = [id: string, level: number, family: string | null, path: string, seenAt: string | null]

/**
 * Returns the questions of an area, with when the player saw each; walks the index on (pool, subject, area). One that an open
 * exam block asks is left out: its answer is not to be told. So is one kept for blocks that the player has not met in one.
 */
async function siblings(
  db: Reader,
  userId: string,
  { subject, subtopic, area }: Pick<Area, 'subject' | 'subtopic' | 'area'>,
): Promise<Sibling[]> {
  const [row] = await db.query(sql`
    select ${packed(db.dialect, 'q.id, q.difficulty, q.family, q.path, v.last_seen')} as siblings
    from questions q left join question_seen v on v.user_id = ${userId} and v.question_id = q.id
    where q.pool = 'practice' and q.subject = ${subject} and q.area = ${area} and q.subtopic = ${subtopic}
      and q.retired_at is null and (not q.reserved or v.last_seen is not null)
      and ${outsideOpenBlock(userId, sql`q.id`)}`)
  const all = unpacked<StoredSibling>(row?.siblings).map(([id, level, family, path, seenAt]) => ({
    id,
    level,
    family,
    path,
    seenAt: msOrNull(seenAt),
  }))
  const met = new Set(all.flatMap(({ path, seenAt }) => (seenAt === null ? [] : [path])))
  return all.map((one) => ({ ...one, pathMet: met.has(one.path) }))
}

const answerColumns = columns('answer', 'a', {
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  correct: 'is_correct',
})
const familyColumns = columns('family', 'q', { family: 'family' })
const chosenColumns = columns('chosen', 's', { practice: json('practice') })

interface AnswerFields extends Pick<Practiced, 'subtopic' | 'area'> {
  subject: string
  correct: Flag
}

async function recentPractice(db: Reader, userId: string, most: number): Promise<Practiced[]> {
  const rows = await db.query(sql`
    select ${answerColumns[db.dialect]}, ${familyColumns[db.dialect]}, ${chosenColumns[db.dialect]}
    from question_attempts a
      left join questions q on q.id = a.question_id
      left join showings s on s.id = a.showing_id
    where a.user_id = ${userId} and a.context = 'practice' order by a.created_at desc limit ${most}`)
  return rows.flatMap((row) => {
    const answer = readJson<AnswerFields>(row, answerColumns)
    if (!answer) return []
    const how = chosen.nullable().parse(readJson<{ practice: unknown }>(row, chosenColumns)?.practice ?? null)
    return [
      {
        ...answer,
        subject: subject.parse(answer.subject),
        correct: Boolean(answer.correct),
        family: readJson<{ family: string | null }>(row, familyColumns)?.family ?? null,
        isNew: how?.why?.kind === 'new',
      },
    ]
  })
}

/** Stores a showing of practice, unless the player has one open. */
const insertOpen = (showing: Showing): Statement => sql`
  insert into showings (id, user_id, question_id, "order", context, hint_used, practice, shown_at)
  values (${showing.id}, ${showing.userId}, ${showing.questionId}, ${JSON.stringify(showing.order)},
    ${showing.context}, ${showing.hintUsed}, ${practiceColumn(showing)}, ${instant(showing.shownAt)})
  on conflict (user_id) where context = 'practice' and answered_at is null do nothing`

/** Practice on either database. */
export const practiceStore = (db: StudyDatabase): PracticeStore => ({
  studyPlan: (userId) => studyPlanOf(db, userId),

  remembered: async (userId) => ({
    subjects: await subjectsOf(db, userId),
    topics: await memoriesIn(db, userId),
  }),

  practiceAreas: areasOf(db),
  calibration: calibrationReader(db),
  openPractice: (userId) => openPractice(db, userId),
  siblings: (userId, area) => siblings(db, userId, area),
  recentPractice: (userId, most) => recentPractice(db, userId, most),

  async hasCardRested(userId, questions) {
    const rows = await db.query(sql`
      select 1 from question_attempts a where a.user_id = ${userId} and a.context = 'practice'
        and a.created_at > coalesce((select max(m.at) from study_marks m where m.user_id = ${userId}
          and m.type = 'card'), ${instant(0)})
      order by a.created_at desc limit ${questions}`)
    return rows.length === questions
  },

  async practiceItem(id) {
    const [row] = await db.query(
      sql`select ${itemColumns[db.dialect]} from questions q where q.id = ${id} and q.pool = 'practice'`,
    )
    const item = row && itemIn(row)
    if (!item) throw new Error(`there is no practice question ${id}`)
    return item
  },

  showPractice: (showing, item) =>
    db.transaction(showing.userId, async (tx) => {
      const [stored] = await tx.write([insertOpen(showing), markShown([showing.id])])
      if (stored === 1) return { showing, item }
      const open = await openPractice(tx, showing.userId)
      if (!open) throw new Error('a showing of practice that clashes has another in its place')
      return open
    }),

  putAside: (userId, showingId) =>
    db.transaction(userId, async (tx) => {
      await tx.write([
        sql`
          delete from showings where id = ${showingId} and user_id = ${userId} and context = 'practice'
            and answered_at is null`,
      ])
    }),
})
