import { type Dialect, type Statement, sql } from '#database/sql.ts'
import { practiceContexts } from './practice-contexts.ts'

/** Whether an answer's showing says that its question had been shown lately, where the showing is here. */
const OF_REPEAT: Readonly<Record<Dialect, Statement>> = {
  sqlite: sql`json_extract(s.practice, '$.repeat')`,
  postgresql: sql`(s.practice ->> 'repeat')::boolean`,
}

/**
 * Whether `question_attempts a` in the statement is an answer of practice to a question shown lately; null where that isn't
 * known. A showing is looked up for answers of practice alone.
 */
export const ofRepeat = (dialect: Dialect): Statement => sql`
  case when a.context in ${practiceContexts}
    then (select ${OF_REPEAT[dialect]} from showings s where s.id = a.showing_id) end`
