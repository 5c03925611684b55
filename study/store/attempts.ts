import { z } from 'zod'
import type { RunAnswer } from '#rules/solo/run.ts'
import { SUBJECTS } from '#rules/subjects.ts'
import type { Attempt } from '../store.ts'
import { context } from './showings.ts'
import { instant, type Reads, type Statement, sql } from './sql.ts'

const subject = z.enum(SUBJECTS)

interface AttemptRow extends Omit<Attempt, 'context' | 'subject' | 'timeSpent' | 'at'> {
  context: string
  subject: string
  timeSpent: number | null
  createdAt: Date
}

const attemptOf = ({ createdAt, ...row }: AttemptRow): Attempt => ({
  ...row,
  context: context.parse(row.context),
  subject: subject.parse(row.subject),
  timeSpent: row.timeSpent ?? 0,
  at: createdAt.getTime(),
})

export async function attemptAt(db: Reads, showingId: string): Promise<Attempt | null> {
  const [row] = await db.query<AttemptRow>(sql`
    select id, user_id as "userId", showing_id as "showingId", question_id as "questionId", run_id as "runId",
      context, subject, subtopic, area, selected_answer as "selectedAnswer", is_correct as "isCorrect",
      hint_used as "hintUsed", time_spent as "timeSpent", difficulty, xp_gained as "xpGained",
      streak_bonus as "streakBonus", mastery_delta as "masteryDelta", points_earned as "pointsEarned",
      created_at as "createdAt"
    from question_attempts where showing_id = ${showingId}`)
  return row ? attemptOf(row) : null
}

/** The answers of a run up to a round, first to last. */
export async function runAnswers(db: Reads, runId: string, upTo: number): Promise<RunAnswer[]> {
  const rows = await db.query<{ correct: boolean; createdAt: Date }>(sql`
    select a.is_correct as correct, a.created_at as "createdAt"
    from question_attempts a join showings s on s.id = a.showing_id
    where a.run_id = ${runId} and s.round <= ${upTo} order by s.round`)
  return rows.map(({ correct, createdAt }) => ({ correct, at: createdAt.getTime() }))
}

export const insertAttempt = (attempt: Attempt, seq: number | null): Statement => sql`
    insert into question_attempts (id, user_id, seq, showing_id, question_id, run_id, context, subject, subtopic,
      area, selected_answer, is_correct, hint_used, time_spent, difficulty, xp_gained, streak_bonus, mastery_delta,
      points_earned, created_at)
    values (${attempt.id}, ${attempt.userId}, ${seq}, ${attempt.showingId}, ${attempt.questionId}, ${attempt.runId},
      ${attempt.context}, ${attempt.subject}, ${attempt.subtopic}, ${attempt.area}, ${attempt.selectedAnswer},
      ${attempt.isCorrect}, ${attempt.hintUsed}, ${attempt.timeSpent}, ${attempt.difficulty}, ${attempt.xpGained},
      ${attempt.streakBonus}, ${attempt.masteryDelta}, ${attempt.pointsEarned}, ${instant(attempt.at)})`
