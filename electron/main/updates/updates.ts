import updater, { type AppUpdater } from 'electron-updater'
import { nodeHttp } from './node-http.ts'

/** The installed app as electron-updater needs to know it; tests give another. */
export interface UpdatableApp {
  version: string
  name: string
  isPackaged: boolean
  appUpdateConfigPath: string
  userDataPath: string
  baseCachePath: string
  whenReady(): Promise<void>
  relaunch(): void
  quit(): void
  onQuit(handler: (exitCode: number) => void): void
}

/** Which updater replaces this installation, or null where the system's own tools do (a .deb) or nothing can. */
export function updaterFor(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  app: UpdatableApp,
): AppUpdater | null {
  if (platform === 'win32') return new updater.NsisUpdater(null, app)
  if (platform === 'darwin') return new updater.MacUpdater(undefined, app)
  return platform === 'linux' && env.APPIMAGE ? new updater.AppImageUpdater(null, app) : null
}

export type UpdateCheck =
  /** nothing newer, or a newer version this installation's share of the rollout has not come to */
  | { found: 'nothing' }
  /** fetched and checked; installed when the app quits */
  | { found: 'update'; version: string }
  | { found: 'failed'; reason: string }

/** Looks for a newer version at a feed, fetches it and leaves it to be installed at the next quit. */
export function updates(made: AppUpdater, feed: string): { check(): Promise<UpdateCheck> } {
  Object.assign(made, { httpExecutor: nodeHttp(), logger: null })
  made.autoDownload = false
  made.autoInstallOnAppQuit = true
  // Whole files only: parts of old ones would be fetched by other ways than the one above.
  made.disableDifferentialDownload = true
  made.allowDowngrade = false
  made.setFeedURL({ provider: 'generic', url: feed })
  // What fails is answered below; without a listener the event would end the process.
  made.on('error', () => undefined)
  return {
    async check() {
      try {
        const result = await made.checkForUpdates()
        if (!result?.isUpdateAvailable) return { found: 'nothing' }
        await made.downloadUpdate(result.cancellationToken)
        return { found: 'update', version: result.updateInfo.version }
      } catch (error) {
        return { found: 'failed', reason: error instanceof Error ? error.message : String(error) }
      }
    },
  }
}

const FIRST_MS = 60_000
const EVERY_MS = 6 * 3_600_000

/** Checks a while after the start and then every few hours; tells of each version once. Answers how to stop. */
export function checkNowAndThen(
  check: () => Promise<UpdateCheck>,
  tell: (version: string) => void,
): () => void {
  const told = new Set<string>()
  const once = async (): Promise<void> => {
    const outcome = await check()
    if (outcome.found === 'failed') console.error(`No update could be looked for: ${outcome.reason}`)
    if (outcome.found !== 'update' || told.has(outcome.version)) return
    told.add(outcome.version)
    tell(outcome.version)
  }
  const first = setTimeout(once, FIRST_MS)
  const every = setInterval(once, EVERY_MS)
  return () => {
    clearTimeout(first)
    clearInterval(every)
  }
}
