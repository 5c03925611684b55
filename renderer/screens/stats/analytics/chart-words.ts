import type { Analytics } from '../../../clients/stats.ts'
import { percent } from '../../../components/figures.ts'
import { type BarPoint, EXAM_MINUTES, paceOf, paceText, type TimePoint } from './chart-data.ts'

/** From the first to the last point drawn. */
export function accuracySummary(points: readonly TimePoint[]): string {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last) return 'No answers yet.'
  if (points.length === 1) return `${last.name}: ${percent(last.value)} of your answers were correct.`
  return `From ${percent(first.value)} (${first.name}) to ${percent(last.value)} (${last.name}).`
}

/** The average beside the time the exam gives. */
export function paceSummary(total: Analytics['total']): string {
  const pace = paceOf(total)
  const exam = `The bar exam gives you ${paceText(EXAM_MINUTES)} a question.`
  if (pace === null) return `${exam} We didn’t time these answers.`
  // As both are told: an average that reads like the exam's is neither within it nor over it.
  const isEven = paceText(pace) === paceText(EXAM_MINUTES)
  const beside = isEven ? 'right on pace' : pace < EXAM_MINUTES ? 'within it' : 'over it'
  return `${exam} You take ${paceText(pace)} on average: ${beside}.`
}

/** Bars of one value by name: 'Level 1 Novice', 'Level 1 Novice and 2 more'. */
function namesOf(bars: readonly BarPoint[], value: number): string {
  const [first, ...more] = bars.filter((bar) => bar.value === value).map(({ name }) => name)
  return more.length === 0
    ? `${first}`
    : `${first} and ${more.length === 1 ? more[0] : `${more.length} more`}`
}

/** The best and the lowest bars: no area is called weak. */
export function barsSummary(bars: readonly BarPoint[]): string {
  const [only] = bars
  if (!only) return 'No answers yet.'
  if (bars.length === 1) return `${only.name}: ${only.text}.`
  const values = bars.map(({ value }) => value)
  const best = Math.max(...values)
  const lowest = Math.min(...values)
  if (best === lowest) return `All at ${percent(best)}.`
  return `Best: ${namesOf(bars, best)}, ${percent(best)}. Lowest: ${namesOf(bars, lowest)}, ${percent(lowest)}.`
}
