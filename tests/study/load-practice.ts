import { readBank } from '#study/bank-files.ts'
import { loadPool } from '#study/store/bank.ts'
import type { Database } from '../../electron/engine/store/database.ts'

/** Loads a folder's practice questions, and no others, into a file's own table, as the file of a machine's questions has them. */
export async function loadPractice(
  db: Database,
  folder: string,
): Promise<{ changed: boolean; items: number }> {
  const practice = (await readBank(folder)).find((file) => file.pool === 'practice')
  const count = practice ? await loadPool(db, practice, Date.now()) : null
  return { changed: count !== null, items: count ?? 0 }
}
