import { z } from 'zod'
import { type Flag, ms, msOrNull, packed, unpacked } from '#database/json-columns.ts'
import { instant, type Reader, type Statement, sql } from '#database/sql.ts'
import type { Area, Practiced } from '#rules/practice/choose-area.ts'
import type { Sibling } from '#rules/practice/choose-sibling.ts'
import { SUBJECTS, type Subject } from '#rules/subjects.ts'
import { chosen } from '../practice/chosen.ts'
import type { PracticeStore } from '../practice/store.ts'
import type { Showing, Shown } from '../showing.ts'
import { studyPlanOf } from './account.ts'
import type { StudyDatabase } from './database.ts'
import { itemColumns, itemIn } from './items.ts'
import { outsideOpenBlock } from './open-block.ts'
import { calibrationReader } from './ratings.ts'
import { memoriesReader } from './rule-memories.ts'
import { markShown } from './seen.ts'
import { practiceColumn, showingColumns, shownIn } from './showings.ts'
import { talliesOf } from './subject-stats.ts'

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
  const all = unpacked<StoredSibling>(row?.siblings)
  const met = new Set(all.flatMap(([, , , path, seenAt]) => (seenAt === null ? [] : [path])))
  return all.map(([id, level, family, path, seenAt]) => ({
    id,
    level,
    family,
    path,
    seenAt: msOrNull(seenAt),
    pathMet: met.has(path),
  }))
}

type StoredAnswer = [
  at: string,
  ...names: [subject: string, subtopic: string, area: string],
  correct: Flag,
  family: string | null,
  how: unknown,
]

async function recentPractice(db: Reader, userId: string, most: number): Promise<Practiced[]> {
  const how = db.dialect === 'sqlite' ? 'json(r.practice)' : 'r.practice'
  const [row] = await db.query(sql`
    select ${packed(db.dialect, `r.created_at, r.subject, r.subtopic, r.area, r.is_correct, r.family, ${how}`)} as answers
    from (
      select a.created_at, a.subject, a.subtopic, a.area, a.is_correct, q.family, s.practice
      from question_attempts a
        left join questions q on q.id = a.question_id
        left join showings s on s.id = a.showing_id
      where a.user_id = ${userId} and a.context = 'practice' order by a.created_at desc limit ${most}) r`)
  return unpacked<StoredAnswer>(row?.answers)
    .map(([at, of, subtopic, area, correct, family, record]) => ({
      at: ms(at),
      answer: {
        ...{ subject: subject.parse(of), subtopic, area, family },
        correct: Boolean(correct),
        isNew: chosen.nullable().parse(record)?.why?.kind === 'new',
      },
    }))
    .sort((a, b) => b.at - a.at)
    .map(({ answer }) => answer)
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

  talliesBySubject: (userId) => talliesOf(db, userId),
  memories: memoriesReader(db),
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
