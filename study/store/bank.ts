import { instant, join, type Reader, type Statement, sql, type Transaction, texts } from '#database/sql.ts'
import type { BankItem } from '#protocol/bank.ts'
import { type PoolFile, questionMarks } from '../bank-files.ts'
import type { Pool } from '../item.ts'

/** Rows a statement: both databases take some 32,000 values at once. */
const BATCH = 500

function batches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / BATCH)
  return Array.from({ length: count }, (_, i) => all.slice(i * BATCH, (i + 1) * BATCH))
}

/** Items no longer in the bank stay, so that old attempts can always be graded again. */
const retire = (ids: string[], at: string): Statement => sql`
  update questions set retired_at = ${at} where id in (${texts(ids)})`

type Marked = BankItem & ReturnType<typeof questionMarks>

const marked = (item: BankItem): Marked => ({ ...item, ...questionMarks(item) })

const rowOf = (
  item: Marked,
  at: string,
): Statement => sql`(${item.id}, ${item.family}, ${item.path ?? item.id}, ${item.pool},
  ${item.subject}, ${item.subtopic}, ${item.area}, ${item.stem}, ${JSON.stringify(item.choices)},
  ${item.correctIndex}, ${JSON.stringify(item.why)}, ${item.explanation}, ${item.hint},
  ${JSON.stringify(item.authorities)}, ${item.jurisdiction}, ${item.lawAsOf}, ${item.nextgenScope},
  ${item.difficulty}, ${item.rnd}, ${item.reserved ?? false}, ${item.contentHash}, ${at})`

const store = (items: Marked[], at: string): Statement => sql`
  insert into questions (id, family, path, pool, subject, subtopic, area, stem, choices, correct_index, why,
    explanation, hint, authorities, jurisdiction, law_as_of, nextgen_scope, difficulty, rnd, reserved, content_hash,
    created_at)
  values ${join(items.map((item) => rowOf(item, at)))}
  on conflict (id) do update set family = excluded.family, path = excluded.path, pool = excluded.pool,
    subject = excluded.subject, subtopic = excluded.subtopic, area = excluded.area, stem = excluded.stem,
    choices = excluded.choices, correct_index = excluded.correct_index, why = excluded.why,
    explanation = excluded.explanation, hint = excluded.hint, authorities = excluded.authorities,
    jurisdiction = excluded.jurisdiction, law_as_of = excluded.law_as_of, nextgen_scope = excluded.nextgen_scope,
    difficulty = excluded.difficulty, rnd = excluded.rnd, reserved = excluded.reserved,
    content_hash = excluded.content_hash, retired_at = null`

/** Stores items that the bank has no more: an answer to one that waits is graded by it, and none is asked again. */
export const storeRetired = (items: readonly BankItem[], now: number): Statement[] => {
  const at = instant(now)
  return batches(items).flatMap((batch) => [
    store(batch.map(marked), at),
    retire(
      batch.map(({ id }) => id),
      at,
    ),
  ])
}

/** Brings one pool to the version in its file; returns the number of its items, or null when it held that version. */
export async function loadPool(tx: Transaction, file: PoolFile, now: number): Promise<number | null> {
  const { pool, hash } = file
  const [held] = await tx.query<{ hash: string }>(sql`select hash from bank_versions where pool = ${pool}`)
  if (held?.hash === hash) return null
  const items = await file.items()
  const at = instant(now)
  const served = await servedNow(tx, pool)
  const changed = items.map(marked).filter((item) => served.get(item.id) !== item.contentHash)
  for (const { id } of items) served.delete(id)
  await tx.write([
    ...batches(changed).map((batch) => store(batch, at)),
    ...batches([...served.keys()]).map((gone) => retire(gone, at)),
    sql`
      insert into bank_versions (pool, hash, count, loaded_at) values (${pool}, ${hash}, ${items.length}, ${at})
      on conflict (pool) do update set hash = excluded.hash, count = excluded.count, loaded_at = excluded.loaded_at`,
  ])
  return items.length
}

/** Content hashes, by id, of the pool's items that are served now. */
async function servedNow(db: Reader, pool: Pool): Promise<Map<string, string>> {
  const rows = await db.query<{ id: string; hash: string }>(
    sql`select id, content_hash as hash from questions where pool = ${pool} and retired_at is null`,
  )
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}
