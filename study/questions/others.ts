import type { Others } from '#protocol/http/solo.ts'
import { type Ratings, ratingKey } from '#rules/calibration/rating.ts'
import type { Item } from '../item.ts'

/** Returns how often others get a question right the first time, 0 to 1, and how many they are; null where they're too few. */
export function othersOn(ratings: Ratings, item: Item): Others | null {
  const rating = ratings.get(ratingKey(item))
  return rating ? { share: rating.right / rating.players, players: rating.players } : null
}
