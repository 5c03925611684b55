import type { FastifyInstance } from 'fastify'
import { withFixedDelay } from '#concurrency/repeat.ts'
import { SIGN_IN } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import type { Database } from '../store/database.ts'
import { readLeague, setOutOfLeagues } from './store/group.ts'
import { keepLeagues } from './store/weeks.ts'

/** Every node looks this often for a week that is over and for players to place. */
const KEEP_MS = 30_000

/** The weekly leagues: one's own group, leaving, and the work of the week's end. */
export function leagueRoutes(
  app: FastifyInstance,
  { db, identify, keepMs = KEEP_MS }: { db: Database; identify: Identify; keepMs?: number | undefined },
): void {
  serve(
    app,
    identify,
    'GET /api/league',
    async ({ caller }) => (await readLeague(db, caller.userId)) ?? SIGN_IN,
  )
  serve(app, identify, 'PATCH /api/league', async ({ body, caller }) =>
    (await setOutOfLeagues(db, caller.userId, body.out)) ? { out: body.out } : SIGN_IN,
  )

  let stop = async (): Promise<void> => undefined
  app.addHook('onListen', async () => {
    stop = withFixedDelay(
      keepMs,
      () => keepLeagues(db),
      (error) => app.log.warn(`the leagues were not kept: ${error.message}`),
    )
  })
  app.addHook('onClose', () => stop())
}
