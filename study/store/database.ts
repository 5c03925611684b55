import type { Reader, Transaction } from '#database/sql.ts'

/** Reads, and at the end one write, during which nothing else changes this player, here or on another node. */
export type PlayerTransactions = <T>(userId: string, work: (tx: Transaction) => Promise<T>) => Promise<T>

/** The parts of the study store that differ between its databases. */
export interface StudyDatabase extends Reader {
  transaction: PlayerTransactions
  /** whether attempts get their number here: the cloud gives it as it accepts them (design section 7) */
  numbersEvents: boolean
}
