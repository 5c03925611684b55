import { existsSync } from 'node:fs'
import path from 'node:path'
import { app, session } from 'electron'
import { setProxy } from '../../network/proxy.ts'
import { trustSystemCertificates } from '../../network/system-certificates.ts'
import { systemProxy } from '../system-proxy.ts'
import { bakedFeed } from './baked-feed.ts'
import { checkPeriodically } from './check-periodically.ts'
import { installationOf } from './installation.ts'
import type { UpdatableApp } from './platform-updater.ts'
import { updateCheck } from './update-check.ts'
import { type UpdateSource, updateSource } from './update-source.ts'

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

/** Where this app's updates come from: the feed it was built with, unless the policy or its installer forbids that. */
export const thisUpdateSource = (isDisabled: boolean): UpdateSource =>
  updateSource({
    isPackaged: app.isPackaged,
    feed: bakedFeed(),
    isDisabled,
    installation: installationOf({
      platform: process.platform,
      env: process.env,
      program: process.execPath,
      isThere: existsSync,
    }),
  })

/** Looks for updates from now on, where they come from the maker. Returns a function that stops it. */
export async function lookForUpdates(
  source: UpdateSource,
  onUpdate: (version: string) => void,
): Promise<() => void> {
  if (source.from !== 'maker') return () => undefined
  // electron-updater is large: it is loaded once the window is there, and only by an app that can be replaced.
  const { platformUpdater } = await import('./platform-updater.ts')
  const check = updateCheck(platformUpdater(source.installation, installedApp()), source.feed)
  trustSystemCertificates()
  const resolve = (address: string) => session.defaultSession.resolveProxy(address)
  const checkOverProxy = async () => {
    setProxy(await systemProxy({ resolve, address: source.feed.address }))
    return check()
  }
  return checkPeriodically(checkOverProxy, onUpdate)
}
