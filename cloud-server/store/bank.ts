import { sql } from '#database/sql.ts'
import { readBank } from '#study/bank-files.ts'
import { loadPool } from '#study/store/bank.ts'
import { ADVISORY_LOCKS } from './advisory-locks.ts'
import type { Database } from './database.ts'

/** Loads what of the built bank this database does not hold yet; `items` counts those of the pools that changed. */
export async function loadBank(db: Database, folder: string): Promise<{ changed: boolean; items: number }> {
  const loaded: number[] = []
  for (const file of await readBank(folder)) {
    const count = await db.transaction(async (tx) => {
      // A large bank takes longer than a request may: the node that waits for it must not be turned away.
      await tx.execute(sql`set local lock_timeout = 0`)
      // Nodes that start at once load one after the other; the later ones find the work done.
      await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.bank}::bigint)`)
      const count = await loadPool(tx, file, Date.now())
      // A question that an admin has ruled unsound stays retired, even where the bank still holds it.
      if (count !== null)
        await tx.execute(
          sql`update questions set retired_at = struck_at where struck_at is not null and retired_at is null`,
        )
      return count
    })
    if (count !== null) loaded.push(count)
  }
  return { changed: loaded.length > 0, items: loaded.reduce((sum, count) => sum + count, 0) }
}
