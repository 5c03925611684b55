import electronUpdater, { type AppUpdater } from 'electron-updater'

/**
 * The installed app as electron-updater needs to know it. electron-updater's own would keep fetched files in the system's
 * cache and runs only inside Electron; ours keeps them in the app's data folder, and tests give another.
 */
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

/** The updater that replaces this installation, or null where the system's own tools do (a .deb) or nothing can. */
export function platformUpdater(
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
  app: UpdatableApp,
): AppUpdater | null {
  if (platform === 'win32') return new electronUpdater.NsisUpdater(null, app)
  if (platform === 'darwin') return new electronUpdater.MacUpdater(undefined, app)
  return platform === 'linux' && env.APPIMAGE ? new electronUpdater.AppImageUpdater(null, app) : null
}
