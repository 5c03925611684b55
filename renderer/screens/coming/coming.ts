/** What a screen that is not built yet says of itself (spec section 2 has the screens themselves). */
export interface Coming {
  readonly title: string
  readonly promise: string
  readonly contents: readonly string[]
}

export const COMING = {
  daily: {
    title: 'Daily Casefile',
    promise: 'One hard question a day, the same for every player, with the clock running.',
    contents: [
      '90 seconds from the moment you open the case',
      '+150 XP and 2x mastery for the right answer',
      'A streak for every day you answer, with milestones at 3, 7, 14, 30, 50 and 100 days',
      'A full explanation, and a new case each day at midnight UTC',
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
  publicStats: {
    title: 'Player record',
    promise: 'What a player shows the bar: profile, rating and accuracy.',
    contents: [
      'Name, law school, rating, win rate, accuracy and daily streak',
      'Right answers in each of the 7 subjects',
      'A link to share, and a challenge to send',
    ],
  },
} as const satisfies Record<string, Coming>
