import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { ratingsIn } from '#study/ratings-file.ts'
import { heldRatings } from '#study/store/ratings.ts'
import type { AdminParts } from '../admin/parts.ts'
import { auditAdmin } from '../store/audit.ts'
import { rankedRatings } from './store/calibration.ts'
import { lastReport } from './store/report.ts'
import { suspectsIn } from './store/suspects.ts'

/** How well chances hold, and which questions aren't as hard as they're written to be, for admins. */
export function calibrationRoutes(app: FastifyInstance, { db, identify, now }: AdminParts): void {
  serve(app, identify, 'GET /api/admin/calibration', async ({ caller }) => {
    await auditAdmin(db, caller.userId, 'calibration_viewed', {}, now())
    const suspects = [
      ...(await suspectsIn(db, 'practice', ratingsIn((await heldRatings(db)) ?? '{}'))),
      ...(await suspectsIn(db, 'ranked', await rankedRatings(db))),
    ]
    return { report: await lastReport(db), suspects }
  })
}
