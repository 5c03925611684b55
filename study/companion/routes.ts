import type { FastifyInstance } from 'fastify'
import type { StudyHost } from '../engine.ts'
import type { Companion } from './converse.ts'
import type { CompanionHost } from './host.ts'
import { libraryOf, readOnce } from './library.ts'
import { libraryRoutes } from './library-routes.ts'
import { threadRoutes } from './thread-routes.ts'

const NOBODYS = libraryOf([])
const BARE: CompanionHost = { library: async () => NOBODYS, closed: async () => null, model: null }

/** Whether the clock of a player's daily question runs here. */
export type DailyRuns = (userId: string) => Promise<boolean>

/**
 * The study companion over HTTP (spec section 7, Study companion). He is silent while `dailyRuns` and while the host says
 * so.
 */
export function companionRoutes(
  app: FastifyInstance,
  { identify, store, now, companion }: StudyHost,
  dailyRuns: DailyRuns = async () => false,
): void {
  const given = companion ?? BARE
  const closed: CompanionHost['closed'] = async (userId) =>
    (await dailyRuns(userId)) ? 'daily' : given.closed(userId)
  const atticus: Companion = { host: { ...given, closed, library: readOnce(given.library) }, store, now }
  threadRoutes(app, identify, atticus)
  libraryRoutes(app, { identify, store, now }, atticus)
}
