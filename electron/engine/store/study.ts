import { keyedMutex } from '#concurrency/keyed-mutex.ts'
import type { Transaction } from '#database/sql.ts'
import { sqlStudyStore } from '#study/store/sql-store.ts'
import type { StudyStore } from '#study/store.ts'
import type { Database } from './database.ts'

/** Reads, and at the end one write, during which nothing else changes this player. */
export type PlayerTransactions = <T>(userId: string, work: (tx: Transaction) => Promise<T>) => Promise<T>

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
  sqlStudyStore({ dialect: 'sqlite', query: db.query, numbersEvents: false, change: transactions })
