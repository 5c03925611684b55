import path from 'node:path'

/** The installations that can replace themselves; every other one is its installer's to update. */
export type Installation = 'nsis' | 'mac' | 'AppImage'

export interface InstalledApp {
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  /** the file that runs */
  program: string
  isThere: (file: string) => boolean
}

/**
 * How this app was installed, or null where the system or an administrator installed it: from .deb, .rpm, MSI or MSIX.
 */
export function installationOf({ platform, env, program, isThere }: InstalledApp): Installation | null {
  if (platform === 'darwin') return 'mac'
  if (platform === 'linux') return env.APPIMAGE ? 'AppImage' : null
  if (platform !== 'win32') return null
  // Only NSIS lays an uninstaller beside the app. An update by NSIS would install a second copy beside one by MSI.
  return isThere(path.win32.join(path.win32.dirname(program), 'Uninstall Bar Duel.exe')) ? 'nsis' : null
}
