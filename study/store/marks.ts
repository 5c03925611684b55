import { columns, json, ms, readJson } from '#database/json-columns.ts'
import { instant, type Reader, type Row, type Statement, sql, texts } from '#database/sql.ts'
import { type NoteMark, type ReasonMark, type StudyMark, studyMark } from '#protocol/sync/mark.ts'
import { areaKey } from '#rules/practice/choose-area.ts'

interface MarkFields {
  id: string
  type: string
  target: string
  body: object
  at: string
}

const markColumns = columns('mark', 'm', {
  id: 'id',
  type: 'type',
  target: 'target',
  body: json('body'),
  at: 'at',
})

/** The mark of a row; none where it is of a kind that this build does not know. */
function markIn(row: Row): StudyMark[] {
  const fields = readJson<MarkFields>(row, markColumns)
  if (!fields) return []
  const { body, at, ...rest } = fields
  const { data } = studyMark.safeParse({ ...rest, ...body, at: new Date(ms(at)).toISOString() })
  return data ? [data] : []
}

/** Marks of a player that meet a condition on `study_marks m`. */
export async function marksWhere(db: Reader, userId: string, condition: Statement): Promise<StudyMark[]> {
  const rows = await db.query(sql`
    select ${markColumns[db.dialect]} from study_marks m where m.user_id = ${userId} and ${condition}`)
  return rows.flatMap(markIn)
}

/** A mark with its number. */
export interface NumberedMark {
  seq: number
  mark: StudyMark
}

async function numberedMarks(db: Reader, userId: string, condition: Statement): Promise<NumberedMark[]> {
  const rows = await db.query<Row & { seq: number }>(sql`
    select m.seq, ${markColumns[db.dialect]} from study_marks m where m.user_id = ${userId} and ${condition}`)
  return rows.flatMap((row) => markIn(row).map((mark) => ({ seq: Number(row.seq), mark })))
}

/** A player's marks after a number, in order. */
export const marksAfter = (
  db: Reader,
  userId: string,
  since: number,
  most: number,
): Promise<NumberedMark[]> => numberedMarks(db, userId, sql`m.seq > ${since} order by m.seq limit ${most}`)

const isReasonOf = (answers: readonly string[]): Statement =>
  sql`m.type = 'reason' and m.target in (${texts(answers)})`

/** Returns the reasons told of these answers, those up to a number. */
export const reasonsUpTo = async (
  db: Reader,
  userId: string,
  upTo: number,
  answers: readonly string[],
): Promise<NumberedMark[]> =>
  answers.length === 0
    ? []
    : numberedMarks(db, userId, sql`m.seq <= ${upTo} and ${isReasonOf(answers)} order by m.seq`)

export async function lastMarkSeq(db: Reader, userId: string): Promise<number> {
  const [row] = await db.query<{ seq: number | null }>(
    sql`select max(seq) as seq from study_marks where user_id = ${userId}`,
  )
  return Number(row?.seq ?? 0)
}

/** Returns a player's notes, those on these targets alone where some are named; the newest of each last. */
export async function notesOf(
  db: Reader,
  userId: string,
  targets: readonly string[] | null = null,
): Promise<NoteMark[]> {
  if (targets?.length === 0) return []
  const named = targets ? sql`and m.target in (${texts(targets)})` : sql``
  const order = db.dialect === 'sqlite' ? sql`order by m.seq is null, m.seq, m.rowid` : sql`order by m.seq`
  const marks = await marksWhere(db, userId, sql`m.type = 'note' ${named} ${order}`)
  return marks.flatMap((mark) => (mark.type === 'note' ? [mark] : []))
}

/** Returns the reasons told of these answers. */
export async function reasonsOf(
  db: Reader,
  userId: string,
  answers: readonly string[],
): Promise<ReasonMark[]> {
  if (answers.length === 0) return []
  const marks = await marksWhere(db, userId, isReasonOf(answers))
  return marks.flatMap((mark) => (mark.type === 'reason' ? [mark] : []))
}

