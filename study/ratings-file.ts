import { createHash } from 'node:crypto'
import { ratingsArtifact } from '#protocol/ratings.ts'
import { SHOWN, type ShownWeights } from '#rules/ability/ability.ts'
import type { Calibration, Ratings } from '#rules/calibration/rating.ts'

/** Ratings as they're kept and sent: a text, and the SHA-256 (hex) that names it. */
export interface RatingsText {
  hash: string
  text: string
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the text of ratings, with the weights once they are other than the product's own; the same make the same text. */
export function ratingsText(ratings: Ratings, shown: ShownWeights = SHOWN): RatingsText {
  const sorted = [...ratings].sort(([a], [b]) => (a < b ? -1 : 1))
  const learned = shown === SHOWN ? {} : { shown }
  const text = JSON.stringify({ edition: 1, ratings: Object.fromEntries(sorted), ...learned })
  return { hash: hashOf(text), text }
}

/** Returns the ratings and weights of a text; none and the product's own where it isn't one that this version reads. */
export function calibrationIn(text: string): Calibration {
  const { data } = ratingsArtifact.safeParse(JSON.parse(text))
  return { ratings: new Map(Object.entries(data?.ratings ?? {})), shown: data?.shown ?? SHOWN }
}

export const ratingsIn = (text: string): Ratings => calibrationIn(text).ratings
