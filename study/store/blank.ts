import { type Statement, sql } from '#database/sql.ts'

/** Whether `question_attempts a` in the statement is a question of a block left blank, which counts in its block alone. */
export const isBlank: Statement = sql`(a.context = 'exam' and a.selected_answer < 0)`
