import { keyedMutex } from '#concurrency/keyed-mutex.ts'
import { executeOn, queryOn, type Transaction } from '#database/sql.ts'
import { sqlStudyStore } from '#study/store/sql-store.ts'
import type { StudyStore } from '#study/store.ts'
import type { Database } from './database.ts'

type PrismaTransaction = Pick<Database, '$queryRaw' | '$executeRaw'>

/** A transaction as a change. */
export function transactionOn(tx: PrismaTransaction): Transaction {
  const execute = executeOn(tx)
  return {
    dialect: 'postgresql',
    query: queryOn(tx),
    async write(statements) {
      // One after the other: a connection takes no second statement meanwhile.
      const touched: number[] = []
      for (const statement of statements) touched.push(await execute(statement))
      return touched
    },
  }
}

/** How long a change waits for a connection, and for its statements, before it fails (ms). */
const LIMITS = { maxWait: 5_000, timeout: 10_000 }

/** Runs work on one player's rows while nothing else changes them, here or on another node. */
export type PlayerTransactions = <T>(userId: string, work: (change: Transaction) => Promise<T>) => Promise<T>

export function playerTransactions(db: Database): PlayerTransactions {
  const runExclusive = keyedMutex()
  return (userId, work) =>
    runExclusive(userId, () =>
      db.$transaction(async (tx) => {
        // Other nodes wait here too: the row stays locked until the transaction ends. Not against foreign keys, which a
        // duel that starts must be able to check meanwhile: nobody here changes a key.
        await tx.$queryRaw`select 1 from users where id = ${userId} for no key update`
        return work(transactionOn(tx))
      }, LIMITS),
    )
}

/** The study store on PostgreSQL. */
export const cloudStudyStore = (
  db: Database,
  change: PlayerTransactions = playerTransactions(db),
): StudyStore => sqlStudyStore({ dialect: 'postgresql', query: queryOn(db), numbersEvents: true, change })
