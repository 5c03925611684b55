import { z } from 'zod'
import { columns, ms, msOrNull, readJson } from '#database/json-columns.ts'
import { instant, instantOrNull, type Reader, type Row, type Statement, sql } from '#database/sql.ts'
import type { SoloRun } from '#rules/solo/run.ts'
import { PLAYABLE_SUBJECTS } from '#rules/subjects.ts'

const playable = z.enum(PLAYABLE_SUBJECTS)

interface RunFields extends Omit<SoloRun, 'subject' | 'startedAt' | 'endedAt'> {
  subject: string
  startedAt: string
  endedAt: string | null
}

/** The run of a row; `solo_runs r` in the statement. */
export const runColumns = columns('run', 'r', {
  id: 'id',
  userId: 'user_id',
  subject: 'subject',
  round: 'round',
  score: 'score',
  lives: 'lives',
  difficulty: 'difficulty',
  correct: 'correct',
  startedAt: 'started_at',
  endedAt: 'ended_at',
})

export function runIn(row: Row | undefined): SoloRun | null {
  const fields = row && readJson<RunFields>(row, runColumns)
  if (!fields) return null
  return {
    ...fields,
    subject: playable.parse(fields.subject),
    startedAt: ms(fields.startedAt),
    endedAt: msOrNull(fields.endedAt),
  }
}

async function runWhere(db: Reader, condition: Statement): Promise<SoloRun | null> {
  const [row] = await db.query(sql`select ${runColumns[db.dialect]} from solo_runs r where ${condition}`)
  return runIn(row)
}

export const openRun = (db: Reader, userId: string): Promise<SoloRun | null> =>
  runWhere(db, sql`r.user_id = ${userId} and r.ended_at is null`)

export const runById = (db: Reader, userId: string, id: string): Promise<SoloRun | null> =>
  runWhere(db, sql`r.id = ${id} and r.user_id = ${userId}`)

export const lastEndedRun = (db: Reader, userId: string): Promise<SoloRun | null> =>
  runWhere(db, sql`r.user_id = ${userId} and r.ended_at is not null order by r.ended_at desc limit 1`)

export const insertRun = (run: SoloRun): Statement => sql`
  insert into solo_runs (id, user_id, subject, round, score, lives, difficulty, correct, started_at, ended_at)
  values (${run.id}, ${run.userId}, ${run.subject}, ${run.round}, ${run.score}, ${run.lives}, ${run.difficulty},
    ${run.correct}, ${instant(run.startedAt)}, ${instantOrNull(run.endedAt)})`

export const saveRun = (run: SoloRun): Statement => sql`
  update solo_runs set round = ${run.round}, score = ${run.score}, lives = ${run.lives},
    difficulty = ${run.difficulty}, correct = ${run.correct}, ended_at = ${instantOrNull(run.endedAt)}
  where id = ${run.id}`

/** A run as it came to be elsewhere, whether it is known here or not. */
export const upsertRun = (run: SoloRun): Statement => sql`
  ${insertRun(run)} on conflict (id) do update set round = excluded.round, score = excluded.score,
    lives = excluded.lives, difficulty = excluded.difficulty, correct = excluded.correct,
    started_at = excluded.started_at, ended_at = excluded.ended_at`
