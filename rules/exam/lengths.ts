import { MINUTE_MS } from '../days.ts'

/** The lengths of a block, in questions. */
export const LENGTHS = [33, 100] as const
export type Length = (typeof LENGTHS)[number]

/** The factors by which a block's time is lengthened. */
export const EXTRAS = [1, 1.25, 1.5, 2] as const
export type Extra = (typeof EXTRAS)[number]

/** The time of a block at the exam's own pace, and the questions after which its pace is told. */
const PLANS: Readonly<Record<Length, { minutes: number; checkpoints: readonly number[] }>> = {
  33: { minutes: 60, checkpoints: [11, 22] },
  100: { minutes: 180, checkpoints: [25, 50, 75] },
}

export const checkpointsOf = (length: Length): readonly number[] => PLANS[length].checkpoints

/** Returns the time a block gives, in ms. */
export const limitOf = (length: Length, extra: Extra): number => PLANS[length].minutes * MINUTE_MS * extra
