import { raw, type Statement } from '#database/sql.ts'
import { isOfPractice, SHOWING_CONTEXTS } from '#rules/showing-context.ts'

/** The contexts whose answers are of practice, as a list in SQL: `context in ${practiceContexts}`. */
export const practiceContexts: Statement = raw(
  `(${SHOWING_CONTEXTS.filter(isOfPractice)
    .map((context) => `'${context}'`)
    .join(', ')})`,
)
