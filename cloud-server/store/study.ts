import { type Change, executeOn, queryOn } from '#study/store/sql.ts'
import { sqlStudyStore } from '#study/store/sql-store.ts'
import { turns } from '#study/store/turns.ts'
import type { StudyStore } from '#study/store.ts'
import type { Database } from './database.ts'

type Transaction = Pick<Database, '$queryRaw' | '$executeRaw'>

/** A transaction as a change. */
export function changeOn(tx: Transaction): Change {
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
export type PlayerChanges = <T>(userId: string, work: (change: Change) => Promise<T>) => Promise<T>

export function playerChanges(db: Database): PlayerChanges {
  const inTurn = turns()
  return (userId, work) =>
    inTurn(userId, () =>
      db.$transaction(async (tx) => {
        // Other nodes wait here too: the row stays locked until the transaction ends. Not against foreign keys, which a
        // duel that starts must be able to check meanwhile: nobody here changes a key.
        await tx.$queryRaw`select 1 from users where id = ${userId} for no key update`
        return work(changeOn(tx))
      }, LIMITS),
    )
}

/** The study store on PostgreSQL. */
export const cloudStudyStore = (db: Database, change: PlayerChanges = playerChanges(db)): StudyStore =>
  sqlStudyStore({ dialect: 'postgresql', query: queryOn(db), numbersEvents: true, change })
