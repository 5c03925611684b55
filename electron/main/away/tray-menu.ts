import type { MenuItemConstructorOptions } from 'electron'
import type { SyncStatus } from '#protocol/http/sync.ts'
import { signOf } from '#protocol/sync/sign.ts'

export interface TrayActions {
  open(): void
  syncNow(): void
  quit(): void
}

/** The sync status; null while nobody is signed in, undefined until the engine has returned it for the first time. */
export type TrayStatus = SyncStatus | null | undefined

/** The sync status, in the header's own words. */
export const trayLabel = (status: TrayStatus): string =>
  status ? signOf(status).label : status === null ? 'Signed out' : 'Starting...'

/** The menu of the tray's icon. */
export function trayMenu(status: TrayStatus, actions: TrayActions): MenuItemConstructorOptions[] {
  const { open, syncNow, quit } = actions
  return [
    { label: 'Open Bar Duel', click: open },
    { type: 'separator' },
    { label: trayLabel(status), enabled: false },
    { label: 'Sync now', enabled: Boolean(status) && status?.phase !== 'syncing', click: syncNow },
    { type: 'separator' },
    { label: 'Quit Bar Duel', click: quit },
  ]
}
