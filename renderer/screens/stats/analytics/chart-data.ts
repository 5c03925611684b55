import { gameDay, minutes, whole } from '#protocol/figures.ts'
import { DAY_MS } from '#rules/days.ts'
import { difficultyName } from '#rules/difficulty.ts'
import { EXAM_SECONDS_PER_QUESTION } from '#rules/pace.ts'
import { SHORT_NAMES } from '#rules/subjects.ts'
import type { Analytics } from '../../../clients/stats.ts'
import { percent } from '../../../components/figures.ts'

type Tally = Analytics['total']

export const EXAM_MINUTES = EXAM_SECONDS_PER_QUESTION / 60

export const paceText = (length: number): string => minutes(length, 1)

/** Share of right answers in percent; of nothing answered there is no point to draw. */
const accuracyOf = ({ answered, correct }: Tally): number => (100 * correct) / Math.max(1, answered)

/** Minutes an answer took on average; null where none was timed. */
export const paceOf = ({ timed, seconds }: Tally): number | null =>
  timed === 0 ? null : seconds / timed / 60

export interface Point {
  /** the words under the pointer */
  readonly name: string
  readonly text: string
}

export interface TimePoint extends Point {
  /** start of the day or week (ms) */
  readonly at: number
  readonly value: number
}

export interface BarPoint extends Point {
  readonly label: string
  readonly value: number
}

const nameOf = (period: Analytics['period'], start: string): string =>
  period === 'week' ? `Week of ${gameDay(start)}` : gameDay(start)

const shareText = (tally: Tally): string =>
  `${whole(tally.correct)} of ${whole(tally.answered)} correct (${percent(accuracyOf(tally))})`

export const accuracyPoints = ({ overTime, period }: Analytics): TimePoint[] =>
  overTime.map(({ start, ...tally }) => ({
    at: Date.parse(start),
    value: accuracyOf(tally),
    name: nameOf(period, start),
    text: shareText(tally),
  }))

export const pacePoints = ({ overTime, period }: Analytics): TimePoint[] =>
  overTime.flatMap(({ start, ...tally }) => {
    const pace = paceOf(tally)
    const at = Date.parse(start)
    return pace === null
      ? []
      : [{ at, value: pace, name: nameOf(period, start), text: `${paceText(pace)} per answer` }]
  })

export const subjectBars = ({ bySubject }: Analytics): BarPoint[] =>
  bySubject.map(({ subject, ...tally }) => ({
    label: SHORT_NAMES[subject],
    value: accuracyOf(tally),
    name: subject,
    text: shareText(tally),
  }))

export const difficultyBars = ({ byDifficulty }: Analytics): BarPoint[] =>
  byDifficulty.map(({ difficulty, ...tally }) => ({
    label: String(difficulty),
    value: accuracyOf(tally),
    name: `Level ${difficulty} ${difficultyName(difficulty)}`,
    text: shareText(tally),
  }))

const MOST_TICKS = 4

/** Where the time axis is marked: its ends and days evenly between them, no two the same. */
export function timeTicks(points: readonly TimePoint[]): number[] {
  const first = points[0]?.at
  const last = points.at(-1)?.at
  if (first === undefined || last === undefined) return []
  const days = (last - first) / DAY_MS
  const steps = Math.min(MOST_TICKS - 1, days)
  if (steps === 0) return [first]
  return Array.from({ length: steps + 1 }, (_, i) => first + Math.round((i * days) / steps) * DAY_MS)
}

/** The stretch of time drawn; one day alone stands in the middle of three. */
export function timeDomain(points: readonly TimePoint[]): [number, number] {
  const first = points[0]?.at ?? 0
  const last = points.at(-1)?.at ?? 0
  return first === last ? [first - DAY_MS, last + DAY_MS] : [first, last]
}
