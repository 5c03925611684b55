import { type Reader, sql } from '#database/sql.ts'
import { type ExtraTime, extraTimeIn } from '#rules/extra-time.ts'
import { NO_PLAN, type StudyPlan } from '#rules/plan/study-plan.ts'

/** Returns when an account was made (ms). A local file does not know: 0. */
export async function joinedAt(db: Reader, userId: string): Promise<number> {
  if (db.dialect === 'sqlite') return 0
  const [row] = await db.query<{ at: Date }>(
    sql`select created_at as at from users where id = ${userId}::uuid`,
  )
  return row?.at.getTime() ?? 0
}

/** Returns the plan of an account; a local file has it in the cloud's last word on the player. */
export async function studyPlanOf(db: Reader, userId: string): Promise<StudyPlan> {
  const fields =
    db.dialect === 'sqlite'
      ? sql`json_extract(profile, '$.examDate') as "examDate", json_extract(profile, '$.weeklyHours') as "weeklyHours"`
      : sql`exam_date as "examDate", weekly_hours as "weeklyHours"`
  const [row] = await db.query<StudyPlan & object>(sql`select ${fields} from users where id = ${userId}`)
  if (!row) return NO_PLAN
  return { examDate: row.examDate, weeklyHours: row.weeklyHours === null ? null : Number(row.weeklyHours) }
}

/** Returns the extra time of an account; a local file has it in the cloud's last word on the player. */
export async function extraTimeOf(db: Reader, userId: string): Promise<ExtraTime> {
  const column = db.dialect === 'sqlite' ? sql`json_extract(profile, '$.extraTime')` : sql`extra_time`
  const [row] = await db.query<{ percent: unknown }>(
    sql`select ${column} as percent from users where id = ${userId}`,
  )
  return extraTimeIn(row?.percent)
}
