import { app, BrowserWindow, dialog, Menu } from 'electron'
import { type MenuActions, menuTemplate, zoomed } from './menu.ts'
import type { SettingsFile } from './settings.ts'

/** Sets the application's menu; what it changes of the view is kept. */
export function applicationMenu(
  settings: SettingsFile,
  actions: Pick<MenuActions, 'syncNow' | 'settings'>,
): void {
  const about = () =>
    void dialog.showMessageBox({ type: 'info', message: `Bar Duel ${app.getVersion()}`, detail: runtime() })
  const zoom = (step: -1 | 0 | 1) => {
    const to = zoomed(settings.now().zoom, step)
    for (const window of BrowserWindow.getAllWindows()) window.webContents.setZoomFactor(to)
    void settings.change({ zoom: to })
  }
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, { ...actions, zoom, about })))
}

/** The runtime's own versions, for the 'about' box. */
export const runtime = (): string => {
  const { electron, chrome, node } = process.versions
  return [electron && `Electron ${electron}`, chrome && `Chromium ${chrome}`, node && `Node ${node}`]
    .filter(Boolean)
    .join(', ')
}
