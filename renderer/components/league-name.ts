import { LEAGUES } from '#rules/leagues.ts'

/** Returns the name of a league, 0 being the lowest; of one that this edition doesn't know, its number. */
export const leagueName = (league: number): string => LEAGUES[league] ?? `League ${league + 1}`
