import type { Database } from './database.ts'

/** Whether the database answers, has this version's tables and a loaded question bank. */
export async function isReady(db: Database): Promise<boolean> {
  const [row] = await db.$queryRaw<
    { loaded: boolean }[]
  >`select exists (select 1 from bank_versions) as loaded`
  return row?.loaded === true
}
