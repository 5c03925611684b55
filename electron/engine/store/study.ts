import { keyedMutex } from '#concurrency/keyed-mutex.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { sqlStudyStore } from '#study/store/sql-store.ts'
import type { StudyStore } from '#study/store.ts'
import type { Database } from './database.ts'

/** One process owns the file, so a mutex of its own is the player's lock: everyone who changes a player takes it. */
export function playerTransactions(db: Database): PlayerTransactions {
  const runExclusive = keyedMutex()
  return (userId, work) => runExclusive(userId, () => work(db))
}

/** The study store on the desktop's SQLite file. */
export const localStudyStore = (
  db: Database,
  transactions: PlayerTransactions = playerTransactions(db),
): StudyStore =>
  sqlStudyStore({
    ...{ dialect: 'sqlite', query: db.query, numbersEvents: false },
    ...{ transaction: transactions, watch: null },
  })
