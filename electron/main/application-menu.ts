import { BrowserWindow, dialog, Menu } from 'electron'
import { about } from './about.ts'
import { type MenuActions, menuTemplate, zoomed } from './menu.ts'
import type { SettingsFile } from './settings.ts'

function showAbout(): void {
  const { version, runtime } = about()
  void dialog.showMessageBox({ type: 'info', message: `Bar Duel ${version}`, detail: runtime })
}

/** Sets the application's menu. A zoom chosen there is kept in the settings. */
export function applicationMenu(
  settings: SettingsFile,
  actions: Pick<MenuActions, 'syncNow' | 'settings'>,
): void {
  const zoom = (step: -1 | 0 | 1) => {
    const to = zoomed(settings.now().zoom, step)
    for (const window of BrowserWindow.getAllWindows()) window.webContents.setZoomFactor(to)
    void settings.change({ zoom: to })
  }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate(menuTemplate(process.platform, { ...actions, zoom, about: showAbout })),
  )
}
