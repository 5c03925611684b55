import type { MenuItemConstructorOptions } from 'electron'

export interface MenuActions {
  syncNow(): void
  /** opens the settings of this computer */
  settings(): void
  zoom(step: -1 | 0 | 1): void
  about(): void
}

const SEPARATOR: MenuItemConstructorOptions = { type: 'separator' }

/** The application's menu. Items that are not ours are roles of the system, which brings their words and keys. */
export function menuTemplate(platform: NodeJS.Platform, actions: MenuActions): MenuItemConstructorOptions[] {
  const { syncNow, settings, zoom, about } = actions
  const aboutItem: MenuItemConstructorOptions = { label: 'About Bar Duel', click: about }
  const settingsItem: MenuItemConstructorOptions = {
    label: 'Settings...',
    accelerator: 'CmdOrCtrl+,',
    click: settings,
  }
  return [
    ...(platform === 'darwin'
      ? [
          {
            label: 'Bar Duel',
            submenu: [
              aboutItem,
              SEPARATOR,
              settingsItem,
              SEPARATOR,
              { role: 'hide' },
              { role: 'unhide' },
              SEPARATOR,
              { role: 'quit' },
            ],
          } satisfies MenuItemConstructorOptions,
        ]
      : []),
    {
      label: '&File',
      submenu: [
        { label: 'Sync now', accelerator: 'CmdOrCtrl+Shift+S', click: syncNow },
        ...(platform === 'darwin' ? [] : [settingsItem]),
        SEPARATOR,
        platform === 'darwin' ? { role: 'close' } : { role: 'quit' },
      ],
    },
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        { label: 'Zoom in', accelerator: 'CmdOrCtrl+Plus', click: () => zoom(1) },
        { label: 'Zoom out', accelerator: 'CmdOrCtrl+-', click: () => zoom(-1) },
        { label: 'Actual size', accelerator: 'CmdOrCtrl+0', click: () => zoom(0) },
        SEPARATOR,
        { role: 'togglefullscreen' },
        { role: 'reload' },
      ],
    },
    { role: 'windowMenu' },
    ...(platform === 'darwin'
      ? []
      : [{ label: '&Help', submenu: [aboutItem] } satisfies MenuItemConstructorOptions]),
  ]
}

const STEP = 0.1
const [SMALLEST, LARGEST] = [0.5, 3]

/** The zoom factor after a step; step 0 is the actual size. */
export const zoomed = (zoom: number, step: -1 | 0 | 1): number =>
  step === 0 ? 1 : Math.min(LARGEST, Math.max(SMALLEST, Math.round((zoom + step * STEP) * 10) / 10))
