import { type Statement, sql } from '#database/sql.ts'

/**
 * Whether no exam block that the player has open asks this question: its answer is not to be told meanwhile. Asked of the block,
 * of which there's one at most, and read once a statement.
 */
export const outsideOpenBlock = (userId: string, questionId: Statement): Statement => sql`
  ${questionId} not in (select e.question_id from exam_blocks b join showings e on e.run_id = b.id
    where b.user_id = ${userId} and b.finished_at is null)`
