import { BrowserWindow, screen, type WebContents } from 'electron'
import { APP_ORIGIN, CALL_CHANNEL } from '#protocol/bridge.ts'
import type { SettingsFile } from './settings.ts'
import { windowOptions } from './window-options.ts'
import { windowPlace } from './window-place.ts'

/** The app's window; there is one at most. */
export interface Windows {
  open(page?: string): void
  /** Brings the window to the front, or opens it. */
  bringUp(): void
}

export const isWindowOpen = (): boolean => BrowserWindow.getAllWindows().length > 0

export const openPages = (): WebContents[] =>
  BrowserWindow.getAllWindows().map((window) => window.webContents)

/** Calls every page: there is something it may ask for. */
export const callPages = (): void => {
  for (const page of openPages()) if (!page.isDestroyed()) page.send(CALL_CHANNEL)
}

function load(window: BrowserWindow, page: string): void {
  window.loadURL(`${APP_ORIGIN}${page}`).catch((error: Error) => console.error(error.message))
}

/** Opens the window where it was last, on a page of ours. */
function openWindow(preload: string, settings: SettingsFile, page: string): void {
  const { window: last, zoom } = settings.now()
  const place = windowPlace(
    last,
    screen.getAllDisplays().map((display) => display.workArea ?? display.bounds),
  )
  const window = new BrowserWindow({ ...windowOptions(preload), ...place })
  if (last?.maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.webContents.on('did-finish-load', () => window.webContents.setZoomFactor(zoom))
  window.on('close', () => {
    const maximized = window.isMaximized()
    const bounds = maximized && last ? last : window.getBounds()
    void settings.change({ window: { ...bounds, maximized } })
  })
  load(window, page)
}

/** Brings the open window to the front, on another page where one is named. */
export function showWindow(page: string | null = null): void {
  const window = BrowserWindow.getAllWindows()[0]
  if (window?.isMinimized()) window.restore()
  // Hidden to the tray; a window that is still loading shows itself at its first paint.
  if (window && !window.isVisible() && !window.webContents.isLoading()) window.show()
  window?.focus()
  if (window && page !== null) load(window, page)
}

/** The app's window, sandboxed behind this preload script. */
export function appWindows(preload: string, settings: SettingsFile): Windows {
  const open = (page = '/') => openWindow(preload, settings, page)
  return {
    open,
    bringUp: () => (isWindowOpen() ? showWindow() : open()),
  }
}
