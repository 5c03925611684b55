/** Every screen's path (spec S2.1). Any other path is the 404 page. */
export const SCREENS = {
  home: '/',
  signup: '/signup',
  daily: '/daily',
  practice: '/practice',
  review: '/review',
  notebook: '/notebook',
  exam: '/exam',
  examReport: '/exam/:blockId',
  solo: '/solo',
  stats: '/stats',
  publicStats: '/stats/:userId',
  leaderboard: '/leaderboard',
  watchedDuel: '/duel/:matchId',
  adminEmails: '/admin/emails',
  adminReports: '/admin/reports',
  adminHeld: '/admin/held',
  adminCalibration: '/admin/calibration',
  adminAccounts: '/admin/accounts',
  duelTest: '/duel-test',
  confirmEmail: '/confirm-email',
  resetPassword: '/reset-password',
  settings: '/settings',
} as const

const patterns = Object.values(SCREENS).map((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`))

export const isScreen = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
