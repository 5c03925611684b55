import type { Reader, Statement, Transaction } from '#database/sql.ts'
import type { Attempt } from '../attempt.ts'

/** Reads, and at the end one write, during which nothing else changes this player, here or on another node. */
export type PlayerTransactions = <T>(userId: string, work: (tx: Transaction) => Promise<T>) => Promise<T>

/** The watch that the cloud keeps over answers to practice questions (design section 7). */
export interface PlayWatch {
  /** whether the UTC day of an instant (ms) holds so many answers of the player more */
  hasRoom(db: Reader, userId: string, at: number, more: number): Promise<boolean>
  /** the writes that answers make beside themselves, read before they are stored, in the player's own transaction */
  weigh(db: Reader, userId: string, attempts: readonly Attempt[]): Promise<Statement[]>
}

/** The parts of the study store that differ between its databases. */
export interface StudyDatabase extends Reader {
  transaction: PlayerTransactions
  /** whether attempts get their number here: the cloud gives it as it accepts them (design section 7) */
  numbersEvents: boolean
  /** null on a desktop: the cloud judges what that pushes */
  watch: PlayWatch | null
}
