import { hardness } from '../ability/ability.ts'
import type { Rating } from './rating.ts'

/** far: measured far from its written level. key: missed by nearly everyone, as a question with a wrong key is. */
export const SUSPICIONS = ['far', 'key'] as const

export type Suspicion = (typeof SUSPICIONS)[number]

/** A rating further than this from the written level's hardness, in logits, is looked at. */
const FAR = 1.5
/** From so many players on, a question that fewer than this share get right may have a wrong key. */
export const SUSPECTED_FROM = 50
export const LEAST_SHARE = 0.3

/** Returns why a question is to be looked at, of this rating and written level; nothing where all is well. */
export function suspicionsOf({ hardness: measured, players, right }: Rating, level: number): Suspicion[] {
  return SUSPICIONS.filter((one) =>
    one === 'far'
      ? Math.abs(measured - hardness(level)) > FAR
      : players >= SUSPECTED_FROM && right / players < LEAST_SHARE,
  )
}
