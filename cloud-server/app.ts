import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import Fastify, { type FastifyInstance, type FastifyRequest, type RouteOptions } from 'fastify'
import { applyProtocol, BODY_LIMIT, sendFrameworkRefusal } from '#http/errors.ts'
import { refuse } from '#http/refusal.ts'
import { type Identify, serve } from '#http/serve.ts'
import { LEAST_MS_TO_ANSWER } from '#rules/reading.ts'
import { studyPlugin } from '#study/plugin.ts'
import { accounts } from './accounts/accounts.ts'
import type { IsBreached } from './accounts/breached.ts'
import { sessions } from './accounts/session.ts'
import { fileKeys } from './accounts/store/file-keys.ts'
import { adminAccountRoutes } from './admin/accounts.ts'
import { emailRoutes } from './admin/emails.ts'
import { heldRoutes } from './admin/held.ts'
import { calibrationRoutes } from './calibration/routes.ts'
import { desktopCompanionRoutes } from './companion/desktop.ts'
import { type CompanionParts, companionHost, NO_LIBRARY } from './companion/host.ts'
import { type Config, isSecure } from './config.ts'
import { pushBoards } from './leaderboard/push.ts'
import { leaderboardRoutes } from './leaderboard/routes.ts'
import { boardStore } from './leaderboard/store/boards.ts'
import { leagueRoutes } from './leagues/routes.ts'
import type { Mailer } from './mail/mailer.ts'
import { duelRoutes } from './matches/routes.ts'
import type { DuelSettings } from './matches/settings.ts'
import { metricsRoute } from './metrics/route.ts'
import { checkHost } from './plugins/host.ts'
import { isApi } from './plugins/is-api.ts'
import { type LogLevel, logging } from './plugins/logging.ts'
import { checkOrigin } from './plugins/origin.ts'
import { MOST_AT_ONCE, turnAwayOverload } from './plugins/overload.ts'
import { apiReference } from './plugins/reference.ts'
import { limitRequests, REQUEST_LIMITS, type RequestLimits } from './plugins/request-limits.ts'
import { webApp } from './plugins/web-app.ts'
import { cardLookUp } from './records/player-cards.ts'
import { recordRoutes } from './records/routes.ts'
import { reminders } from './reminders/reminders.ts'
import { type Regrader, regrader } from './reports/regrader.ts'
import { reportRoutes } from './reports/routes.ts'
import { securityRoutes } from './security/routes.ts'
import { securityLog } from './security/security-log.ts'
import type { Bus } from './sockets/bus.ts'
import { databaseFault } from './store/availability.ts'
import { cloudDailySource } from './store/daily.ts'
import type { Database } from './store/database.ts'
import { isAlive, isReady } from './store/readiness.ts'
import { sessionStore } from './store/sessions.ts'
import { cloudStudy } from './store/study.ts'
import { userStore } from './store/users.ts'
import { bankRoute } from './sync/bank-route.ts'
import { syncRoutes } from './sync/routes.ts'
import { syncStore } from './sync/store/sync.ts'
import { trialRoutes } from './trial/routes.ts'
import { trialStore } from './trial/store/trials.ts'
import { keepTrial } from './trial/trials.ts'

export interface AppParts {
  db: Database
  /** the same database, for the duels' own connections */
  databaseUrl: string
  config: Pick<Config, 'publicUrl'> &
    Partial<Pick<Config, 'adminEmails' | 'trustProxy' | 'host' | 'metricsToken'>>
  /** where letters go; without it none is written */
  mailer?: Mailer
  /** the operator's list of breached passwords; without it, the commonest alone are refused */
  isBreached?: IsBreached
  /** the built renderer; null serves the API alone */
  webRoot: string | null
  /** the built question bank, from which desktops fetch new practice questions; without it they keep theirs */
  bankRoot?: string | null
  /** Atticus' library and model; without them he knows nothing */
  companion?: CompanionParts
  now?: () => number
  random?: () => number
  /** how much is logged; nothing where it is left out */
  log?: LogLevel
  /** the boards' and the duels' times and limits, shortened by tests; the wire between nodes, wrapped by fault runs */
  boardPushMs?: number
  keepLeaguesMs?: number
  remindMs?: number
  /** origins of push services beside those known */
  pushServices?: readonly string[] | undefined
  duels?: { settings?: Partial<DuelSettings>; wrapBus?: (bus: Bus) => Bus }
  /** how often players and addresses may ask; machines ask more often */
  requestLimits?: RequestLimits
  /** requests worked on at once; more are turned away */
  mostAtOnce?: number
  /** how soon after its showing a question is answered (ms); 0 where machines play */
  leastAnswerMs?: number
  /** brings records in line with rulings; made here where it is left out */
  rulings?: Regrader
  /** told of every route as it is registered */
  onRoute?: (route: RouteOptions) => void
  /** how long a request may take to arrive (ms) */
  requestTimeoutMs?: number
}

/** A reply of /api is data: nothing keeps it, and it is no page. */
const API_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The app wants none of these. */
const NO_DEVICES = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

const NOT_READY = refuse('unavailable', 'This server is restarting. Try again in a minute.')

/** A request has this long to arrive; those that have not are looked for every so often (ms). */
const REQUEST_TIMEOUT_MS = 30_000
const CHECK_EVERY_MS = 5_000

