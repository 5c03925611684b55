import { keyedMutex } from '#concurrency/keyed-mutex.ts'
import type { PlayerTransactions } from '#study/store/database.ts'
import { sqlStudyStore } from '#study/store/sql-store.ts'
import type { StudyStore } from '#study/store.ts'
import type { Database } from './database.ts'
import { lockPlayer } from './lock-player.ts'
import { playWatch } from './play-watch.ts'

export function playerTransactions(db: Database): PlayerTransactions {
  const runExclusive = keyedMutex()
  return (userId, work) =>
    runExclusive(userId, () =>
      db.transaction(async (tx) => {
        await lockPlayer(tx, userId)
        return work(tx)
      }),
    )
}

/** The study store on PostgreSQL, with the transactions and the watch it shares with sync. */
export function cloudStudy(db: Database, now: () => number) {
  const changes = playerTransactions(db)
  const watch = playWatch(now)
  const store = sqlStudyStore({
    ...{ dialect: 'postgresql', query: db.query, numbersEvents: true },
    ...{ transaction: changes, watch },
  })
  return { changes, watch, store }
}

export const cloudStudyStore = (db: Database): StudyStore => cloudStudy(db, Date.now).store
