import type { FastifyInstance } from 'fastify'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { MATCHES_A_PAGE } from '#protocol/http/matches.ts'
import { usernameKey } from '#rules/accounts/username.ts'
import type { Config } from '../config.ts'
import { webOrigin } from '../plugins/web-origin.ts'
import type { Database } from '../store/database.ts'
import { historyPage, placeAt } from './match-history.ts'
import type { LookUpCard } from './player-cards.ts'
import { publicStats } from './public-stats.ts'
import { finishedMatches } from './store/match-history.ts'
import { publicRecord } from './store/public-records.ts'

interface RecordParts {
  db: Database
  config: Pick<Config, 'publicUrl'>
  identify: Identify
  lookUpCard: LookUpCard
  now: () => number
}

/** The records of play that only the cloud has: other players' public records, and one's own finished matches. */
export function recordRoutes(app: FastifyInstance, parts: RecordParts): void {
  const { db, config, identify, lookUpCard, now } = parts

  serve(app, identify, 'GET /api/stats/card', async ({ query, request }) => {
    const { id, username = '' } = query
    const card = await lookUpCard(request, id === undefined ? { usernameKey: usernameKey(username) } : { id })
    return card ?? refuse('not_found', 'User not found')
  })

  serve(app, identify, 'GET /api/stats/user/:userId', async ({ params, request }) => {
    const origin = webOrigin(config.publicUrl, request)
    if (!URL.canParse(origin)) return refuse('invalid', 'We couldn’t read that address')
    const record = await publicRecord(db, params.userId)
    return record ? publicStats(record, origin, now()) : refuse('not_found', 'User not found')
  })

  serve(app, identify, 'GET /api/matches', async ({ caller, query }) =>
    historyPage(await finishedMatches(db, caller.userId, placeAt(query.before), MATCHES_A_PAGE + 1)),
  )
}
