import type { BrowserWindowConstructorOptions } from 'electron'

/** The options of the one window: a sandboxed page that has no Node and reaches us through the preload alone. */
export const windowOptions = (preload: string) =>
  ({
    width: 1280,
    height: 860,
    minWidth: 360,
    minHeight: 560,
    // Shown at its first paint, so that it never flashes white.
    show: false,
    title: 'Bar Duel',
    backgroundColor: '#0e1524',
    autoHideMenuBar: true,
    webPreferences: {
      preload,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      webviewTag: false,
      spellcheck: false,
    },
  }) satisfies BrowserWindowConstructorOptions
