import { type Change, executeOn, queryOn } from '#study/store/sql.ts'
import { sqlStudyStore } from '#study/store/sql-store.ts'
import { turns } from '#study/store/turns.ts'
import type { StudyStore } from '#study/store.ts'
import type { Database } from './database.ts'

/** Reads as they come, and one batch of writes as one commit: half the time of a transaction held open. */
export const changeOn = (db: Database): Change => ({
  dialect: 'sqlite',
  query: queryOn(db),
  write: (statements) => db.$transaction(statements.map(executeOn(db))),
})

/** The study store on the desktop's SQLite file. One process owns the file, so its own turns are the player's lock. */
export function localStudyStore(db: Database): StudyStore {
  const inTurn = turns()
  return sqlStudyStore({
    dialect: 'sqlite',
    query: queryOn(db),
    numbersEvents: false,
    change: (userId, work) => inTurn(userId, () => work(changeOn(db))),
  })
}
