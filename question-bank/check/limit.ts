import type { Item } from '../load/item.ts'
import { LEAST_SAMPLE } from './sample.ts'

/** One row of the report: what was measured, on how many items, and whether the limit holds. */
export interface Measure {
  readonly name: string
  /** The rule name under which the check reports it. */
  readonly rule: string
  readonly ours: string
  readonly limit: string
  readonly count: number
  /** 'few' when there are too few items to judge. */
  readonly verdict: 'met' | 'broken' | 'few'
}

/** A limit on the bank as a whole (or on the part of it, or the family, that is looked at). */
export type Limit = (items: readonly Item[]) => Measure[]

/** Builds a measure, judged only when there are items enough. */
export function measure(row: Omit<Measure, 'verdict'>, met: boolean): Measure {
  return { ...row, verdict: row.count < LEAST_SAMPLE ? 'few' : met ? 'met' : 'broken' }
}

/** 0.273 → '27.3 %'. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
