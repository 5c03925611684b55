import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'
import { serve } from '#study/http/serve.ts'
import { BODY_LIMIT, sendFrameworkRefusal, speakProtocol } from '#study/http/speak.ts'
import { studyPlugin } from '#study/plugin.ts'
import { accountRoutes } from './accounts/routes.ts'
import { sessions } from './accounts/session.ts'
import { type Config, isSecure } from './config.ts'
import type { Bus } from './duels/bus.ts'
import { duelRoutes } from './duels/routes.ts'
import type { DuelSettings } from './duels/settings.ts'
import { pushBoards } from './leaderboard/push.ts'
import { leaderboardRoutes } from './leaderboard/routes.ts'
import { checkOrigin } from './plugins/origin.ts'
import { rateLimits } from './plugins/rate-limit.ts'
import { apiReference } from './plugins/reference.ts'
import { webApp } from './plugins/web-app.ts'
import { isDatabaseAway } from './store/availability.ts'
import { boardStore } from './store/boards/boards.ts'
import type { Database } from './store/database.ts'
import { sessionStore } from './store/sessions.ts'
import { cloudStudyStore } from './store/study.ts'
import { userStore } from './store/users.ts'

export interface AppParts {
  db: Database
  /** the same database, for the duels' own connections */
  databaseUrl: string
  config: Pick<Config, 'publicUrl'>
  /** the built renderer; null serves the API alone */
  webRoot: string | null
  now?: () => number
  random?: () => number
  log?: boolean
  /** the boards' and the duels' times and limits, shortened by tests; the wire between nodes, wrapped by fault runs */
  boardPushMs?: number
  duels?: { settings?: Partial<DuelSettings>; wrapBus?: (bus: Bus) => Bus }
}

/** The cloud server as an app that listens nowhere yet: tests inject into it, server.ts gives it a port. */
export async function cloudApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, config, now = Date.now, random = Math.random } = parts
  const secure = isSecure(config)
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // Only a server with a public address has a proxy in front; without one, nobody else says where a caller is.
    trustProxy: config.publicUrl ? 'loopback' : false,
    requestTimeout: 30_000,
    frameworkErrors: (error, _request, reply) => sendFrameworkRefusal(error, reply),
    logger: parts.log
      ? { level: 'warn', redact: ['req.headers.cookie', 'req.headers.authorization'] }
      : false,
    routerOptions: { maxParamLength: 200 },
  })
  speakProtocol(app, isDatabaseAway)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: secure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(cookie)
  const mine = sessions(sessionStore(db), secure, now)
  await rateLimits(app, db)
  checkOrigin(app, config)
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    mine.prolong(request, reply)
  })

  await apiReference(app)
  serve(app, mine.identify, 'GET /api/health', async () => {
    await db.$queryRaw`select 1`
    return { status: 'ok' as const }
  })
  accountRoutes(app, { users: userStore(db), sessions: mine, now })
  await studyPlugin(app, { store: cloudStudyStore(db), identify: mine.identify, now, random })
  const boards = boardStore(db)
  leaderboardRoutes(app, { boards, identify: mine.identify })
  await duelRoutes(app, {
    db,
    databaseUrl: parts.databaseUrl,
    identify: mine.identify,
    publicUrl: config.publicUrl,
    random,
    ...parts.duels,
  })
  pushBoards(app, { boards, everyMs: parts.boardPushMs })
  if (parts.webRoot) await webApp(app, parts.webRoot)
  return app
}
