import { DAY_MS, dateStart, utcDayStart, utcWeekStart } from '../days.ts'

/** The plan a player made: the date of the exam (yyyy-mm-dd) and the hours a week; null where they said nothing. */
export interface StudyPlan {
  examDate: string | null
  weeklyHours: number | null
}

export const NO_PLAN: StudyPlan = { examDate: null, weeklyHours: null }

/** Hours a week that a plan may be of. */
export const MOST_HOURS = 60

/** A question with its explanation, as time is planned. */
const MINUTES_A_QUESTION = 2
/** A day without a plan, and the least of one with it. */
const LEAST_QUESTIONS = 5
export const LEAST_MINUTES = LEAST_QUESTIONS * MINUTES_A_QUESTION
/** After missed days no day grows beyond so many even shares: nothing piles up. */
const MOST_SHARES = 1.5
const WEEK_DAYS = 7

/** Returns when the exam begins (ms, by the UTC day); null where no date is set or it is over. */
export function examAtOf({ examDate }: StudyPlan, now: number): number | null {
  const at = examDate === null ? Number.NaN : dateStart(examDate)
  return at >= utcDayStart(now) ? at : null
}

/** Whether an exam may be planned for its date: somewhere on earth that day isn't over, and readers go by their own. */
export const isExamAhead = ({ examDate }: StudyPlan, now: number): boolean =>
  examDate !== null && dateStart(examDate) >= utcDayStart(now) - DAY_MS

/** The questions of today, and how many of them were answered. */
export interface Dose {
  questions: number
  minutes: number
  answered: number
}

/**
 * Returns today's share of a week's hours: the hours left over the days left, so that missed days are shared out. A day is
 * never beyond one and a half even shares, nor below ten minutes. `answeredAt` are the answers since the week began, in ms.
 */
export function doseOf({ weeklyHours }: StudyPlan, answeredAt: readonly number[], now: number): Dose {
  const today = utcDayStart(now)
  const answered = answeredAt.filter((at) => at >= today).length
  if (weeklyHours === null) return { questions: LEAST_QUESTIONS, minutes: LEAST_MINUTES, answered }
  const week = (weeklyHours * 60) / MINUTES_A_QUESTION
  const daysLeft = WEEK_DAYS - (today - utcWeekStart(now)) / DAY_MS
  const left = Math.max(0, week - (answeredAt.length - answered))
  const share = Math.min(left / daysLeft, (week / WEEK_DAYS) * MOST_SHARES)
  const questions = Math.max(LEAST_QUESTIONS, Math.round(share))
  return { questions, minutes: questions * MINUTES_A_QUESTION, answered }
}
