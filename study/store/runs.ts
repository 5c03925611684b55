import { z } from 'zod'
import type { SoloRun } from '#rules/solo/run.ts'
import { PLAYABLE_SUBJECTS } from '#rules/subjects.ts'
import { instant, instantOrNull, msOf, type Reads, type Statement, sql } from './sql.ts'

const playable = z.enum(PLAYABLE_SUBJECTS)

interface RunRow extends Omit<SoloRun, 'subject' | 'startedAt' | 'endedAt'> {
  subject: string
  startedAt: Date
  endedAt: Date | null
}

const columns = sql`id, user_id as "userId", subject, round, score, lives, difficulty, correct,
  started_at as "startedAt", ended_at as "endedAt"`

const runOf = (row: RunRow | undefined): SoloRun | null =>
  row
    ? {
        ...row,
        subject: playable.parse(row.subject),
        startedAt: row.startedAt.getTime(),
        endedAt: msOf(row.endedAt),
      }
    : null

export async function openRun(db: Reads, userId: string): Promise<SoloRun | null> {
  const [row] = await db.query<RunRow>(
    sql`select ${columns} from solo_runs where user_id = ${userId} and ended_at is null`,
  )
  return runOf(row)
}

export async function runById(db: Reads, userId: string, id: string): Promise<SoloRun | null> {
  const [row] = await db.query<RunRow>(
    sql`select ${columns} from solo_runs where id = ${id} and user_id = ${userId}`,
  )
  return runOf(row)
}

export async function lastEndedRun(db: Reads, userId: string): Promise<SoloRun | null> {
  const [row] = await db.query<RunRow>(
    sql`select ${columns} from solo_runs where user_id = ${userId} and ended_at is not null
      order by ended_at desc limit 1`,
  )
  return runOf(row)
}

export const insertRun = (run: SoloRun): Statement => sql`
  insert into solo_runs (id, user_id, subject, round, score, lives, difficulty, correct, started_at, ended_at)
  values (${run.id}, ${run.userId}, ${run.subject}, ${run.round}, ${run.score}, ${run.lives}, ${run.difficulty},
    ${run.correct}, ${instant(run.startedAt)}, ${instantOrNull(run.endedAt)})`

export const saveRun = (run: SoloRun): Statement => sql`
  update solo_runs set round = ${run.round}, score = ${run.score}, lives = ${run.lives},
    difficulty = ${run.difficulty}, correct = ${run.correct}, ended_at = ${instantOrNull(run.endedAt)}
  where id = ${run.id}`
