import type { z } from 'zod'
import { instant, sql } from '#database/sql.ts'
import { nightReport } from '#protocol/http/calibration.ts'
import { hashOf } from '#study/ratings-file.ts'
import type { Database } from '../../store/database.ts'

export type NightReport = z.infer<typeof nightReport>

/** The report's place among the versions of the bank. */
const REPORT = 'calibration'

/** Stores what a night found, in place of the night before. */
export async function saveReport(
  db: Database,
  found: Omit<NightReport, 'measuredAt'>,
  now: number,
): Promise<void> {
  const text = JSON.stringify({ ...found, measuredAt: new Date(now).toISOString() } satisfies NightReport)
  const answers = found.groups.reduce((sum, one) => sum + (one.subject === null ? one.answers : 0), 0)
  await db.execute(sql`
    insert into bank_versions (pool, hash, count, loaded_at, body)
    values (${REPORT}, ${hashOf(text)}, ${answers}, ${instant(now)}::timestamptz, ${text})
    on conflict (pool) do update set hash = excluded.hash, count = excluded.count, loaded_at = excluded.loaded_at,
      body = excluded.body`)
}

/** Returns what the last night found; null before the first, and where another version wrote it. */
export async function lastReport(db: Database): Promise<NightReport | null> {
  const [row] = await db.query<{ body: string }>(sql`select body from bank_versions where pool = ${REPORT}`)
  return nightReport.safeParse(JSON.parse(row?.body ?? 'null')).data ?? null
}
