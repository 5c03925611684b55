import type { z } from 'zod'
import { accountRoutes } from './http/account.ts'
import { adminRoutes } from './http/admin.ts'
import { adminAccountRoutes } from './http/admin-accounts.ts'
import { analyticsRoutes } from './http/analytics.ts'
import { authRoutes } from './http/auth.ts'
import { blockRoutes } from './http/blocks.ts'
import { calibrationRoutes } from './http/calibration.ts'
import { companionRoutes } from './http/companion.ts'
import { dailyRoutes } from './http/daily.ts'
import { duelRoutes } from './http/duels.ts'
import { examRoutes } from './http/exam.ts'
import { friendGameRoutes } from './http/friend-games.ts'
import { healthRoutes } from './http/health.ts'
import { heldRoutes } from './http/held.ts'
import { leaderboardRoutes } from './http/leaderboard.ts'
import { leagueRoutes } from './http/league.ts'
import { matchRoutes } from './http/matches.ts'
import { notebookRoutes } from './http/notebook.ts'
import { practiceRoutes } from './http/practice.ts'
import { publicStatsRoutes } from './http/public-stats.ts'
import { recoveryRoutes } from './http/recovery.ts'
import { reminderRoutes } from './http/reminders.ts'
import { reportRoutes } from './http/reports.ts'
import { securityRoutes } from './http/security.ts'
import { soloRoutes } from './http/solo.ts'
import { statsRoutes } from './http/stats.ts'
import { syncRoutes } from './http/sync.ts'
import { trialRoutes } from './http/trial.ts'
import { twoFactorRoutes } from './http/two-factor.ts'
import { userRoutes } from './http/users.ts'

/**
 * Every HTTP route there is. Servers register from it, the desktop's gateway is made from it, and a page's calls and
 * cached reads (renderer/clients/http.ts) are typed by it.
 */
export const routes = {
  ...healthRoutes,
  ...authRoutes,
  ...recoveryRoutes,
  ...accountRoutes,
  ...twoFactorRoutes,
  ...securityRoutes,
  ...trialRoutes,
  ...userRoutes,
  ...soloRoutes,
  ...practiceRoutes,
  ...examRoutes,
  ...notebookRoutes,
  ...statsRoutes,
  ...dailyRoutes,
  ...analyticsRoutes,
  ...leaderboardRoutes,
  ...leagueRoutes,
  ...duelRoutes,
  ...publicStatsRoutes,
  ...matchRoutes,
  ...adminRoutes,
  ...adminAccountRoutes,
  ...reportRoutes,
  ...reminderRoutes,
  ...heldRoutes,
  ...calibrationRoutes,
  ...syncRoutes,
  ...companionRoutes,
  ...friendGameRoutes,
  ...blockRoutes,
} as const

export type Routes = typeof routes
export type RouteName = keyof Routes

type Field<R, K extends string> = R extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined

export type BodyOf<N extends RouteName> = Field<Routes[N], 'body'>
export type ParamsOf<N extends RouteName> = Field<Routes[N], 'params'>
export type QueryOf<N extends RouteName> = Field<Routes[N], 'query'>
export type ReplyOf<N extends RouteName> = z.output<Routes[N]['reply']>