/** The app before any route: its limits, its log, the protocol's errors, safe headers and cookies. */
async function bareApp({ config, log, onRoute, requestTimeoutMs }: AppParts): Promise<FastifyInstance> {
  const requestTimeout = requestTimeoutMs ?? REQUEST_TIMEOUT_MS
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // Only a server with a public address has a proxy in front; without one, nobody else says where a caller is.
    trustProxy: config.publicUrl ? (config.trustProxy ?? 'loopback') : false,
    requestTimeout,
    http: {
      // Left at its 60 s it would change places with the shorter limit of the whole request.
      headersTimeout: requestTimeout,
      connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, requestTimeout),
    },
    frameworkErrors: (error, _request, reply) => sendFrameworkRefusal(error, reply),
    logger: log ? logging(log) : false,
    routerOptions: { maxParamLength: 200 },
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  applyProtocol(app, databaseFault)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    hsts: isSecure(config),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
  })
  await app.register(cookie)
  return app
}

/** Whether the server lives, and whether it takes players: one that stops no longer does. */
function healthRoutes(app: FastifyInstance, identify: Identify, db: Database): void {
  serve(app, identify, 'GET /api/health', async () => {
    await isAlive(db)
    return { status: 'ok' as const }
  })
  let stopping = false
  app.addHook('preClose', async () => {
    stopping = true
  })
  serve(app, identify, 'GET /api/ready', async () =>
    !stopping && (await isReady(db)) ? { status: 'ready' as const } : NOT_READY,
  )
}

/** The cloud server as an app that listens nowhere yet: tests inject into it, server.ts gives it a port. */
export async function cloudApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, config, now = Date.now, random = Math.random, leastAnswerMs = LEAST_MS_TO_ANSWER } = parts
  const app = await bareApp(parts)
  const session = sessions(sessionStore(db), isSecure(config), now, fileKeys(db))
  const limits = parts.requestLimits ?? REQUEST_LIMITS
  const mine = { ...session, identify: limitRequests(app, { db, identify: session.identify, limits }) }
  checkHost(app, config)
  checkOrigin(app, config)
  turnAwayOverload(app, parts.mostAtOnce ?? MOST_AT_ONCE)
  app.addHook('onSend', async (request, reply) => {
    if (isApi(request)) reply.headers(API_HEADERS)
    reply.header('permissions-policy', NO_DEVICES)
    mine.prolong(request, reply)
  })

  if (config.metricsToken) metricsRoute(app, { db, token: config.metricsToken })
  await apiReference(app, { identify: mine.identify, isPublic: config.publicUrl !== null })
  healthRoutes(app, mine.identify, db)
  const users = userStore(db)
  const { changes, watch, store } = cloudStudy(db, now)
  const trial = { trials: trialStore(db), store, now, random, leastAnswerMs }
  trialRoutes(app, mine.identify, { ...trial, db })
  const keep = (userId: string, trialId: string) => keepTrial(trial, userId, trialId)
  const note = securityLog(db, now)
  const services = accounts(app, { ...parts, users, sessions: mine, note, now, keepTrial: keep })
  adminAccountRoutes(app, { db, identify: mine.identify, ...services, now })
  securityRoutes(app, { db, identify: mine.identify, note })
  const lookUpCard = cardLookUp(db)
  recordRoutes(app, { db, config, identify: mine.identify, lookUpCard, now })
  const rulings =
    parts.rulings ??
    regrader(db, now, (error) => app.log.error({ err: error }, 'a record could not be regraded'))
  app.addHook('onClose', () => rulings.stop())
  for (const forAdmins of [emailRoutes, heldRoutes, calibrationRoutes])
    forAdmins(app, { db, identify: mine.identify, now })
  reportRoutes(app, { db, identify: mine.identify, now, regrader: rulings })
  bankRoute(app, { db, identify: mine.identify, folder: parts.bankRoot ?? null })
  syncRoutes(app, { db, identify: mine.identify, store: syncStore(db, changes, watch), users, now })
  const daily = cloudDailySource(db, random, now)
  const companion = companionHost(db, parts.companion ?? NO_LIBRARY)
  await studyPlugin(app, { store, identify: mine.identify, now, random, daily, companion, leastAnswerMs })
  desktopCompanionRoutes(app, mine.identify, { host: companion, store, now })
  const boards = boardStore(db)
  leaderboardRoutes(app, { boards, identify: mine.identify })
  leagueRoutes(app, { db, identify: mine.identify, keepMs: parts.keepLeaguesMs })
  await duelRoutes(app, {
    db,
    databaseUrl: parts.databaseUrl,
    identify: mine.identify,
    publicUrl: config.publicUrl,
    random,
    note,
    ...parts.duels,
    settings: { leastAnswerMs, ...parts.duels?.settings },
  })
  const { pushServices, remindMs: lookMs } = parts
  reminders(app, { ...{ db, study: store, sessions: mine, now }, ...config, pushServices, lookMs })
  pushBoards(app, { boards, everyMs: parts.boardPushMs })
  const isVisitor = (request: FastifyRequest) => !mine.isBrought(request)
  if (parts.webRoot)
    await webApp(app, { folder: parts.webRoot, publicUrl: config.publicUrl, lookUpCard, isVisitor })
  return app
}
