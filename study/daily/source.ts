import type { Item } from '../item.ts'

/** Where the day's case comes from: the same for every player, on whatever node they ask. */
export interface DailySource {
  /** The case of a date (yyyy-mm-dd), chosen at the first asking; null when the bank has none left for it. */
  caseOf(date: string): Promise<Item | null>
  /** the last case of a day before this date, or null */
  lastBefore(date: string): Promise<{ date: string; item: Item } | null>
}
