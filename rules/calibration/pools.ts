/** The pools whose questions are measured; the daily's are asked once a year. */
export const MEASURED_POOLS = ['practice', 'ranked'] as const

export type MeasuredPool = (typeof MEASURED_POOLS)[number]
