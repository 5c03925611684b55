/** The weekly leagues: groups of players of like rating and activity, who move up or down at the end of the week. */

/** The leagues from the lowest to the highest. Everybody begins in the first. */
export const LEAGUES = [
  'Small Claims',
  'Trial Court',
  'Court of Appeals',
  'State Supreme Court',
  'Supreme Court',
] as const
export const TOP_LEAGUE = LEAGUES.length - 1

/** Most players of a group. */
export const GROUP_SIZE = 30

/** Weekly points from which a player counts as steady, and as busy: players are grouped with others who play as much. */
export const ACTIVITY_STEPS = [50, 200] as const

/** Places at the top of a group that lead up, and at its end that lead down. */
export interface Zones {
  up: number
  down: number
}

/** A fifth of a group goes up, and a fifth down; of a small group one goes up and nobody down. */
const FIFTH = 5

/** Returns how many of a group of `size` go up and down from a league, 0 being the lowest. */
export function zonesOf(size: number, league: number): Zones {
  const fifth = Math.floor(size / FIFTH)
  return {
    up: league === TOP_LEAGUE || size < 2 ? 0 : Math.max(1, fifth),
    down: league === 0 ? 0 : fifth,
  }
}

export const LEAGUE_RESULTS = ['up', 'same', 'down'] as const
export type LeagueResult = (typeof LEAGUE_RESULTS)[number]

/** How a player ended the week. */
export interface WeekEnd {
  league: number
  size: number
  /** 1 is the top; null for a player who left the boards or the leagues, and so has no place */
  place: number | null
  points: number
}

/**
 * Returns how a week ends for a player. Without points nobody goes up or stays; leaving in mid-week costs what the last place
 * costs, so that nobody leaves to keep a league.
 */
export function resultOf({ league, size, place, points }: WeekEnd): LeagueResult {
  const { up, down } = zonesOf(size, league)
  if (place === null || points === 0) return league === 0 ? 'same' : 'down'
  if (place <= up) return 'up'
  return place > size - down ? 'down' : 'same'
}

/** A group that has room, with its players' mean rating. */
export interface OpenGroup {
  league: number
  groupNo: number
  size: number
  rating: number
}

export interface Newcomer {
  userId: string
  league: number
  rating: number
}

/**
 * Returns the group of each newcomer: the one of their league that has room and comes nearest to their rating, or a new one.
 * `lastNo` is the highest number given in each league so far.
 */
export function groupsFor(
  newcomers: readonly Newcomer[],
  open: readonly OpenGroup[],
  lastNo: ReadonlyMap<number, number>,
): { userId: string; league: number; groupNo: number }[] {
  const withRoom = new Set(open.filter(({ size }) => size < GROUP_SIZE).map((group) => ({ ...group })))
  const last = new Map(lastNo)
  return newcomers.map(({ userId, league, rating }) => {
    let group = nearestOf(withRoom, league, rating)
    if (!group) {
      group = { league, groupNo: (last.get(league) ?? 0) + 1, size: 0, rating: 0 }
      last.set(league, group.groupNo)
      withRoom.add(group)
    }
    group.rating = (group.rating * group.size + rating) / (group.size + 1)
    group.size += 1
    if (group.size === GROUP_SIZE) withRoom.delete(group)
    return { userId, league, groupNo: group.groupNo }
  })
}

/** Returns the group of a league whose mean rating comes nearest; null where the league has none. */
function nearestOf(groups: Iterable<OpenGroup>, league: number, rating: number): OpenGroup | null {
  let nearest: OpenGroup | null = null
  let least = Number.POSITIVE_INFINITY
  for (const group of groups) {
    const distance = Math.abs(group.rating - rating)
    if (group.league !== league || distance >= least) continue
    nearest = group
    least = distance
  }
  return nearest
}

/** Returns the league of the next week. */
export const leagueAfter = (league: number, result: LeagueResult): number => {
  const step = { up: 1, same: 0, down: -1 }[result]
  return Math.min(TOP_LEAGUE, Math.max(0, league + step))
}
