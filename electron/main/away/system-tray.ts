import path from 'node:path'
import electron, { Menu } from 'electron'
import type { TrayIcon } from './tray.ts'

/** macOS colors the icon itself; elsewhere it is in our colors. Each has a file for sharper screens beside it (@2x). */
const ICONS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'Template.png', win32: 'windows.png' }

// Read at each call: a runtime without a tray must not stop the start.
export const hasTray = (): boolean => Boolean(electron.Tray)

/** Our icon in this computer's tray, or null where the runtime has none. */
export function systemTray(folder: string, open: () => void): TrayIcon | null {
  if (!hasTray()) return null
  try {
    const icon = new electron.Tray(path.join(folder, ICONS[process.platform] ?? 'linux.png'))
    // On macOS a click opens the menu.
    if (process.platform !== 'darwin') icon.on('click', open)
    return {
      show(tooltip, menu) {
        icon.setToolTip(tooltip)
        icon.setContextMenu(Menu.buildFromTemplate(menu))
      },
      remove: () => icon.destroy(),
    }
  } catch (error) {
    console.error('The icon could not be put into the tray:', error)
    return null
  }
}
