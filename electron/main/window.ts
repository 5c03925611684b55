import { BrowserWindow } from 'electron'
import { APP_ORIGIN } from '#protocol/bridge.ts'
import { windowOptions } from './window-options.ts'

export function openWindow(preload: string): void {
  const window = new BrowserWindow(windowOptions(preload))
  window.once('ready-to-show', () => window.show())
  window.loadURL(`${APP_ORIGIN}/`).catch((error: Error) => console.error(error.message))
}

/** Brings the open window to the front. */
export function showWindow(): void {
  const window = BrowserWindow.getAllWindows()[0]
  if (window?.isMinimized()) window.restore()
  window?.focus()
}
