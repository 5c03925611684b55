import { app } from 'electron'
import type { DesktopAbout } from '#protocol/bridge.ts'

/** The versions of the app and of its runtime, for the 'about' box. */
export const about = (): Omit<DesktopAbout, 'updates'> => {
  const { electron, chrome, node } = process.versions
  return {
    version: app.getVersion(),
    platform: process.platform,
    runtime: [electron && `Electron ${electron}`, chrome && `Chromium ${chrome}`, node && `Node ${node}`]
      .filter(Boolean)
      .join(', '),
  }
}
