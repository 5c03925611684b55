import type { ReplyOf } from '#protocol/routes.ts'
import { DAY_MS, utcDate, utcDayStart } from '#rules/days.ts'
import { dueAt } from '#rules/memory/due.ts'
import { doseOf, examAtOf, type StudyPlan } from '#rules/plan/study-plan.ts'
import { type Area, areaKey, isDueAt, memoriesOf } from '#rules/practice/choose-area.ts'
import { gainOf, horizonTo } from '#rules/practice/gain.ts'
import type { PlayerState } from '#rules/progress/player-state.ts'
import { SUBJECTS } from '#rules/subjects.ts'

/** Days ahead that are told. */
const FORECAST_DAYS = 14

/**
 * Returns how reviews stand: the rules that there are questions on, met and due, now, today and in the days ahead; and today's
 * share of the week's plan. `answeredAt` are the answers since the week began; all in ms.
 */
export function today(
  userId: string,
  { progress, topics }: PlayerState,
  areas: readonly Area[],
  { plan, answeredAt }: { plan: StudyPlan; answeredAt: readonly number[] },
  now: number,
): Omit<ReplyOf<'GET /api/study/today'>, 'blockIsOpen'> {
  const examAt = examAtOf(plan, now)
  const memories = memoriesOf(topics)
  const met = areas.flatMap((one) => {
    const memory = memories.get(areaKey(one))
    return memory ? [{ ...one, memory }] : []
  })
  const isDue = met.map(({ area, memory }) => isDueAt({ userId, area, memory, examAt }, now))
  const due = met.filter((_, i) => isDue[i])
  const later = met
    .filter((_, i) => !isDue[i])
    .map(({ area, memory }) => dueAt({ userId, area, memory, examAt }))
  const tomorrow = utcDayStart(now) + DAY_MS
  const horizon = horizonTo(examAt, now)
  const laterBetween = (from: number, to: number) => later.filter((at) => at >= from && at < to).length
  return {
    due: due.length,
    dueInPractice: due.filter(({ memory }) => gainOf(memory, 0, horizon, now) > 0).length,
    bySubject: SUBJECTS.flatMap((subject) => {
      const count = due.filter((one) => one.subject === subject).length
      return count > 0 ? [{ subject, due: count }] : []
    }),
    laterToday: laterBetween(now, tomorrow),
    forecast: Array.from({ length: FORECAST_DAYS }, (_, day) =>
      laterBetween(tomorrow + day * DAY_MS, tomorrow + (day + 1) * DAY_MS),
    ),
    nextDueAt: due.length > 0 || later.length === 0 ? null : Math.min(...later),
    met: met.length,
    rules: areas.length,
    plan: {
      ...plan,
      daysLeft: examAt === null ? null : Math.round((examAt - utcDayStart(now)) / DAY_MS),
      ...doseOf(plan, answeredAt, now),
    },
    practicedToday: progress.practicedOn === utcDate(now) ? progress.practicedCount : 0,
  }
}
