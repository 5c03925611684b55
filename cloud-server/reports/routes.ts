import type { FastifyInstance, FastifyReply } from 'fastify'
import { type Refusal, refuse } from '#http/refusal.ts'
import { serve } from '#http/serve.ts'
import { counted } from '#protocol/figures.ts'
import type { AdminParts } from '../admin/emails.ts'
import { auditAdmin } from '../store/audit.ts'
import { countRequest } from '../store/rate-limits.ts'
import type { Regrader } from './regrader.ts'
import { playersLeft } from './store/left-to-regrade.ts'
import { readNote, unreadNotes } from './store/notes.ts'
import { addReport, reportedIds, reportedQuestions } from './store/reports.ts'
import { rule } from './store/rulings.ts'

/** Reports one player may send in an hour, on all nodes together. */
export const REPORTS_AN_HOUR = 20
const HOUR_MS = 3_600_000

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
  async function tooMany(userId: string, reply: FastifyReply): Promise<Refusal | null> {
    const { current, ttl } = await countRequest(db, `report:${userId}`, HOUR_MS)
    if (current <= REPORTS_AN_HOUR) return null
    reply.header('retry-after', Math.ceil(ttl / 1000))
    const minutes = Math.ceil(ttl / 60_000)
    return refuse(
      'rate_limited',
      `You’ve sent a lot of reports. Try again in ${counted(minutes, 'minute', 'minutes')}.`,
    )
  }

  serve(app, identify, 'POST /api/questions/:showingId/report', async ({ caller, params, body, reply }) => {
    const refused = await tooMany(caller.userId, reply)
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
