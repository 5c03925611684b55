import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { SIGNUP_DAYS } from '#rules/admin.ts'
import { DAY_MS } from '#rules/days.ts'
import { type AuditDetail, auditAdmin, auditPage } from '../store/audit.ts'
import { emailStream } from './email-stream.ts'
import type { AdminParts } from './parts.ts'
import { emailAnalytics } from './store/email-analytics.ts'
import { emailPages, recentSignups } from './store/email-list.ts'

/** The filters that were set, for the log. */
const asked = (filters: Record<string, string | number | undefined>): AuditDetail =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, value]],
    ),
  )

/** Email analytics, sign-ups and the export, each written to the audit log before it is answered (spec sections 2, 7). */
export function emailRoutes(app: FastifyInstance, { db, identify, now }: AdminParts): void {
  serve(app, identify, 'GET /api/admin/email-analytics', async ({ caller }) => {
    await auditAdmin(db, caller.userId, 'email_analytics_viewed', {}, now())
    return emailAnalytics(db, now())
  })

  serve(app, identify, 'GET /api/admin/recent-signups', async ({ caller, query }) => {
    const days = query.days ?? SIGNUP_DAYS
    await auditAdmin(db, caller.userId, 'recent_signups_viewed', { days }, now())
    return recentSignups(db, new Date(now() - days * DAY_MS))
  })

  serve(app, identify, 'GET /api/admin/export-emails', async ({ caller, query, request, reply }) => {
    await auditAdmin(db, caller.userId, 'email_export_started', asked(query), now())
    reply.type('application/json; charset=utf-8')
    return emailStream(emailPages(db, query, now()), async (end) => {
      try {
        await auditAdmin(db, caller.userId, 'email_export_ended', { ...end }, now())
      } catch (error) {
        // Its start is in the log; a database that went away cannot take its end.
        request.log.warn({ err: error }, 'the end of an export could not be written down')
      }
    })
  })

  serve(app, identify, 'GET /api/admin/audit', async ({ caller, query }) => {
    await auditAdmin(db, caller.userId, 'audit_viewed', asked(query), now())
    return auditPage(db, query.before)
  })
}
