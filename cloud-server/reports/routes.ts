import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { HOUR_MS } from '#rules/days.ts'
import type { AdminParts } from '../admin/parts.ts'
import { type Limit, limit } from '../plugins/limit.ts'
import { auditAdmin } from '../store/audit.ts'
import type { Regrader } from './regrader.ts'
import { playersLeft } from './store/left-to-regrade.ts'
import { readNote, unreadNotes } from './store/notes.ts'
import { addReport, reportedIds, reportedQuestions } from './store/reports.ts'
import { rule } from './store/rulings.ts'

/** Reports one player may send in an hour, on all nodes together. */
export const REPORTS_AN_HOUR = 20
const REPORTS: Limit = {
  most: REPORTS_AN_HOUR,
  windowMs: HOUR_MS,
  what: 'You’ve sent a lot of reports.',
}

const NO_ANSWER = refuse(
  'not_found',
  'We don’t have your answer to that question yet. If you answered it offline, try again once it syncs.',
)
const REPORTED = refuse('already_reported', 'You already reported this question')
const NO_QUESTION = refuse('not_found', 'We can’t find that question')
const NO_NOTE = refuse('not_found', 'We can’t find that note')
const OK = { ok: true } as const

/** Players' reports on questions, the admins' rulings on them, and the notes that bring players those rulings. */
export function reportRoutes(
  app: FastifyInstance,
  { db, identify, now, regrader }: AdminParts & { regrader: Regrader },
): void {
  serve(app, identify, 'POST /api/questions/:showingId/report', async ({ caller, params, body }) => {
    const refused = await limit(db, `report:${caller.userId}`, REPORTS)
    if (refused) return refused
    const outcome = await addReport(
      db,
      { userId: caller.userId, showingId: params.showingId, reason: body.reason, text: body.text },
      now(),
    )
    if (outcome === 'added') return OK
    return outcome === 'already' ? REPORTED : NO_ANSWER
  })

  serve(app, identify, 'GET /api/notes', async ({ caller }) => unreadNotes(db, caller.userId))

  serve(app, identify, 'POST /api/notes/:id/read', async ({ caller, params }) =>
    (await readNote(db, caller.userId, params.id, now())) ? OK : NO_NOTE,
  )

  serve(app, identify, 'GET /api/admin/reports', async ({ caller, query }) => {
    await auditAdmin(db, caller.userId, 'reports_viewed', { state: query.state }, now())
    const { ids, more } = await reportedIds(db, query.state, query.page)
    return { questions: await reportedQuestions(db, ids), more }
  })

  serve(app, identify, 'GET /api/admin/reports/:questionId', async ({ caller, params: { questionId } }) => {
    const [question] = await reportedQuestions(db, [questionId])
    if (!question) return NO_QUESTION
    await auditAdmin(db, caller.userId, 'question_viewed', { questionId }, now())
    return question
  })

  serve(app, identify, 'POST /api/admin/reports/:questionId/ruling', async ({ caller, params, body }) => {
    if (!(await rule(db, caller.userId, params.questionId, body.ruling, now()))) return NO_QUESTION
    // The ruling is in the database; the players' records follow in the background.
    void regrader.regrade()
    const [question] = await reportedQuestions(db, [params.questionId])
    return question ?? NO_QUESTION
  })

  serve(app, identify, 'GET /api/admin/reports/:questionId/mending', async ({ params }) => ({
    playersLeft: await playersLeft(db, params.questionId),
  }))
}
