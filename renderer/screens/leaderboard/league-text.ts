import { counted, ordinal, plural } from '#protocol/figures.ts'
import { HOUR_MS } from '#rules/days.ts'
import type { League } from '../../clients/league.ts'
import { leagueName } from '../../components/league-name.ts'

/** Returns the time left of the week: '3 days left', '5 hours left', 'less than an hour left'. */
export function timeLeftText(remainingMs: number): string {
  const hours = Math.floor(remainingMs / HOUR_MS)
  if (hours >= 48) return `${Math.floor(hours / 24)} days left`
  if (hours >= 1) return `${counted(hours, 'hour', 'hours')} left`
  return 'less than an hour left'
}

/** Returns what the zones of a group mean for its players. */
export function zonesText({ zones: { up, down }, league }: Pick<League, 'zones' | 'league'>): string {
  const top = plural(up, 'first place moves', `top ${up} move`)
  const last = plural(down, 'last place drops', `last ${down} drop`)
  if (up > 0 && down > 0)
    return `The ${top} up to ${leagueName(league + 1)}, and the ${last} to ${leagueName(league - 1)}.`
  if (up > 0) return `The ${top} up to ${leagueName(league + 1)}.`
  if (down > 0) return `The ${last} to ${leagueName(league - 1)}.`
  return 'No one moves up or down until more players join this group.'
}

/** Returns how the last week ended. */
export function lastWeekText({
  result,
  place,
  size,
  nextLeague,
  points,
}: NonNullable<League['last']>): string {
  const league = leagueName(nextLeague)
  const finish = place === null ? 'You left your group.' : `You finished ${ordinal(place)} of ${size}.`
  if (result === 'up') return `${finish} You moved up to ${league}.`
  if (result === 'down')
    return points === 0 && place !== null
      ? `You earned no points, so you dropped to ${league}.`
      : `${finish} You dropped to ${league}.`
  return `${finish} You stayed in ${league}.`
}
