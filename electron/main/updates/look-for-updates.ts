import path from 'node:path'
import { app } from 'electron'

/** Looks for updates at the server, once the window is there; an app that is not installed has nothing to replace. */
export async function lookForUpdates(server: string, tell: (version: string) => void): Promise<() => void> {
  const { checkNowAndThen, updaterFor, updates } = await import('./updates.ts')
  const made = updaterFor(process.platform, process.env, {
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
  if (!made) return () => undefined
  return checkNowAndThen(updates(made, new URL('/updates/', server).href).check, tell)
}
