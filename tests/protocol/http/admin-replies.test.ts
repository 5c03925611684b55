import { describe, expect, it } from 'vitest'
import { adminRoutes } from '#protocol/http/admin.ts'
import { AT, holds, ID } from '../contract.ts'

const signups = adminRoutes['GET /api/admin/recent-signups']
const audit = adminRoutes['GET /api/admin/audit']

holds(
  'the figures over all accounts',
  adminRoutes['GET /api/admin/email-analytics'].reply,
  {
    totalUsers: 120,
    usersWithEmail: 90,
    emailCaptureRate: 75.5,
    activeUsersWithEmail: 40,
    topPerformers: { count: 3, avgLevel: 21.5 },
    engagement: {
      avgQuestionsAnswered: 81.5,
      avgCorrectRate: 64.2,
      avgDailyStreak: 1.5,
      maxDailyStreak: 30,
    },
    lawSchoolDistribution: [{ lawSchool: 'Yale', count: 12 }],
  },
  { mayBeNull: ['lawSchoolDistribution.0.lawSchool'] },
)

describe('a number in an admin’s question', () => {
  it('comes out of an address, and may be left out or empty', () => {
    expect(signups.query.parse({ days: '7' })).toEqual({ days: 7 })
    expect(audit.query.parse({ before: '12' })).toEqual({ before: 12 })
    expect([signups.query.parse({}), audit.query.parse({ before: '' })]).toEqual([{}, {}])
  })

  it('is refused beyond a year of days, and beyond the database’s numbers of entries', () => {
    const isDays = (days: string) => signups.query.safeParse({ days }).success
    const isBefore = (before: string) => audit.query.safeParse({ before }).success
    expect(['0', '1', '1.5', '365', '366'].filter(isDays)).toEqual(['1', '365'])
    // The database's integers end there.
    expect(['0', '1', '2147483647', '2147483648'].filter(isBefore)).toEqual(['1', '2147483647'])
  })
})

holds(
  'the last sign-ups',
  signups.reply,
  [{ id: ID, username: 'ada', email: 'ada@example.org', lawSchool: 'Yale', createdAt: AT }],
  { mayBeNull: ['0.email', '0.lawSchool'] },
)

holds(
  'the email export',
  adminRoutes['GET /api/admin/export-emails'].reply,
  [
    {
      email: 'ada@example.org',
      username: 'ada',
      displayName: 'Ada L',
      lawSchool: 'Yale',
      level: 7,
      points: 340,
      dailyStreak: 8,
      lastLoginAt: AT,
    },
  ],
  { mayBeNull: ['0.lawSchool', '0.lastLoginAt'] },
)

holds(
  'the audit log',
  audit.reply,
  {
    entries: [
      {
        id: 41,
        at: AT,
        by: 'ada',
        action: 'email_export_ended',
        detail: { lawSchool: 'Yale', rows: 12, whole: true, error: null },
      },
    ],
    more: true,
  },
  {
    // The detail differs from action to action.
    heldElsewhere: ['entries.0.detail'],
    values: [
      [
        'entries.0.action',
        [
          'email_analytics_viewed',
          'recent_signups_viewed',
          'email_export_started',
          'email_export_ended',
          'reports_viewed',
          'question_ruled_sound',
          'question_struck',
          'question_restored',
          'admin_granted',
          'admin_revoked',
        ],
        ['', 'signed_in'],
      ],
      ['entries.0.detail', [{}, { rows: 1.5 }], [{ rows: [] }, { rows: {} }]],
    ],
  },
)
