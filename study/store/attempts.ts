import { z } from 'zod'
import { columns, type Flag, ms, readJson, real } from '#database/json-columns.ts'
import { instant, join, type Reader, type Row, raw, type Statement, sql } from '#database/sql.ts'
import { CONFIDENCES } from '#rules/memory/memory.ts'
import type { RunAnswer } from '#rules/solo/run.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Attempt } from '../attempt.ts'
import { context } from './showings.ts'

const subject = z.enum(SUBJECTS)
const confidence = z.enum(CONFIDENCES).nullable()

interface AttemptFields
  extends Omit<
    Attempt,
    'context' | 'subject' | 'isCorrect' | 'hintUsed' | 'timeSpent' | 'confidence' | 'at'
  > {
  context: string
  subject: string
  isCorrect: Flag
  hintUsed: Flag
  timeSpent: number | null
  confidence: string | null
  at: string
}

const fields = {
  id: 'id',
  userId: 'user_id',
  showingId: 'showing_id',
  questionId: 'question_id',
  runId: 'run_id',
  context: 'context',
  subject: 'subject',
  subtopic: 'subtopic',
  area: 'area',
  itemIndex: 'selected_answer',
  isCorrect: 'is_correct',
  hintUsed: 'hint_used',
  timeSpent: 'time_spent',
  difficulty: 'difficulty',
  xpGained: 'xp_gained',
  streakBonus: 'streak_bonus',
  masteryDelta: real('mastery_delta'),
  pointsEarned: 'points_earned',
  confidence: 'confidence',
  at: 'created_at',
}

/** The attempt of a row; `question_attempts a` in the statement. */
export const attemptColumns = columns('attempt', 'a', fields)

/** An attempt out of its JSON fields. */
const attemptIn = (fields: AttemptFields): Attempt => ({
  ...fields,
  context: context.parse(fields.context),
  subject: subject.parse(fields.subject),
  isCorrect: Boolean(fields.isCorrect),
  hintUsed: Boolean(fields.hintUsed),
  timeSpent: fields.timeSpent ?? 0,
  confidence: confidence.parse(fields.confidence),
  at: ms(fields.at),
})

export function attemptsIn(row: Row): Attempt[] {
  const found = readJson<AttemptFields>(row, attemptColumns)
  return found ? [attemptIn(found)] : []
}

/** The answer to a showing. */
export async function attemptAt(db: Reader, showingId: string): Promise<Attempt | null> {
  const [row] = await db.query(
    sql`select ${attemptColumns[db.dialect]} from question_attempts a where a.showing_id = ${showingId}`,
  )
  return (row && attemptsIn(row)[0]) ?? null
}

const numberedColumns = columns('numbered', 'a', { seq: 'seq', ...fields })

/** An attempt with its number. */
export interface Numbered {
  seq: number
  attempt: Attempt
}

/** Numbered attempts of a player after one number up to another, in order. */
export async function attemptsBetween(
  db: Reader,
  userId: string,
  after: number,
  upTo: number,
  limit: number,
): Promise<Numbered[]> {
  const rows = await db.query(sql`
    select ${numberedColumns[db.dialect]} from question_attempts a
    where a.user_id = ${userId} and a.seq > ${after} and a.seq <= ${upTo} order by a.seq limit ${limit}`)
  return rows.flatMap((row) => {
    const numbered = readJson<AttemptFields & { seq: number }>(row, numberedColumns)
    if (!numbered) return []
    const { seq, ...rest } = numbered
    return [{ seq, attempt: attemptIn(rest) }]
  })
}

/** All attempts of a player in the order they were given. */
export async function allAttempts(db: Reader, userId: string): Promise<Attempt[]> {
  const rows = await db.query(sql`
    select ${attemptColumns[db.dialect]} from question_attempts a where a.user_id = ${userId}
    order by a.created_at, a.id`)
  return rows.flatMap(attemptsIn)
}

const answerColumns = columns('answer', 'a', { correct: 'is_correct', at: 'created_at' })

/** The answers of a run up to a round, first to last. */
export async function runAnswers(db: Reader, runId: string, upTo: number): Promise<RunAnswer[]> {
  const rows = await db.query(sql`
    select ${answerColumns[db.dialect]} from question_attempts a join showings s on s.id = a.showing_id
    where a.run_id = ${runId} and s.round <= ${upTo} order by s.round`)
  return rows.flatMap((row) => {
    const answer = readJson<{ correct: Flag; at: string }>(row, answerColumns)
    return answer ? [{ correct: Boolean(answer.correct), at: ms(answer.at) }] : []
  })
}

const rowOf = (
  attempt: Attempt,
  seq: number | null,
): Statement => sql`(${attempt.id}, ${attempt.userId}, ${seq},
  ${attempt.showingId}, ${attempt.questionId}, ${attempt.runId}, ${attempt.context}, ${attempt.subject},
  ${attempt.subtopic}, ${attempt.area}, ${attempt.itemIndex}, ${attempt.isCorrect}, ${attempt.hintUsed},
  ${attempt.timeSpent}, ${attempt.difficulty}, ${attempt.xpGained}, ${attempt.streakBonus}, ${attempt.masteryDelta},
  ${attempt.pointsEarned}, ${attempt.confidence}, ${instant(attempt.at)})`

/** Stores attempts of runs or of matches, from a source of rows in the order of these columns. */
export const storeAttempts = (game: 'run_id' | 'match_id', rows: Statement): Statement => sql`
  insert into question_attempts (id, user_id, seq, showing_id, question_id, ${raw(game)}, context, subject, subtopic,
    area, selected_answer, is_correct, hint_used, time_spent, difficulty, xp_gained, streak_bonus, mastery_delta,
    points_earned, confidence, created_at)
  ${rows}`

export const insertAttempts = (all: readonly { attempt: Attempt; seq: number | null }[]): Statement =>
  storeAttempts('run_id', sql`values ${join(all.map(({ attempt, seq }) => rowOf(attempt, seq)))}`)

export const insertAttempt = (attempt: Attempt, seq: number | null): Statement =>
  insertAttempts([{ attempt, seq }])

/** Attempts as another store numbered and graded them, over what is known of them here. */
export const upsertAttempts = (all: readonly Numbered[]): Statement => sql`
  ${insertAttempts(all)} on conflict (id) do update set seq = excluded.seq, is_correct = excluded.is_correct,
    time_spent = excluded.time_spent, created_at = excluded.created_at, xp_gained = excluded.xp_gained, streak_bonus = excluded.streak_bonus,
    mastery_delta = excluded.mastery_delta, points_earned = excluded.points_earned,
    confidence = coalesce(excluded.confidence, question_attempts.confidence)`
