import { counted, fixed, share } from '#protocol/figures.ts'
import { NINETY_FIVE, shareRange } from '#rules/interval.ts'
import type { Group, Pool } from '../../../clients/calibration.ts'

export const POOL_NAMES: Readonly<Record<Pool, string>> = {
  practice: 'Practice questions',
  ranked: 'Duel questions',
}

export const subjectName = ({ subject }: Pick<Group, 'subject'>): string => subject ?? 'All subjects'

/** One tenth of the chances that holds answers. */
export interface Tenth {
  name: string
  answers: number
  /** the mean chance, the share that was correct, and the range in which that lies with 95 %; each 0 to 1 */
  told: number
  came: number
  low: number
  high: number
}

/** Returns the tenths with answers, from the least likely on. */
export function tenthsOf({ bins }: Pick<Group, 'bins'>): Tenth[] {
  return bins.flatMap(({ answers, right, told }, i) => {
    if (answers === 0) return []
    const name = `${(100 * i) / bins.length}–${(100 * (i + 1)) / bins.length}%`
    return [{ name, answers, told, came: right / answers, ...shareRange(right, answers, NINETY_FIVE) }]
  })
}

/** Returns the mean chance of a group's answers, 0 to 1. */
export const meanTold = ({ bins, answers }: Pick<Group, 'bins' | 'answers'>): number =>
  bins.reduce((sum, bin) => sum + bin.told * bin.answers, 0) / answers

/** Returns how far chances were off on average, 0 to 1, by tenths, each answer counting alike. */
export const meanOff = (group: Group): number =>
  tenthsOf(group).reduce((sum, { answers, told, came }) => sum + answers * Math.abs(told - came), 0) /
  group.answers

export const brierText = (brier: number): string => fixed(brier, 3)

/** The meaning of the chart, in two sentences. */
export function chanceSummary(group: Group): string {
  const average = group.right / group.answers
  const always = average * (1 - average)
  return `Over ${counted(group.answers, 'first answer', 'first answers')}, our predictions were off by ${fixed(100 * meanOff(group))} points on average. Their Brier score is ${brierText(group.brier)}. Always predicting the average, ${share(average)}, would get ${brierText(always)}.`
}
