import type { FastifyInstance, FastifyRequest } from 'fastify'
import { batcher } from '#concurrency/batcher.ts'
import type { Identify } from '#http/serve.ts'
import type { Random } from '#rules/shuffle.ts'
import { blockRoutes } from '../blocks/routes.ts'
import type { NoteSecurity } from '../security/security-log.ts'
import type { Bus } from '../sockets/bus.ts'
import type { Hub } from '../sockets/hub.ts'
import { socketRoutes } from '../sockets/routes.ts'
import { postgresBus } from '../sockets/store/bus.ts'
import { isDatabaseAway } from '../store/availability.ts'
import { type Database, duelDatabase } from '../store/database.ts'
import { countRequests, STARTS } from '../store/rate-limits.ts'
import { friendGameRoutes } from './friend/routes.ts'
import { reviewRoute } from './live/review.ts'
import { testDuelRoutes } from './live/test-duel.ts'
import { watchRoute } from './live/watch.ts'
import { type DuelServer, duelServer } from './server.ts'
import { DUEL_SETTINGS, type DuelSettings } from './settings.ts'
import { waitForMatch } from './start/day-share.ts'

/** Several loops a second find out that the database is away; the log hears it once in so long. */
const WARN_EVERY_MS = 5_000

declare module 'fastify' {
  interface FastifyInstance {
    /** the way to players' tabs, for whatever has something to tell them */
    live: Pick<Hub, 'toUser' | 'toEveryone' | 'sockets'> & Pick<DuelServer, 'isPlaying'>
  }
}

export interface DuelParts {
  db: Database
  databaseUrl: string
  identify: Identify
  publicUrl: URL | null
  random: Random
  note: NoteSecurity
  settings?: Partial<DuelSettings>
  /** stands between the nodes in place of the database's own wire; fault runs lose notices by it */
  wrapBus?: (bus: Bus) => Bus
}

/** Returns a function that logs a failure and returns the code for players: the database is away, or the fault is ours. */
function failureLog(app: FastifyInstance): (error: Error) => 'unavailable' | 'internal' {
  let lastWarning = -WARN_EVERY_MS
  return (error) => {
    const away = isDatabaseAway(error)
    const due = performance.now() - lastWarning > WARN_EVERY_MS
    if (away && due) {
      lastWarning = performance.now()
      app.log.warn('the database cannot be reached')
    } else if (!away) app.log.error({ err: error }, 'live work failed')
    return away ? 'unavailable' : 'internal'
  }
}

/** The live socket and the duel's HTTP routes. Its loops begin when the app listens; an app that is only asked has none. */
export async function duelRoutes(app: FastifyInstance, parts: DuelParts): Promise<void> {
  const { db, databaseUrl, identify, publicUrl, random, note } = parts
  const settings = { ...DUEL_SETTINGS, ...parts.settings }
  const failed = failureLog(app)
  const wire = postgresBus(databaseUrl)
  const bus = parts.wrapBus?.(wire) ?? wire
  const duels = duelDatabase(databaseUrl, { connections: settings.connections })
  const countStart = batcher((keys: readonly string[]) => countRequests(db, keys, STARTS.windowMs), settings)
  const server = duelServer({
    db: duels,
    bus,
    settings,
    random,
    async mayStart(userId) {
      const waitMs = await waitForMatch(db, userId, settings.matchesPerDay)
      if (waitMs !== null) return { kind: 'enough_today', waitMs }
      const { current, ttl } = await countStart(`${STARTS.key}${userId}`)
      return current > settings.startsPerMinute ? { kind: 'too_often', waitMs: ttl } : { kind: 'now' }
    },
    failed,
  })
  const { hub, isPlaying, onConnect, handle, onDisconnect } = server
  app.decorate('live', {
    toUser: (userId, message) => hub.toUser(userId, message),
    toEveryone: (message) => hub.toEveryone(message),
    sockets: () => hub.sockets(),
    isPlaying,
  })
  app.addHook('onListen', () => server.start())
  const onStop = () => server.stop()
  const notTheirs = (request: FastifyRequest, userId: string) => note(request, userId, 'record_refused')
  const tabs = { onConnect, handle, onDisconnect, onStop, failed, notTheirs }
  await socketRoutes(app, { db, identify, publicUrl, settings, bus, ...tabs })
  reviewRoute(app, { identify, loader: server.loader, db: duels, publicUrl })
  watchRoute(app, { identify, loader: server.loader, db: duels, requests: db })
  testDuelRoutes(app, { identify, duels, requests: db, random })
  friendGameRoutes(app, { identify, games: server.friendGames, requests: db })
  blockRoutes(app, { identify, duels, requests: db })
}
