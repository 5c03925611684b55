import { readBank } from '#study/bank-files.ts'
import { loadPool } from '#study/store/bank.ts'
import type { Database } from './database.ts'
import { changeOn } from './study.ts'

/** Loads the packaged practice questions, and no others, when the file does not hold this version yet. */
export async function loadBank(db: Database, folder: string): Promise<{ changed: boolean; items: number }> {
  const practice = (await readBank(folder)).find((file) => file.pool === 'practice')
  const count = practice ? await loadPool(changeOn(db), practice, Date.now()) : null
  return { changed: count !== null, items: count ?? 0 }
}
