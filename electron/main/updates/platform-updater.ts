import electronUpdater, { type AppUpdater } from 'electron-updater'
import type { Installation } from './installation.ts'

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

/** The updater that replaces an installation of this kind. */
export function platformUpdater(installation: Installation, app: UpdatableApp): AppUpdater {
  switch (installation) {
    case 'nsis':
      return new electronUpdater.NsisUpdater(null, app)
    case 'mac':
      return new electronUpdater.MacUpdater(undefined, app)
    case 'AppImage':
      return new electronUpdater.AppImageUpdater(null, app)
  }
}
