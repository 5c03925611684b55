import { createHash } from 'node:crypto'
import { ratingsArtifact } from '#protocol/ratings.ts'
import type { Ratings } from '#rules/calibration/rating.ts'

/** Ratings as they're kept and sent: a text, and the SHA-256 (hex) that names it. */
export interface RatingsText {
  hash: string
  text: string
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Returns the text of ratings; the same ratings make the same text. */
export function ratingsText(ratings: Ratings): RatingsText {
  const sorted = [...ratings].sort(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify({ edition: 1, ratings: Object.fromEntries(sorted) })
  return { hash: hashOf(text), text }
}

/** Returns the ratings of a text; none where it isn't one that this version reads. */
export function ratingsIn(text: string): Ratings {
  const { data } = ratingsArtifact.safeParse(JSON.parse(text))
  return new Map(Object.entries(data?.ratings ?? {}))
}
