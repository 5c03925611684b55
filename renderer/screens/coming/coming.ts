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
  adminEmails: {
    title: 'E-mail analytics',
    promise: 'For admins: who has signed up, how active they are, and their addresses as a file.',
    contents: [
      'Totals, engagement and law schools at a glance',
      'Sign-ups of the last 7 days',
      'An export to CSV by level, points, law school and activity',
    ],
  },
} as const satisfies Record<string, Coming>
