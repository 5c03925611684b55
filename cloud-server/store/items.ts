import { type Reader, type Statement, sql } from '#database/sql.ts'
import type { Item } from '#study/item.ts'
import { itemColumns, itemIn } from '#study/store/items.ts'

export const itemById = (id: string): Statement =>
  sql`select ${itemColumns.postgresql} from questions q where q.id = ${id}`

export async function firstItem(db: Pick<Reader, 'query'>, statement: Statement): Promise<Item | null> {
  const [row] = await db.query(statement)
  return row ? itemIn(row) : null
}
