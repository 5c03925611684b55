import { SCREENS } from '#protocol/screens.ts'

/** Returns the address of a finished match's review in the player's own history. */
export const reviewLink = (matchId: string): string =>
  `${SCREENS.stats}?${new URLSearchParams({ tab: 'history', match: matchId })}`
