import type { Analytics } from '../../../clients/stats.ts'
import { percent } from '../../../components/figures.ts'
import { type BarPoint, EXAM_MINUTES, minutesText, paceOf, type TimePoint } from './chart-data.ts'

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
  const exam = `The bar exam gives you ${minutesText(EXAM_MINUTES)} a question.`
  if (pace === null) return `${exam} We didn’t time these answers.`
  const beside = pace <= EXAM_MINUTES ? 'within it' : 'over it'
  return `${exam} You take ${minutesText(pace)} on average: ${beside}.`
}

/** The best and the weakest bar. */
export function barsSummary(bars: readonly BarPoint[]): string {
  const ranked = bars.toSorted((a, b) => b.value - a.value)
  const best = ranked[0]
  const weakest = ranked.at(-1)
  if (!best || !weakest) return 'No answers yet.'
  if (ranked.length === 1) return `${best.name}: ${best.text}.`
  return `Best: ${best.name}, ${percent(best.value)}. Weakest: ${weakest.name}, ${percent(weakest.value)}.`
}
