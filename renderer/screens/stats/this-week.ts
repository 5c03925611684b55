import { utcDate, utcWeekStart } from '#rules/days.ts'
import type { Analytics } from '../../clients/stats.ts'

/** Answers of the week that `now` (ms) lies in. */
export interface Week {
  readonly answered: number
  readonly correct: number
}

/** Returns this week's answers: its own row where rows are weeks, else the sum of its days. Weeks begin on Monday (UTC). */
export function thisWeek({ overTime }: Pick<Analytics, 'overTime'>, now: number): Week {
  const monday = utcDate(utcWeekStart(now))
  return overTime
    .filter(({ start }) => start >= monday)
    .reduce(
      (sum, { answered, correct }) => ({ answered: sum.answered + answered, correct: sum.correct + correct }),
      { answered: 0, correct: 0 },
    )
}
