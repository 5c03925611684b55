import { BrowserWindow, screen } from 'electron'
import { APP_ORIGIN } from '#protocol/bridge.ts'
import type { SettingsFile } from './settings.ts'
import { windowOptions } from './window-options.ts'
import { windowPlace } from './window-place.ts'

/** Opens the one window where it was last, on a page of ours. */
export function openWindow(preload: string, settings: SettingsFile, page = '/'): void {
  const { window: was, zoom } = settings.now()
  const place = windowPlace(
    was,
    screen.getAllDisplays().map((display) => display.workArea ?? display.bounds),
  )
  const window = new BrowserWindow({ ...windowOptions(preload), ...place })
  if (was?.maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  window.webContents.on('did-finish-load', () => window.webContents.setZoomFactor(zoom))
  window.on('close', () => {
    const maximized = window.isMaximized()
    const bounds = maximized && was ? was : window.getBounds()
    void settings.change({ window: { ...bounds, maximized } })
  })
  window.loadURL(`${APP_ORIGIN}${page}`).catch((error: Error) => console.error(error.message))
}

/** Brings the open window to the front, on another page where one is named. */
export function showWindow(page: string | null = null): void {
  const window = BrowserWindow.getAllWindows()[0]
  if (window?.isMinimized()) window.restore()
  // Hidden to the tray; one that is still loading shows itself at its first paint.
  if (window && !window.isVisible() && !window.webContents.isLoading()) window.show()
  window?.focus()
  if (page !== null)
    window?.loadURL(`${APP_ORIGIN}${page}`).catch((error: Error) => console.error(error.message))
}