const targetOf = (mark: StudyMark): string => (mark.type === 'card' ? areaKey(mark) : mark.target)

function bodyOf(mark: StudyMark): object {
  switch (mark.type) {
    case 'note':
      return { bookmarked: mark.bookmarked, text: mark.text, from: mark.from }
    case 'reason':
      return { reason: mark.reason }
    case 'card':
      return { subject: mark.subject, subtopic: mark.subtopic, area: mark.area, grade: mark.grade }
  }
}

/** The number of a mark, and that of the last answer before it; nothing where the cloud has yet to give them. */
export interface MarkPlace {
  seq: number
  afterSeq: number
}

/** Rule cards kept a player; they stand beside each other, and what the oldest did to a memory stays in it. */
export const CARDS_KEPT = 3_000

/** Lets go of the cards, of those that a server numbered, before the newest that are kept. */
const forgetOldCards = (userId: string): Statement => sql`
  delete from study_marks where user_id = ${userId} and type = 'card' and seq <= (
    select seq from study_marks where user_id = ${userId} and type = 'card' and seq is not null
    order by seq desc limit 1 offset ${CARDS_KEPT})`

/** Stores a mark, and lets go of what it takes the place of: an older note, an older reason, or the oldest of many cards. */
export function storeMark(userId: string, mark: StudyMark, place: MarkPlace | null): Statement[] {
  const { id, type } = mark
  const target = targetOf(mark)
  const body = JSON.stringify(bodyOf(mark))
  const at = instant(Date.parse(mark.at))
  return [
    place
      ? sql`
          insert into study_marks (id, user_id, seq, after_seq, type, target, body, at)
          values (${id}, ${userId}, ${place.seq}, ${place.afterSeq}, ${type}, ${target}, ${body}, ${at})
          on conflict (id) do nothing`
      : sql`
          insert into study_marks (id, user_id, type, target, body, at)
          values (${id}, ${userId}, ${type}, ${target}, ${body}, ${at})
          on conflict (id) do nothing`,
    type === 'card' ? forgetOldCards(userId) : forgetOlder(userId, mark),
  ]
}

const pendingAt = (userId: string, mark: StudyMark): Statement => sql`
  select 1 from study_marks where user_id = ${userId} and type = ${mark.type} and target = ${targetOf(mark)}
    and id <> ${mark.id} and seq is null`

/** A note that no server has yet stays, in its order, until the server has it; of the reasons only the last is anyone's. */
const forgetOlder = (userId: string, mark: StudyMark): Statement => sql`
  delete from study_marks where user_id = ${userId} and type = ${mark.type} and target = ${targetOf(mark)}
    and id <> ${mark.id} ${mark.type === 'note' ? sql`and seq is not null` : sql``}`

/** Lets go of the older notes and reasons that the server let go of; those that no server has stay. */
const forgetBefore = (userId: string, { seq, mark }: NumberedMark): Statement => sql`
  delete from study_marks where user_id = ${userId} and type = ${mark.type} and target = ${targetOf(mark)}
    and id <> ${mark.id} and seq < ${seq}`

/** On a device: a mark as the server has it. A reason that was told anew here meanwhile stands in its place. */
export const takeMark = (userId: string, { seq, mark }: NumberedMark): Statement[] => [
  sql`
    insert into study_marks (id, user_id, seq, type, target, body, at)
    select ${mark.id}, ${userId}, ${seq}, ${mark.type}, ${targetOf(mark)}, ${JSON.stringify(bodyOf(mark))},
      ${instant(Date.parse(mark.at))}
    where ${mark.type !== 'reason'} or not exists (${pendingAt(userId, mark)})
    on conflict (id) do update set seq = excluded.seq, body = excluded.body, at = excluded.at`,
  ...(mark.type === 'card' ? [] : [forgetBefore(userId, { seq, mark })]),
]
