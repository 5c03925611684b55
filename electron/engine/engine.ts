import Fastify, { type FastifyInstance } from 'fastify'
import { readersWriterLock } from '#concurrency/readers-writer-lock.ts'
import { applyProtocol, BODY_LIMIT } from '#http/errors.ts'
import type { Identify } from '#http/serve.ts'
import type { EngineStart } from '#protocol/engine-messages.ts'
import { LEAST_MS_TO_ANSWER } from '#rules/reading.ts'
import { studyPlugin } from '#study/plugin.ts'
import { accountRoutes } from './accounts.ts'
import type { Cloud } from './cloud.ts'
import { engineCompanion } from './companion.ts'
import { dailyRoutes } from './daily/routes.ts'
import { gateway } from './gateway.ts'
import { guardRequests } from './guard.ts'
import { cloudNotebook } from './notebook.ts'
import { noUnlock, type PasswordUnlock } from './password-unlock.ts'
import { countWaiting, type Profiles, profiles } from './profiles.ts'
import { type SignOut, signOut } from './sign-out.ts'
import { storageFault } from './store/faults.ts'
import { ratingUpdates } from './sync/ratings.ts'
import { syncRoutes } from './sync/routes.ts'
import { SYNC_TIMING, type SyncTiming, syncer } from './sync/syncer.ts'
import { waitingNote } from './waiting-note.ts'

/** Replacements that tests give for the real ones, and what the running engine shares with its app. */
export interface EngineOptions {
  /** left out, nobody is let in without the server */
  unlock?: PasswordUnlock
  timing?: SyncTiming
  /** ms */
  now?: () => number
  random?: () => number
  /** how soon after its showing a question is answered (ms) */
  leastAnswerMs?: number
  /** called when a player's file was damaged and replaced, with the count of answers and notes saved out of it */
  onDamaged?: (saved: number) => void
  /** called when another player's sign-in deleted a file, with the count of answers and notes lost with it */
  onWiped?: (lost: number) => void
}

export interface EngineApp {
  app: FastifyInstance
  leaving: SignOut
  players: Profiles
}

const bareApp = (): FastifyInstance =>
  Fastify({
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    // Its own stream: a desktop app may have no standard output to write to.
    logger: { level: 'error', stream: { write: (line: string) => console.error(line.trimEnd()) } },
  })

/** The player whose session the engine holds and whose file is open, or null. */
const identifyIn =
  (server: Cloud, players: Profiles): Identify =>
  async () => {
    const userId = server.session()?.userId
    return userId !== undefined && players.current()?.userId === userId
      ? { userId, role: 'player' as const }
      : null
  }

/** Fetches the server's version of the questions in the background, and has it taken in between two questions. */
function questionUpdates(players: Profiles, server: Cloud) {
  const gate = readersWriterLock((error) => console.error('New questions could not be taken in:', error))
  const update = async (hash: string) => {
    if ((await players.current()?.sync.practiceBank()) === hash) return
    if (await players.bank.fetch(hash, server)) gate.between(players.takeBank)
  }
  const onBank = (hash: string): void => {
    update(hash).catch((error: unknown) => console.error('New questions could not be fetched:', error))
  }
  return { gate, onBank }
}

/** The engine as an app that listens nowhere yet. */
export async function engineApp(
  start: Omit<EngineStart, 'type' | 'pipe' | 'proxy'>,
  server: Cloud,
  options: EngineOptions = {},
): Promise<EngineApp> {
  const { timing = SYNC_TIMING, now = Date.now, random = Math.random } = options
  const { leastAnswerMs = LEAST_MS_TO_ANSWER, unlock = noUnlock(start.keptFolder ?? start.dataFolder) } =
    options
  const app = bareApp()
  applyProtocol(app, storageFault)
  const lostByCrash = async () => (players.keepsNothing() ? countWaiting(players.current()) : 0)
  const note = start.ephemeral ? waitingNote(start.dataFolder, lostByCrash) : null
  const players: Profiles = profiles(start, { ...options, ...(note && { onChange: note.changed }) })
  const { gate, onBank } = questionUpdates(players, server)
  const onRatings = ratingUpdates(players, server, now)
  const sync = syncer({ server, current: players.current, onBank, onRatings, timing, now })
  const companion = engineCompanion(start.bankFolder, server, players, now)
  server.reach.onChange((isOffline) => {
    if (!isOffline) sync.begin()
  })
  app.addHook('onClose', async () => {
    server.reach.stop()
    await sync.stop()
    await companion.stop()
    await players.bank.close()
    await players.close()
  })
  guardRequests(app, { start, server, players, sync, gate, note })

  const identify = identifyIn(server, players)
  const leaving = signOut({ server, players, sync, unlock, note, dataFolder: start.dataFolder })
  accountRoutes(app, identify, { server, players, sync, leaving, unlock })
  dailyRoutes(app, identify, { server, players, clock: now, onSealed: sync.soon })
  syncRoutes(app, identify, { server, players, sync })
  gateway(app, server)
  const serverNotebook = () => cloudNotebook(server)
  await studyPlugin(app, {
    ...{ store: players.store, identify, now, random, companion, leastAnswerMs },
    serverNotebook,
  })
  // The file is opened while the window is; the first call waits for it.
  if (start.session)
    players
      .open(start.session)
      .then(() => sync.begin())
      .catch((error: unknown) => console.error('The study file could not be opened at the start:', error))
  return { app, leaving, players }
}
