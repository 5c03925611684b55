import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { MATCHES_A_PAGE } from '#protocol/http/matches.ts'
import type { Config } from '../config.ts'
import type { Database } from '../store/database.ts'
import { historyPage, placeAt } from './match-history.ts'
import { publicStats } from './public-stats.ts'
import { finishedMatches } from './store/match-history.ts'
import { publicRecord } from './store/public-records.ts'

interface RecordParts {
  db: Database
  config: Pick<Config, 'publicUrl'>
  identify: Identify
  now: () => number
}

/** The records of play that only the cloud has: other players' public records, and one's own finished matches. */
export function recordRoutes(app: FastifyInstance, { db, config, identify, now }: RecordParts): void {
  serve(app, identify, 'GET /api/stats/user/:userId', async ({ params, request }) => {
    const origin = config.publicUrl?.href ?? `${request.protocol}://${request.host}`
    if (!URL.canParse(origin)) return refuse('invalid', 'The address could not be read')
    const record = await publicRecord(db, params.userId)
    return record ? publicStats(record, origin, now()) : refuse('not_found', 'User not found')
  })

  serve(app, identify, 'GET /api/matches', async ({ caller, query }) =>
    historyPage(await finishedMatches(db, caller.userId, placeAt(query.before), MATCHES_A_PAGE + 1)),
  )
}
