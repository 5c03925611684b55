import { z } from 'zod'
import { EXPORT_BOUNDS, EXPORT_SCHOOL_MAX } from '#rules/admin.ts'
import type { Route } from '../route.ts'

const instant = z.iso.datetime()

/** An empty filter is no filter (spec section 5, Admin export). */
const filter = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)

/** Filters of the email export; all that are set must hold (design section 4, Admin). */
export const exportFilters = z.object({
  minLevel: filter(whole(...EXPORT_BOUNDS.minLevel)),
  minPoints: filter(whole(...EXPORT_BOUNDS.minPoints)),
  /** part of the law school's name, in any case */
  lawSchool: filter(z.string().trim().max(EXPORT_SCHOOL_MAX)),
  activeInLastDays: filter(whole(...EXPORT_BOUNDS.activeInLastDays)),
})

export type ExportFilters = z.infer<typeof exportFilters>

/** One row of the export (spec section 3, Admin entities). */
export const exportRecord = z.object({
  email: z.string(),
  username: z.string(),
  displayName: z.string(),
  lawSchool: z.string().nullable(),
  level: z.int(),
  points: z.int(),
  dailyStreak: z.int(),
  lastLoginAt: instant.nullable(),
})

export type ExportRecord = z.infer<typeof exportRecord>

/** The kinds of entries in the audit log. */
export const AUDIT_ACTIONS = [
  'email_analytics_viewed',
  'recent_signups_viewed',
  'email_export_started',
  'email_export_ended',
  'boards_mended',
  'server_restored',
  'held_viewed',
  'held_cleared',
  'reports_viewed',
  'question_viewed',
  'calibration_viewed',
  'question_ruled_sound',
  'question_struck',
  'question_restored',
  'admin_granted',
  'admin_revoked',
  'reset_link_made',
  'two_factor_ended',
  'audit_viewed',
  'accounts_searched',
  'account_viewed',
  'account_signed_out',
  'account_suspended',
  'suspension_lifted',
  'account_renamed',
  'deletion_asked',
  'deletion_taken_back',
] as const

export type AuditAction = (typeof AUDIT_ACTIONS)[number]

const auditEntry = z.object({
  /** counts up */
  id: z.int(),
  at: instant,
  /** the admin as they were called then; a program where it was none */
  by: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** filters, counts, names: what the action was about */
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})

export type AuditEntry = z.infer<typeof auditEntry>

/** Sign-ups one call answers at most, the newest first. */
export const MOST_SIGNUPS = 500

export const adminRoutes = {
  'GET /api/admin/email-analytics': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'Totals, email capture, engagement and law schools over all accounts',
    reply: z.object({
      totalUsers: z.int(),
      usersWithEmail: z.int(),
      /** percent of all accounts */
      emailCaptureRate: z.number(),
      activeUsersWithEmail: z.int(),
      topPerformers: z.object({ count: z.int(), avgLevel: z.number() }),
      engagement: z.object({
        avgQuestionsAnswered: z.number(),
        /** percent, the mean over accounts with answers */
        avgCorrectRate: z.number(),
        avgDailyStreak: z.number(),
        maxDailyStreak: z.int(),
      }),
      /** the largest first; null for accounts without one */
      lawSchoolDistribution: z.array(z.object({ lawSchool: z.string().nullable(), count: z.int() })),
    }),
  },
  'GET /api/admin/recent-signups': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: `Accounts made in the last days, the newest first, ${MOST_SIGNUPS} at most`,
    query: z.object({ days: filter(whole(1, 365)) }),
    reply: z.array(
      z.object({
        id: z.uuid(),
        username: z.string(),
        email: z.string().nullable(),
        lawSchool: z.string().nullable(),
        createdAt: instant,
      }),
    ),
  },
  'GET /api/admin/export-emails': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary:
      'The accounts that agreed to news by mail, confirmed their address and fit the filters, streamed as one JSON array; none that is suspended or about to be deleted',
    query: exportFilters,
    reply: z.array(exportRecord),
  },
  'GET /api/admin/audit': {
    home: 'cloud',
    uses: 'nothing',
    access: 'admin',
    summary: 'What admins did, the newest first, 50 at a time',
    query: z.object({ before: filter(whole(1, 2 ** 31 - 1)) }),
    reply: z.object({ entries: z.array(auditEntry), more: z.boolean() }),
  },
} as const satisfies Record<string, Route>
