/** Where a row stands on its board: what the order is made of, and the rank it had when it was read. */
export interface Place {
  rank: number
  points: number
  /** epoch milliseconds */
  reachedAt: number
  id: string
}

const WRITTEN = /^(\d{1,9})_(\d{1,9})_(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** A place as it goes out with a row, to be handed back for the rows below. */
export const writePlace = ({ rank, points, reachedAt, id }: Place): string =>
  `${rank}_${points}_${reachedAt}_${id}`

/** Null when the text is no place. */
export function readPlace(text: string): Place | null {
  const [, rank, points, reachedAt, id] = WRITTEN.exec(text) ?? []
  if (id === undefined) return null
  const place = { rank: Number(rank), points: Number(points), reachedAt: Number(reachedAt), id }
  // The database's integers and instants end earlier than these digits.
  const fits = place.points <= 2_147_483_647 && place.reachedAt <= 8_640_000_000_000_000
  return place.rank > 0 && fits ? place : null
}
