import type { FastifyInstance } from 'fastify'
import { readOnce } from './companion/library.ts'
import { companionRoutes } from './companion/routes.ts'
import { dailyRoutes } from './daily/routes.ts'
import type { StudyHost } from './engine.ts'
import { examRoutes } from './exam/routes.ts'
import { notebookRoutes } from './notebook/routes.ts'
import { tellingRoutes } from './notebook/telling-routes.ts'
import { practiceRoutes } from './practice/routes.ts'
import { picker } from './questions/pick.ts'
import { soloRoutes } from './solo/routes.ts'
import { statsRoutes } from './stats/routes.ts'

/** The study engine: the same routes on the desktop's SQLite and the cloud's PostgreSQL. */
export async function studyPlugin(app: FastifyInstance, host: StudyHost): Promise<void> {
  const { companion } = host
  const engine = {
    ...host,
    // Atticus, the notebook and rule cards share one library: reading it takes a while.
    ...(companion ? { companion: { ...companion, library: readOnce(companion.library) } } : {}),
    pick: picker(host.store, host.random),
  }
  soloRoutes(app, engine)
  practiceRoutes(app, engine)
  examRoutes(app, engine)
  notebookRoutes(app, engine)
  tellingRoutes(app, engine)
  statsRoutes(app, engine)
  if (host.daily) dailyRoutes(app, engine, host.daily)
  companionRoutes(app, engine)
}
