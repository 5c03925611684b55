import type { DailyAttempt } from '#protocol/http/daily.ts'
import { POINTS_FROM_AGE_MS, POINTS_FROM_ANSWERS } from '#rules/daily/casefile.ts'
import { DAY_MS } from '#rules/days.ts'
import { daysText } from '../../components/day-text.ts'

const WHO_EARNS = `They’re for cases answered online, once an account is ${daysText(POINTS_FROM_AGE_MS / DAY_MS)} old and has ${POINTS_FROM_ANSWERS} answers.`

/** Returns why a correct answer may have earned no points; null for every other. */
export const unpaidNote = ({
  isCorrect,
  points,
}: Pick<DailyAttempt, 'isCorrect' | 'points'>): string | null =>
  isCorrect && points === 0 ? `No points this time. ${WHO_EARNS}` : null
