import { shortGameDay, weekGameDay } from '#protocol/figures.ts'
import { utcDate, utcWeekStart } from '#rules/days.ts'
import type { Analytics } from '../../clients/stats.ts'

/** Answers of the week that `now` (ms) lies in, from its Monday (yyyy-mm-dd, UTC) on. */
export interface Week {
  readonly monday: string
  readonly answered: number
  readonly correct: number
}

/** Returns this week's answers: its own row where rows are weeks, else the sum of its days. Weeks begin on Monday (UTC). */
export function thisWeek({ overTime }: Pick<Analytics, 'overTime'>, now: number): Week {
  const monday = utcDate(utcWeekStart(now))
  return overTime
    .filter(({ start }) => start >= monday)
    .reduce(
      (sum, { answered, correct }) => ({
        monday,
        answered: sum.answered + answered,
        correct: sum.correct + correct,
      }),
      { monday, answered: 0, correct: 0 },
    )
}

/** The days that are counted, in words. The week is the game's, so it says so by its date: it may begin on a reader's Sunday. */
export const weekWords = ({ monday, answered }: Week): string =>
  answered === 0
    ? `No answers yet in the week of ${shortGameDay(monday)}. A few today get it going.`
    : `Since ${weekGameDay(monday)}`
