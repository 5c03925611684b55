import { columns, type Flag, json, readJson } from '#database/json-columns.ts'
import { type Reader, sql, texts } from '#database/sql.ts'
import { type BankItem, bankItem } from '#protocol/bank.ts'
import { storeRetired } from '#study/store/bank.ts'
import { practiceItems } from '#study/store/books.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { salvaged } from './salvage.ts'

/** A question as the bank's build wrote it; `questions q` in the statement. */
const bankColumns = columns('question', 'q', {
  id: 'id',
  family: 'family',
  path: 'path',
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  difficulty: 'difficulty',
  pool: 'pool',
  stem: 'stem',
  choices: json('choices'),
  correctIndex: 'correct_index',
  why: json('why'),
  explanation: 'explanation',
  hint: 'hint',
  authorities: json('authorities'),
  jurisdiction: 'jurisdiction',
  lawAsOf: 'law_as_of',
  nextgenScope: 'nextgen_scope',
  reserved: 'reserved',
})

async function read(db: Reader, ids: readonly string[]): Promise<BankItem[]> {
  const rows = await db.query(sql`
    select ${bankColumns[db.dialect]} from questions q where q.pool = 'practice' and q.id in (${texts(ids)})`)
  return rows.flatMap((row) => {
    const fields = readJson<{ reserved: Flag }>(row, bankColumns)
    const { data } = bankItem.safeParse({ ...fields, reserved: fields?.reserved ? true : undefined })
    return data ? [data] : []
  })
}

/** Returns those of some questions that a damaged file still holds: the bank of now may have some no more. */
export async function questionsIn(db: Reader, ids: ReadonlySet<string>): Promise<BankItem[]> {
  if (ids.size === 0) return []
  return salvaged(
    () => read(db, [...ids]),
    () => ids,
    (id) => read(db, [id]),
  )
}

/** Stores those of some rescued questions that a new file hasn't got, as retired ones. */
export function restoreQuestions(
  changes: PlayerTransactions,
  userId: string,
  questions: readonly BankItem[],
  now: number,
): Promise<void> {
  return changes(userId, async (change) => {
    const known = await practiceItems(change, new Set(questions.map(({ id }) => id)))
    const gone = questions.filter(({ id }) => !known.has(id))
    if (gone.length > 0) await change.write(storeRetired(gone, now))
  })
}
