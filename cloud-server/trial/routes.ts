import type { FastifyInstance } from 'fastify'
import { withFixedDelay } from '#concurrency/repeat.ts'
import { type Identify, serve } from '#http/serve.ts'
import { accountLimits } from '../accounts/limits.ts'
import { isDatabaseAway } from '../store/availability.ts'
import type { Database } from '../store/database.ts'
import { answerTrial, askTrial, type TrialParts } from './trials.ts'

/** Expired questions are forgotten this often. */
const TIDY_MS = 60_000

/** A visitor's question: anybody's, from the practice pool alone. */
export function trialRoutes(
  app: FastifyInstance,
  identify: Identify,
  parts: TrialParts & { db: Database },
): void {
  const limited = accountLimits(parts.db)
  serve(
    app,
    identify,
    'POST /api/trial/question',
    async ({ request }) => (await limited('trial', request)) ?? askTrial(parts),
  )
  serve(
    app,
    identify,
    'POST /api/trial/answer',
    async ({ body, request }) => (await limited('trial', request)) ?? answerTrial(parts, body),
  )
  const stop = withFixedDelay(
    TIDY_MS,
    () => parts.trials.forgetExpired(parts.now()),
    (error) => {
      if (!isDatabaseAway(error)) app.log.error({ err: error }, 'expired trials could not be forgotten')
    },
  )
  app.addHook('onClose', stop)
}
