import type { PlayerProgress } from '#rules/progress/state.ts'
import type { Item } from '../item.ts'
import type { BeforeAnswer, Recording } from '../recording.ts'
import type { Showing, Shown } from '../showing.ts'
import type { DailyAttempt, DailyOutcome } from './attempt.ts'

/** A day's case as it was put before a player, and what they did with it. */
export interface DailyShown {
  attempt: DailyAttempt
  shown: Shown
}

/** What recording a case's answer starts from, read under the player's lock. */
export interface BeforeDaily extends BeforeAnswer {
  attempt: DailyAttempt
  /** dates of all cases this player has answered, timeouts not among them */
  answeredDays: readonly string[]
  /** when the account was made, ms; 0 where no points are kept */
  joinedAt: number
  /** whether another account of the player's device was told the key before; false where no points are kept */
  keyWasNearby: boolean
}

export interface DailyRecording extends Recording {
  daily: DailyOutcome
}

export type DailyRecordResult =
  /** now, or before: then what was recorded is what stands. `attemptId` names the answer's event */
  { kind: 'recorded' | 'answered'; daily: DailyShown; attemptId: string } | { kind: 'unknown' }

/** The player's days in a row, as they stood after the last one. */
export type DailyProgress = Pick<PlayerProgress, 'dailyStreak' | 'bestDailyStreak' | 'lastDailyDate'>

/** How many players chose what, by the item's own index; -1 for none in time. */
export type DailyTally = ReadonlyMap<number, number>

/** The daily's part of the study store: one row a player and UTC day. */
export interface DailyStore {
  /** the player's case of a date, or null when it was not put before them */
  dailyOf(userId: string, date: string): Promise<DailyShown | null>
  /** the same by its showing */
  dailyShown(userId: string, showingId: string): Promise<DailyShown | null>
  /** cases of any day whose clock was started and that are not answered */
  runningDailies(userId: string): Promise<DailyShown[]>
  /**
   * Stores the day's case as put before its player, unless it was already: a player has one showing of a day. Where
   * `startAt` (ms) is given its clock starts then, unless it runs already; null keeps it unstarted.
   */
  assignDaily(date: string, showing: Showing, item: Item, startAt: number | null): Promise<DailyShown>
  /** As `record`, with what the day's row keeps. If `decide` returns null, nothing is written and the result is unknown. */
  recordDaily(
    userId: string,
    showingId: string,
    decide: (before: BeforeDaily) => DailyRecording | null,
  ): Promise<DailyRecordResult>
  dailyProgress(userId: string): Promise<DailyProgress>
  /** how all players answered a date's case */
  dailyTally(date: string): Promise<DailyTally>
}
