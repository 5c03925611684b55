import { gameDay } from '#protocol/figures.ts'
import { addDays } from '#rules/days.ts'
import { MOST_HOURS } from '#rules/plan/study-plan.ts'

/** An exam is planned for within so many days, five years. */
const FARTHEST_DAYS = 5 * 365

/** A plan as it was typed: the date (yyyy-mm-dd) and the hours a week, each empty for none. */
export interface TypedPlan {
  examDate: string
  hours: string
}

/** The last date that an exam may be planned for, from the reader's own date on. */
export const lastDate = (today: string): string => addDays(today, FARTHEST_DAYS)

/** Returns what keeps a typed plan from being saved, in words by field; `today` is the reader's own date. */
export function planFaults({ examDate, hours }: TypedPlan, today: string): Partial<TypedPlan> {
  const isHours = /^\d+$/.test(hours) && Number(hours) >= 1 && Number(hours) <= MOST_HOURS
  return {
    ...(examDate !== '' && examDate < today ? { examDate: `Choose ${gameDay(today)} or later.` } : {}),
    ...(examDate > lastDate(today) ? { examDate: `Choose ${gameDay(lastDate(today))} or earlier.` } : {}),
    ...(hours === '' || isHours ? {} : { hours: `Choose a whole number from 1 to ${MOST_HOURS}.` }),
  }
}
