import type { LeagueRow } from '#protocol/http/league.ts'

/** Returns how many players of the group these points of one's own took one past; never below 0. */
export function placesGained(
  rows: readonly Pick<LeagueRow, 'id' | 'points' | 'rank'>[],
  ownId: string,
  points: number,
): number {
  const own = rows.find(({ id }) => id === ownId)
  if (!own || points <= 0) return 0
  // A tie goes to the one who had the points first: who stood level with the points of before stood ahead.
  return rows.filter((row) => row.rank > own.rank && row.points >= own.points - points && row.points > 0)
    .length
}
