import type { SyncStatus } from '#protocol/http/sync.ts'
import { type TrayActions, type TrayStatus, trayLabel, trayMenu } from './tray-menu.ts'

/** An icon in the system's tray; tests give others. */
export interface TrayIcon {
  show(tooltip: string, menu: ReturnType<typeof trayMenu>): void
  remove(): void
}

interface TrayParts {
  /** makes the icon; returns null where the system has no tray */
  make: () => TrayIcon | null
  /** returns the sync status; null while nobody is signed in */
  status: () => Promise<SyncStatus | null>
  actions: Pick<TrayActions, 'open' | 'quit'> & { syncNow(): Promise<unknown> }
}

export interface Tray {
  /** Puts the icon there, or takes it away. Returns whether it is there. */
  turn(on: boolean): boolean
  isThere(): boolean
}

/** Between two looks at the sync status, over a pipe on this machine: on Linux no event says that the menu opens. */
const REFRESH_MS = 10_000

/** The icon in the tray, with a menu that shows the sync status. */
export function tray({ make, status, actions }: TrayParts): Tray {
  let icon: TrayIcon | null = null
  let timer: NodeJS.Timeout | undefined
  let shown = ''

  // An open menu closes when it is set anew, so only a change is shown.
  function show(now: TrayStatus): void {
    const text = `${trayLabel(now)}/${now?.phase}`
    if (!icon || text === shown) return
    shown = text
    icon.show(`Bar Duel: ${trayLabel(now)}`, trayMenu(now, { ...actions, syncNow }))
  }

  const refresh = async (): Promise<void> => show(await status().catch(() => null))

  function syncNow(): void {
    void actions.syncNow().then(refresh)
    void refresh()
  }

  return {
    turn(on) {
      if (on && !icon) {
        icon = make()
        if (!icon) return false
        shown = ''
        show(undefined)
        void refresh()
        timer = setInterval(() => void refresh(), REFRESH_MS)
      } else if (!on && icon) {
        clearInterval(timer)
        icon.remove()
        icon = null
      }
      return icon !== null
    },
    isThere: () => icon !== null,
  }
}
