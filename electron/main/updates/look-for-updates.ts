import path from 'node:path'
import { app } from 'electron'
import { checkPeriodically } from './check-periodically.ts'
import type { UpdatableApp } from './platform-updater.ts'
import { updateCheck } from './update-check.ts'

const installedApp = (): UpdatableApp => ({
  version: app.getVersion(),
  name: app.getName(),
  isPackaged: app.isPackaged,
  appUpdateConfigPath: path.join(process.resourcesPath, 'app-update.yml'),
  userDataPath: app.getPath('userData'),
  baseCachePath: path.join(app.getPath('userData'), 'updates'),
  whenReady: () => app.whenReady(),
  relaunch: () => app.relaunch(),
  quit: () => app.quit(),
  onQuit: (handler) => void app.once('quit', (_event, code) => handler(code)),
})

/** Looks for updates at the server from now on. Returns a function that stops it. */
export async function lookForUpdates(
  server: string,
  onUpdate: (version: string) => void,
): Promise<() => void> {
  // electron-updater is large: it is loaded once the window is there, and only by an app that can be replaced.
  const { platformUpdater } = await import('./platform-updater.ts')
  const updater = platformUpdater(process.platform, process.env, installedApp())
  if (!updater) return () => undefined
  return checkPeriodically(updateCheck(updater, new URL('/updates/', server).href), onUpdate)
}
