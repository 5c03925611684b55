/** What a screen that is not built yet says of itself (spec section 2 has the screens themselves). */
export interface Coming {
  readonly title: string
  readonly promise: string
  readonly contents: readonly string[]
}

export const COMING = {
  leaderboard: {
    title: 'Leaderboard',
    promise: 'The standings of the whole bar, by points won in play that the server grades.',
    contents: [
      'Two boards: this week, and all time',
      'Level, law school, points and win rate beside each name',
      'Gold, silver and bronze for the first three places',
    ],
  },
} as const satisfies Record<string, Coming>
